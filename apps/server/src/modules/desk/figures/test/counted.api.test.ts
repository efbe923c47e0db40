import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { castBookingRoutes } from '@yoimachi/contract/booking';
import { UserType } from '@yoimachi/domain/account';
import {
  COUNTED_FIGURES,
  isPeopleFigure,
  PEOPLE_FIGURES,
  type CountedFigure,
} from '@yoimachi/domain/figures';
import { memberNumber } from '@yoimachi/domain/member';
import { addDays, dayOf, instantAt } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { OPERATORS, useRewoundApp } from '../../../../test-support/index.ts';
import { BOOKING_MODULES, does, finished, requested } from '../../../meeting/booking/test/support.ts';

const app = useRewoundApp({ modules: BOOKING_MODULES });
const desk = asOperator(app);

const DAY = '2026-05-04';
const days = { from: DAY, to: addDays(DAY, 1) };
/** More than a page of the office, of which many happened at once. */
const MANY = 130;
/** The first minute and the last one of a day of Tokyo, and what lies just beside it. */
const within = (index: number) => new Date(instantAt(DAY, 0).getTime() + Math.floor(index / 40) * 60_000);
const beside = [new Date(instantAt(DAY, 0).getTime() - 1), instantAt(addDays(DAY, 2), 0)];

const ACCOUNT = (index: number) => `0190a1b2-0000-7000-8000-${String(index).padStart(12, '0')}`;

async function manyPeople(): Promise<void> {
  const all = [...Array.from({ length: MANY }, (_, index) => within(index)), ...beside];
  await withTransaction(app.db, async (trx) => {
    // They need no way in, and nothing has to hear of them.
    await sql`set local session_replication_role = replica`.execute(trx);
    await trx
      .insertInto('identity')
      .values(all.map((at, index) => ({ id: ACCOUNT(index), created_at: at })))
      .execute();
    await trx
      .insertInto('account')
      .values(
        all.map((at, index) => ({
          id: ACCOUNT(index),
          identity_id: ACCOUNT(index),
          created_at: at,
          left_at: at,
          user_type: index % 2 === 0 ? (1 as const) : (2 as const),
        })),
      )
      .execute();
    await trx
      .insertInto('age_check')
      .values(
        all.flatMap((at, index) =>
          (['VERIFIED', 'REJECTED', 'WITHDRAWN'] as const).map((state, nth) => ({
            id: ACCOUNT(index * 3 + nth),
            account_id: ACCOUNT(index),
            way: 'ANALOG' as const,
            state,
            document_type: 'PASSPORT' as const,
            issuer: '外務大臣',
            decided_at: at,
            submitted_at: new Date(at.getTime() - 90 * 60_000),
            decided_by: state === 'REJECTED' || index % 2 === 0 ? OPERATORS.sato.id : null,
            reason: state === 'REJECTED' ? ('EXPIRED' as const) : null,
          })),
        ),
      )
      .execute();
    await trx
      .insertInto('sent_message')
      .values(
        all.flatMap((at, index) =>
          (['SMS', 'MAIL'] as const).map((channel) => ({
            key: `${index % 3 === 0 ? 'account-notice' : 'notice'}:${ACCOUNT(index)}:${channel}`,
            channel,
            state: index % 7 === 0 ? ('UNKNOWN' as const) : ('SENT' as const),
            started_at: at,
            ended_at: at,
          })),
        ),
      )
      .execute();
  });
}

type Span = typeof days;
const call = (figure: CountedFigure) => {
  if (figure === 'settled') return 'listSettled';
  return isPeopleFigure(figure) ? 'listCountedPeople' : 'listCounted';
};

/** Everything a figure counts, page by page. */
async function listed(figure: CountedFigure, span: Span) {
  const items: { readonly id: string; readonly at: string }[] = [];
  for (let cursor: string | null = null; ;) {
    const query: object = {
      ...span,
      ...(figure !== 'settled' && { figure }),
      ...(cursor !== null && { cursor }),
    };
    const page: { items: typeof items; nextCursor: string | null } = await desk.ok(call(figure), {
      query: query as never,
    });
    items.push(...page.items);
    cursor = page.nextCursor;
    if (cursor === null) return items;
  }
}

async function linesOf(figure: CountedFigure, span: Span) {
  const { pieces, rowCount, fileName } = await desk.ok('exportCounted', { query: { ...span, figure } });
  const text = (await buffer(Readable.from(pieces))).toString('utf8');
  const [heading, ...lines] = text.split('\r\n');
  expect(heading!.startsWith('\uFEFF日時,')).toBe(true);
  expect(lines.pop()).toBe('');
  expect(lines).toHaveLength(rowCount);
  return { lines, fileName };
}

describe('the figures of people', () => {
  test('lead to the rows they count, each once on whatever page, and to the same rows as a file', async () => {
    await manyPeople();
    const { days: counts } = await desk.ok('listPeopleDays', { query: days });
    for (const figure of PEOPLE_FIGURES) {
      const items = await listed(figure, days);
      const count = counts.reduce((sum, day) => sum + day[figure], 0);
      expect(count, figure).toBe(figure === 'guests' || figure === 'casts' ? MANY / 2 : MANY);
      expect(new Set(items.map(({ id }) => id)).size, figure).toBe(count);
      expect(items).toHaveLength(count);
      expect(items.map(({ at }) => at)).toEqual(
        items
          .map(({ at }) => at)
          .toSorted()
          .toReversed(),
      );
      expect((await linesOf(figure, days)).lines, figure).toHaveLength(count);
    }
  });

  test('say who it was, how long an operator took, and what a message was about', async () => {
    await manyPeople();
    const first = async (figure: (typeof PEOPLE_FIGURES)[number]) =>
      (await desk.ok('listCountedPeople', { query: { ...days, figure } })).items[0]!;
    const { number } = await app.db
      .selectFrom('account')
      .select('number')
      .where('id', '=', ACCOUNT(MANY - 2))
      .executeTakeFirstOrThrow();
    const member = { id: ACCOUNT(MANY - 2), number: memberNumber(UserType.GUEST, number), nickname: null };
    expect(await first('guests')).toMatchObject({ member, waitedMinutes: null, sms: null });
    expect(await first('ageChecksRefused')).toMatchObject({ waitedMinutes: 90 });
    // The machine passed it.
    expect(await first('ageChecksPassed')).toMatchObject({ waitedMinutes: null });
    const messages = (await desk.ok('listCountedPeople', { query: { ...days, figure: 'smsSent' } })).items;
    expect(new Set(messages.map(({ sms }) => `${sms!.subject} ${sms!.isTaken}`))).toEqual(
      new Set(['BANK_ACCOUNT true', 'BANK_ACCOUNT false', 'NOTICE true', 'NOTICE false']),
    );
    expect(messages.every(({ member }) => member === null)).toBe(true);
    expect(JSON.stringify(messages)).not.toContain('0190a1b2');
    const { lines, fileName } = await linesOf('guests', days);
    expect(fileName).toBe('ゲスト登録_2026-05-04〜2026-05-05.csv');
    expect(lines.at(-1)).toBe(`2026/05/04 00:03,${member.number},,,`);
  });

  test('refuse a cursor of another figure, and a span that is none', async () => {
    const wrong = Buffer.from(`${instantAt(DAY, 0).toISOString()} code:1`).toString('base64url');
    for (const figure of ['guests', 'left', 'ageChecksPassed'] as const)
      expect(
        await desk.tries('listCountedPeople', { query: { ...days, figure, cursor: wrong } }),
      ).toMatchObject({
        error: { code: 'VALIDATION', field: 'cursor' },
      });
    for (const from of [addDays(DAY, 2), addDays(DAY, -92)]) {
      const query = { ...days, from, figure: 'guests' as const };
      for (const name of ['listCountedPeople', 'exportCounted'] as const)
        expect(await desk.tries(name, { query })).toMatchObject({
          error: { code: 'VALIDATION', field: 'to' },
        });
    }
  });
});

/** A share of a booking as another, but for when it was settled and at how much. */
async function manySettled(): Promise<void> {
  const { bookingId } = await finished(app);
  const { id } = await app.db
    .selectFrom('participation')
    .select('id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  await withTransaction(app.db, async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const [index, at] of [...Array.from({ length: MANY }, (_, nth) => within(nth)), ...beside].entries())
      await sql`
        insert into participation select (jsonb_populate_record(p, ${JSON.stringify({
          id: ACCOUNT(index),
          repeatable: true,
          settled_at: at.toISOString(),
          billed_points: 1000 + index,
          reward_points: 700,
        })}::jsonb)).* from participation p where p.id = ${id}`.execute(trx);
  });
}

test('what was settled is listed once on whatever page, and stands in the file with its points', async () => {
  await manySettled();
  const items = await listed('settled', days);
  expect(items.map(({ id }) => id)).toEqual(
    Array.from({ length: MANY }, (_, index) => ACCOUNT(MANY - 1 - index)),
  );
  const { lines, fileName } = await linesOf('settled', days);
  expect(lines).toHaveLength(MANY);
  expect(fileName).toBe('利用ポイントと手数料_2026-05-04〜2026-05-05.csv');
  expect(lines.at(-1)!.endsWith(`,${1000 + MANY - 1},${300 + MANY - 1}`)).toBe(true);
});

describe('what a figure counts as a file', () => {
  test('is what is listed, the oldest first, by numbers, and kept with who took it away', async () => {
    const refused = await requested(app);
    await app.moveBy(30);
    await does(app, refused, castBookingRoutes.confirmBooking, { decision: -1, reason: '満席のため' });
    await finished(app);
    const today = dayOf(app.clock.now());
    const span = { from: addDays(today, -30), to: today };
    for (const figure of COUNTED_FIGURES) {
      const [items, { lines }] = [await listed(figure, span), await linesOf(figure, span)];
      expect(lines, figure).toHaveLength(items.length);
    }
    const { lines } = await linesOf('refused', span);
    const { items } = await desk.ok('listCounted', { query: { ...span, figure: 'refused' } });
    const [{ booking, guest, cast }] = items as [(typeof items)[number]];
    expect(lines[0]).toContain(`,${booking.number},G-`);
    expect(lines[0]!.endsWith(',30')).toBe(true);
    expect(lines[0]).not.toContain(guest.nickname);
    expect(lines[0]).not.toContain(cast.nickname);
    const elsewhere = await desk.ok('exportCounted', {
      query: { ...span, figure: 'refused', district: '北新地' },
    });
    expect(elsewhere.rowCount).toBe(0);
    const kept = await app.db
      .selectFrom('operator_audit')
      .select(['targets', 'outcome'])
      .where('call', '=', 'exportCounted')
      .execute();
    expect(kept).toContainEqual({ targets: { ...span, figure: 'refused' }, outcome: 'DONE' });
  });

  test('is taken away by those alone who may take the books', async () => {
    const query = { ...days, figure: 'guests' as const };
    for (const name of ['sato', 'suzuki', 'tanaka'] as const) {
      const role = (
        await app.db
          .selectFrom('operator')
          .select('role')
          .where('id', '=', OPERATORS[name].id)
          .executeTakeFirstOrThrow()
      ).role;
      const tried = await asOperator(app, name).tries('exportCounted', { query });
      expect(tried.ok, role).toBe(role === 'owner' || role === 'finance');
    }
  });
});
