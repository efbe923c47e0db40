import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { UserType } from '@yoimachi/domain/account';
import { memberNumber } from '@yoimachi/domain/member';
import { accountNames, lotKindNames, transferNames } from '@yoimachi/contract/ledger-labels';
import { addDays, dayOf, formatDay, formatTime, instantAt } from '@yoimachi/domain/time';
import { asOperator } from '../../../../test-support/as-operator.ts';
import {
  guestWithPoints,
  OPERATORS,
  typed,
  useRewoundApp,
  verifiedCast,
} from '../../../../test-support/index.ts';
import { createDb, createPool, withTransaction } from '#platform/database';
import { signedIn } from '../../../desk/office/test/browser.ts';
import { appendTransfers, system } from '../ledger.store.ts';
import { bookingOf, hold, settle } from './support.ts';

const app = useRewoundApp();
const desk = asOperator(app);

const HEADER = '番号,日時,種類,振替元,振替元の会員,振替先,振替先の会員,金額（P）,ロット,ロットの種類,予約';
type Query = Parameters<typeof desk.ok<'exportTransfers'>>[1]['query'];
type Listed = Awaited<ReturnType<typeof desk.ok<'listTransfers'>>>['items'][number];

/** A guest who bought 1,000 points, of which a meeting cost 500. */
async function met() {
  const guest = await guestWithPoints(app, 1000);
  const cast = await verifiedCast(app);
  const booking = await bookingOf(app, guest.userId, cast.userId, 2);
  await hold(app, guest.userId, booking.bookingId, 800);
  await settle(app, booking, cast.userId, { points: 500 });
  const { number } = await app.db
    .selectFrom('account')
    .select('number')
    .where('id', '=', guest.userId)
    .executeTakeFirstOrThrow();
  return { guest, booking, guestNumber: memberNumber(UserType.GUEST, number) };
}

const wholeText = async (pieces: AsyncIterable<Uint8Array>) =>
  (await buffer(Readable.from(pieces))).toString('utf8');

/** The lines of the file, without its heading; and how many it said it has. */
async function taken(query: Query) {
  const { pieces, rowCount, fileName } = await desk.ok('exportTransfers', { query });
  const text = await wholeText(pieces);
  const [heading, ...lines] = text.split('\r\n');
  expect(heading).toBe(`\uFEFF${HEADER}`);
  expect(lines.pop()).toBe('');
  expect(lines).toHaveLength(rowCount);
  return { lines, fileName };
}
const linesOf = async (query: Query) => (await taken(query)).lines;

/** What the office lists, the oldest first, as it stands in the file. */
async function listed(query: object): Promise<string[]> {
  const items: Listed[] = [];
  for (let cursor: string | null = null, pages = 0; pages === 0 || cursor !== null; pages++) {
    const page: Awaited<ReturnType<typeof desk.ok<'listTransfers'>>> = await desk.ok('listTransfers', {
      query: { ...query, ...(cursor !== null && { cursor }) },
    });
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items.toReversed().map(lineOf);
}

const lineOf = ({ number, at, kind, from, to, points, lot, booking }: Listed): string => {
  const when = new Date(at);
  return [
    number,
    `${formatDay(dayOf(when))} ${formatTime(when)}`,
    transferNames[kind],
    accountNames[from.account],
    from.owner?.number,
    accountNames[to.account],
    to.owner?.number,
    points,
    lot?.number,
    lot && lotKindNames[lot.kind],
    booking?.number,
  ].join(',');
};

const give = (key: string) => ({
  kind: 'ADJUSTMENT' as const,
  from: system('ADJUSTED'),
  to: system('GRANTED'),
  points: 7,
  key,
});
const audited = () =>
  app.db
    .selectFrom('operator_audit')
    .select(['call', 'targets', 'outcome', 'operator_id'])
    .where('call', '=', 'exportTransfers')
    .orderBy('number')
    .execute();

describe('the journal as a file', () => {
  test('is the journal, the oldest first, of whatever is listed and of any days', async () => {
    const { guest, booking, guestNumber } = await met();
    await app.moveBy(24 * 60);
    await met();
    await app.moveBy(24 * 60);
    await met();
    await app.db
      .updateTable('booking')
      .set({ number: 'DH-20261121-7K3M9QXA' })
      .where('id', '=', booking.bookingId)
      .execute();
    const today = dayOf(app.clock.now());
    const yesterday = addDays(today, -1);
    const all = await listed({});
    expect(all.length).toBeGreaterThan(12);
    expect(await linesOf({})).toEqual(all);
    const { items } = await desk.ok('listTransfers', { query: { of: guestNumber, group: 'BOUGHT' } });
    const lot = items[0]!.lot!.number;
    for (const query of [
      { group: 'HELD' } as const,
      { group: 'DEBTS' } as const,
      { day: yesterday },
      { day: yesterday, group: 'USED' } as const,
      ...[guestNumber, lot, items[0]!.number, 'dh-20261121-7k3m9qxa'].map((of) => ({ of })),
      { of: guestNumber, group: 'BOUGHT' } as const,
      { of: guestNumber, day: yesterday },
      { of: 'T-999999999' },
      { from: yesterday, to: today },
      { from: yesterday },
      { to: yesterday },
      { from: addDays(today, -2), to: yesterday, group: 'HELD' } as const,
      { of: guestNumber, from: addDays(today, -2), to: today },
    ])
      expect(await linesOf(query), JSON.stringify(query)).toEqual(await listed(query));
    const ofDays = async (...days: string[]) =>
      (await Promise.all(days.map((day) => listed({ day })))).flat();
    const first = addDays(today, -2);
    expect(await linesOf({ from: yesterday, to: today })).toEqual(await ofDays(yesterday, today));
    expect(await linesOf({ from: first, to: yesterday, group: 'HELD' })).toEqual([
      ...(await listed({ day: first, group: 'HELD' })),
      ...(await listed({ day: yesterday, group: 'HELD' })),
    ]);
    expect(await linesOf({ from: yesterday })).toEqual(await ofDays(yesterday, today));
    expect(await linesOf({ to: yesterday })).toEqual(all.filter((line) => !line.includes(formatDay(today))));
    expect(await linesOf({ of: guestNumber, from: yesterday })).toEqual([]);
    expect(await linesOf({ from: '2020-01-01', to: '2020-12-31' })).toEqual([]);
    // Whose points they are stands there as a number alone.
    const { nickname } = await app.db
      .selectFrom('guest')
      .select('nickname')
      .where('id', '=', guest.userId)
      .executeTakeFirstOrThrow();
    expect(all.join('\n')).not.toContain(nickname);
    expect(all.join('\n')).toContain(guestNumber);
  });

  test('has the name of its days', async () => {
    const today = dayOf(app.clock.now());
    expect((await taken({})).fileName).toBe(`仕訳_${today}.csv`);
    expect((await taken({ from: '2026-11-01', to: '2026-11-20' })).fileName).toBe(
      '仕訳_2026-11-01〜2026-11-20.csv',
    );
    expect((await taken({ to: '2026-11-20' })).fileName).toBe('仕訳_〜2026-11-20.csv');
  });

  test('refuses what is no number of anything, and days that end before they begin', async () => {
    for (const [query, code, field] of [
      [{ of: '山田' }, 'VALIDATION', 'of'],
      [{ of: 'L-999999999' }, 'NOT_FOUND', 'of'],
      [{ from: '2026-11-20', to: '2026-11-19' }, 'VALIDATION', 'to'],
      [{ day: '2026-11-20', from: '2026-11-20' }, 'VALIDATION', 'day'],
      [{ day: '2026-11-31' }, 'VALIDATION', undefined],
    ] as const)
      for (const call of ['exportTransfers', 'listTransfers'] as const)
        expect(await desk.tries(call, { query }), JSON.stringify(query)).toMatchObject({
          ok: false,
          error: { code, ...(field && { field }) },
        });
  });

  test('stands as it was asked for, whatever is written while it is taken', async () => {
    await met();
    const before = await listed({});
    const { pieces, rowCount } = await desk.ok('exportTransfers', { query: {} });
    const ofToday = await desk.ok('exportTransfers', { query: { day: dayOf(app.clock.now()) } });
    await met();
    for (const file of [pieces, ofToday.pieces]) {
      const text = await wholeText(file);
      expect(text.split('\r\n').slice(1, -1)).toEqual(before);
    }
    expect([rowCount, ofToday.rowCount]).toEqual([before.length, before.length]);
  });

  test('waits for a lower number than its last whose transaction has not ended', async () => {
    await met();
    const pool = createPool({ url: app.databaseUrl, size: 1 });
    const other = createDb(pool);
    const end = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    try {
      const writing = withTransaction(other, async (trx) => {
        await appendTransfers(trx, [give('lower')], app.clock.now());
        begun.resolve();
        await end.promise;
      });
      await begun.promise;
      await withTransaction(app.db, (trx) => appendTransfers(trx, [give('higher')], app.clock.now()));
      const asked = linesOf({ group: 'ADJUSTED' });
      const isAnswered = await Promise.race([
        asked.then(() => true),
        new Promise((resolve) => setTimeout(() => resolve(false), 300)),
      ]);
      expect(isAnswered).toBe(false);
      end.resolve();
      await writing;
      expect(await asked).toHaveLength(2);
    } finally {
      end.resolve();
      await other.destroy();
    }
  });

  test('is taken by finance and the owner alone, which is kept with what was asked for', async () => {
    await met();
    const { browser } = await signedIn(app, OPERATORS.suzuki);
    const query = { group: 'BOUGHT', from: '2026-11-01' } as const;
    const { status, body } = await browser.call('exportTransfers', { query });
    expect(status).toBe(200);
    expect((body as unknown as { readonly fileName: string }).fileName).toBe('仕訳_2026-11-01〜.csv');
    const targets = { ...query };
    const done = { call: 'exportTransfers', outcome: 'DONE', operator_id: OPERATORS.suzuki.id, targets };
    expect(await audited()).toEqual([done]);
    for (const role of ['support', 'reviewer'] as const) {
      await app.db.updateTable('operator').set({ role }).where('id', '=', OPERATORS.suzuki.id).execute();
      expect(await asOperator(app, 'suzuki').tries('exportTransfers', { query })).toMatchObject({
        error: { code: 'OPERATOR_ROLE' },
      });
    }
    // Who has another role comes in again.
    expect(await browser.call('exportTransfers', { query })).toMatchObject({
      status: 401,
      code: 'OFFICE_LOGIN_REQUIRED',
    });
    expect(await audited()).toEqual([
      done,
      { ...done, targets: {}, outcome: 'OPERATOR_ROLE' },
      { ...done, targets: {}, outcome: 'OPERATOR_ROLE' },
    ]);
  });

  test('comes out at the terminal as it is, and nothing beside it', async () => {
    await met();
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => told.mockRestore());
    const today = dayOf(app.clock.now());
    const file = await typed(app, 'exportTransfers', '--from', today, '--operator', 'suzuki');
    const lines = file.split('\r\n').map((line) => line.replace(/^\n/, ''));
    expect(lines[0]).toBe(`\uFEFF${HEADER}`);
    expect(lines.slice(1, -1)).toEqual(await listed({ day: today }));
    expect(told).toHaveBeenCalledWith(`${lines.length - 2} rows`);
    await expect(typed(app, 'exportTransfers', '--to', 'today', '--operator', 'suzuki')).rejects.toThrow(
      '--to is missing or not understood',
    );
    await expect(
      typed(app, 'exportTransfers', '--from', today, '--to', '2020-01-01', '--operator', 'suzuki'),
    ).rejects.toThrow('--to');
  });

  test('a movement at the first and at the last instant of a day is of that day', async () => {
    const day = addDays(dayOf(app.clock.now()), 1);
    const [first, next] = [instantAt(day, 0), instantAt(addDays(day, 1), 0)];
    const last = new Date(next.getTime() - 1);
    // Their ids are not in the order of their times.
    for (const [key, at] of [
      ['next', next],
      ['last', last],
      ['first', first],
    ] as const)
      await withTransaction(app.db, (trx) => appendTransfers(trx, [give(key)], at));
    expect(await linesOf({ day })).toHaveLength(2);
    expect(await linesOf({ from: day, to: addDays(day, 1) })).toHaveLength(3);
    expect(await linesOf({ from: day })).toHaveLength(3);
  });
});
