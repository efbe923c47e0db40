import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { BOOKING_PROCESS, CancelType } from '@yoimachi/domain/booking';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { addFigures, BOOKING_FIGURES, figureOfStep } from '@yoimachi/domain/figures';
import { addDays, dayOf, monthAfter } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import { assertCoherent } from '#money/points';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { useRewoundApp } from '../../../../test-support/index.ts';
import {
  approved,
  at,
  BOOKING_MODULES,
  does,
  EVENING,
  finished,
  requested,
} from '../../../meeting/booking/test/support.ts';
import { joinBookingDays } from '../../../meeting/booking/process/booking-day.store.ts';
import { countCohorts } from '../cohort.store.ts';

const app = useRewoundApp({ modules: BOOKING_MODULES });
const desk = asOperator(app);

const today = () => dayOf(app.clock.now());
const span = () => ({ from: addDays(today(), -30), to: today() });
const all = async (part: object = {}) => {
  const { days, ...groups } = await desk.ok('listBookingDays', { query: { ...span(), ...part } });
  return { ...groups, days, sum: addFigures(days.map(({ figures }) => figures)) };
};

/** One evening that took place, one refused and one cancelled by its guest. */
async function evening() {
  const refused = await requested(app);
  await app.moveBy(30);
  await does(app, refused, castBookingRoutes.confirmBooking, { decision: -1, reason: '満席のため' });
  const cancelled = await approved(app);
  await does(app, cancelled, guestBookingRoutes.cancelGuestBooking, {
    reason: '体調不良',
    shown: { points: 0, minutes: null },
  });
  const met = await finished(app);
  return { refused, cancelled, met };
}

describe('the figures of bookings', () => {
  test('say what became of each share, day by day, and equal the history', async () => {
    const { met } = await evening();
    const { sum, days } = await all();
    expect(sum).toMatchObject({
      requested: 3,
      refused: 1,
      approved: 2,
      confirmed: 2,
      guestCancelled: 1,
      met: 1,
    });
    expect(sum.answerSeconds).toBeGreaterThanOrEqual(30 * 60);
    const { billed_points: billed, reward_points: reward } = await app.db
      .selectFrom('participation')
      .select(['billed_points', 'reward_points'])
      .where('booking_id', '=', met.bookingId)
      .executeTakeFirstOrThrow();
    expect(sum.billedPoints).toBe(billed);
    expect(sum.feePoints).toBe(billed! - reward!);
    expect(days.find(({ day }) => day === EVENING)!.figures).toMatchObject({ met: 1, requested: 0 });
    await assertCoherent(app.db);
  });

  test('are told apart by district and class as they were at the request', async () => {
    const { met } = await evening();
    const before = await all();
    const [district] = before.districts;
    expect(district).toMatchObject({ figures: { requested: 3 } });
    await app.db
      .updateTable('cast_member')
      .set({ cast_class: 'PREMIUM' })
      .where('id', '=', met.cast.userId)
      .execute();
    expect((await all()).classes).toEqual(before.classes);
    expect((await all({ district: district!.district })).sum).toMatchObject({ requested: 3 });
    expect((await all({ district: '北新地' })).sum).toMatchObject({ requested: 0 });
    expect((await all({ castClass: 'PREMIUM' })).sum).toMatchObject({ requested: 0 });
  });

  test('lead to the rows they count, each as many as the figure says', async () => {
    await evening();
    const { sum } = await all();
    for (const figure of BOOKING_FIGURES) {
      const { items } = await desk.ok('listCounted', { query: { ...span(), figure } });
      expect(items, figure).toHaveLength(sum[figure]);
    }
    const { items } = await desk.ok('listCounted', { query: { ...span(), figure: 'refused' } });
    expect(items).toMatchObject([{ waitedMinutes: 30, castClass: 'REGULAR' }]);
    const broken = await desk.tries('listCounted', { query: { ...span(), figure: 'met', cursor: 'AAAA' } });
    expect(broken).toMatchObject({ ok: false, error: { code: 'VALIDATION', field: 'cursor' } });
  });

  test('lead to the shares they were settled for, and to nothing that cost nothing', async () => {
    const { met } = await evening();
    const { sum, districts, classes } = await all();
    const settledOf = async (part: object) => {
      const { items } = await desk.ok('listSettled', { query: { ...span(), ...part } });
      return {
        billedPoints: items.reduce((points, one) => points + one.billedPoints, 0),
        feePoints: items.reduce((points, one) => points + one.feePoints, 0),
        items,
      };
    };
    const pointsOf = ({ billedPoints, feePoints }: typeof sum) => ({ billedPoints, feePoints });
    const everything = await settledOf({});
    expect(everything).toMatchObject(pointsOf(sum));
    // Two others were refused and withdrawn.
    expect(everything.items).toMatchObject([{ booking: { id: met.bookingId }, castClass: 'REGULAR' }]);
    expect(sum.billedPoints).toBeGreaterThan(0);
    for (const { district, figures } of districts)
      expect(await settledOf({ district })).toMatchObject(pointsOf(figures));
    for (const { castClass, figures } of classes)
      expect(await settledOf({ castClass: castClass! })).toMatchObject(pointsOf(figures));
    expect((await settledOf({ district: '北新地' })).items).toEqual([]);
    const { rowCount } = await desk.ok('exportCounted', { query: { ...span(), figure: 'settled' } });
    expect(rowCount).toBe(1);
    const wrong = { ...span(), cursor: Buffer.from('2026-05-04T00:00:00.000Z 12').toString('base64url') };
    for (const [query, field] of [
      [wrong, 'cursor'],
      [{ from: addDays(EVENING, 1), to: EVENING }, 'to'],
    ] as const)
      expect(await desk.tries('listSettled', { query })).toMatchObject({
        error: { code: 'VALIDATION', field },
      });
  });

  test('stay the same when the nights put them together', async () => {
    await evening();
    const before = await all();
    await joinBookingDays(app.db, addDays(EVENING, 1));
    await joinBookingDays(app.db, addDays(EVENING, 1));
    const slots = await app.db.selectFrom('booking_day').select('slot').where('day', '<=', EVENING).execute();
    expect(new Set(slots.map(({ slot }) => slot))).toEqual(new Set([0]));
    expect(await all()).toEqual(before);
    await assertCoherent(app.db);
  });

  test('refuse a span that ends before it begins or is too long', async () => {
    for (const from of [addDays(today(), 1), addDays(today(), -92)])
      for (const name of ['listBookingDays', 'listPeopleDays'] as const)
        expect(await desk.tries(name, { query: { from, to: today() } })).toMatchObject({
          error: { code: 'VALIDATION', field: 'to' },
        });
  });

  test('a sum that is not in the history breaks a rule of the check', async () => {
    await evening();
    await app.db
      .updateTable('booking_day')
      .set(({ eb }) => ({ times: eb('times', '+', 1) }))
      .where('action', '=', 'reject')
      .execute();
    await expect(assertCoherent(app.db)).rejects.toThrow('the days of bookings');
    await app.db
      .updateTable('booking_day')
      .set(({ eb }) => ({ times: eb('times', '-', 1) }))
      .where('action', '=', 'reject')
      .execute();
  });
});

describe('the class and the district of a step', () => {
  test('are those of its share, whatever its writer says', async () => {
    const { met } = await evening();
    const share = await app.db
      .selectFrom('participation')
      .select(['id', 'cast_class', 'district'])
      .where('booking_id', '=', met.bookingId)
      .executeTakeFirstOrThrow();
    const { id: _, ...step } = await app.db
      .selectFrom('booking_event')
      .selectAll()
      .where('participation_id', '=', share.id)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const written = await app.db
      .insertInto('booking_event')
      .values({ ...step, cast_class: 'SUPER_PREMIUM', district: '北新地' })
      .returning(['cast_class', 'district'])
      .executeTakeFirstOrThrow();
    expect(written).toEqual({ cast_class: share.cast_class, district: share.district });
    await assertCoherent(app.db);
  });

  test('stay what they were, in the share and in its history', async () => {
    await evening();
    for (const table of ['participation', 'booking_event'] as const)
      for (const change of [{ cast_class: 'SUPER_PREMIUM' }, { district: '北新地' }])
        await expect(app.db.updateTable(table).set(change).execute(), table).rejects.toThrow(
          `${table} is append-only`,
        );
    // What stays the same is no change.
    await app.db
      .updateTable('participation')
      .set((eb) => ({ district: eb.ref('district') }))
      .execute();
  });

  test('a copy that differs all the same breaks a rule of the check', async () => {
    await evening();
    const plant = (district: string) =>
      app.db.transaction().execute(async (trx) => {
        await sql`set local session_replication_role = replica`.execute(trx);
        await trx
          .updateTable('booking_event')
          .set({ district })
          .where('action', '=', 'reject')
          .where('district', 'is not', null)
          .execute();
      });
    const { district } = await app.db
      .selectFrom('booking_event')
      .select('district')
      .where('action', '=', 'reject')
      .executeTakeFirstOrThrow();
    await plant('北新地');
    await expect(assertCoherent(app.db)).rejects.toThrow('the days of bookings');
    await plant(district!);
    await assertCoherent(app.db);
  });
});

test('the cancel type that a step is counted with tells its figures apart as all of it would', async () => {
  for (const { action, actor: actors, to } of BOOKING_PROCESS)
    for (const cancelType of [...Object.values(CancelType), null]) {
      const { rows } = await sql<{ counted: string }>`
        select counted_cancel_type(${to.phase}, ${cancelType}) as counted`.execute(app.db);
      const { counted } = rows[0]!;
      for (const actor of actors) {
        const step = { action, actor, to: to.phase };
        expect(figureOfStep({ ...step, cancelType: counted })).toEqual(
          figureOfStep({ ...step, cancelType: cancelType ?? '' }),
        );
      }
      if (to.phase !== 'closed' && to.phase !== 'finished') expect(counted).toBe('');
    }
});

test('people are counted on the day of Tokyo on which they came', async () => {
  const { met } = await evening();
  const { days } = await desk.ok('listPeopleDays', { query: span() });
  const count = (name: 'casts' | 'guests') => days.reduce((sum, day) => sum + day[name], 0);
  const { n } = await app.db
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  expect(count('guests') + count('casts')).toBe(n);
  await app.db
    .updateTable('account')
    .set({ left_at: at(23, 59) })
    .where('id', '=', met.guest.userId)
    .execute();
  const later = await desk.ok('listPeopleDays', { query: { from: EVENING, to: EVENING } });
  expect(later.days).toMatchObject([{ day: EVENING, left: 1 }]);
});

test('cohorts count who met somebody again, months apart', async () => {
  const { met } = await evening();
  await app.moveBy(40 * 24 * 60);
  const { id: _, ...row } = await app.db
    .selectFrom('participation')
    .selectAll()
    .where('booking_id', '=', met.bookingId)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('participation')
    .values({ ...row, id: crypto.randomUUID(), day: addDays(EVENING, 40), repeatable: true, due_at: null })
    .execute();
  await withTransaction(app.db, (trx) => countCohorts(trx));
  for (const side of ['GUEST', 'CAST'] as const) {
    const { items } = await desk.ok('listCohorts', { query: { side } });
    expect(items).toEqual([{ firstMonth: EVENING.slice(0, 7), people: [1, 0, 1] }]);
    // Each count leads to whom it counts.
    const firstMonth = EVENING.slice(0, 7);
    const who = side === 'GUEST' ? met.guest : met.cast;
    for (const [index, count] of items[0]!.people.entries()) {
      const month = monthAfter(firstMonth, index);
      const people = await desk.ok('listCohortPeople', { query: { side, firstMonth, month } });
      expect(people.nextCursor).toBeNull();
      expect(people.items.map(({ id }) => id)).toEqual(count === 0 ? [] : [who.userId]);
      expect(people.items.every(({ nickname }) => nickname !== null)).toBe(true);
    }
  }
  // Counted again, not added to.
  await withTransaction(app.db, (trx) => countCohorts(trx));
  expect((await desk.ok('listCohorts', { query: { side: 'GUEST' } })).items).toHaveLength(1);
  // What turned out never to have taken place goes, and who first met somebody else later moves to that month.
  const cancelled = (cancelType: 'CAST_NO_SHOW' | null) =>
    app.db
      .updateTable('participation')
      .set({ cancel_type: cancelType })
      .where('booking_id', '=', met.bookingId)
      .where('day', '=', EVENING)
      .execute();
  await cancelled('CAST_NO_SHOW');
  await withTransaction(app.db, (trx) => countCohorts(trx));
  const { items } = await desk.ok('listCohorts', { query: { side: 'CAST' } });
  expect(items).toEqual([{ firstMonth: monthAfter(EVENING.slice(0, 7), 2), people: [1] }]);
  await cancelled(null);
});

test('people of a cohort stand on one page each, and a month that is none is refused', async () => {
  const people = Array.from({ length: 120 }, (_, index) => String(index).padStart(12, '0'));
  await withTransaction(app.db, async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const name of people) {
      const id = `0190a1b2-0000-7000-8000-${name}`;
      await trx
        .insertInto('account')
        .values({ id, identity_id: id, user_type: 1, created_at: at(20) })
        .execute();
      await trx
        .insertInto('cohort_person')
        .values({ side: 'GUEST', first_month: '2026-01-01', month: '2026-03-01', person_id: id })
        .execute();
    }
  });
  const found = new Set<string>();
  const cell = { side: 'GUEST', firstMonth: '2026-01', month: '2026-03' } as const;
  for (let cursor: string | null = null, pages = 0; ; pages++) {
    const query: object = { ...cell, ...(cursor !== null && { cursor }) };
    const { items, nextCursor } = await desk.ok('listCohortPeople', { query: query as typeof cell });
    for (const { id } of items) found.add(id);
    if (nextCursor === null) {
      expect([found.size, pages]).toEqual([people.length, 2]);
      break;
    }
    cursor = nextCursor;
  }
  const { pieces, rowCount, fileName } = await desk.ok('exportCohortPeople', { query: cell });
  const [heading, ...lines] = (await text(Readable.from(pieces))).trimEnd().split('\r\n');
  expect([rowCount, fileName, heading]).toEqual([
    people.length,
    '継続_ゲスト_2026-01_2026-03.csv',
    '会員,初めての月,同伴した月',
  ]);
  expect(new Set(lines).size).toBe(people.length);
  expect(lines.every((line) => /^G-\d+,2026-01,2026-03$/.test(line))).toBe(true);
  for (const wrong of [{ month: '2026-13' }, { firstMonth: '0000-01' }, { cursor: 'AAAA' }])
    expect(await desk.tries('listCohortPeople', { query: { ...cell, ...wrong } })).toMatchObject({
      error: { code: 'VALIDATION' },
    });
});
