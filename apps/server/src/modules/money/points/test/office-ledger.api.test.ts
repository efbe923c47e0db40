import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { UserType } from '@yoimachi/domain/account';
import { memberNumber } from '@yoimachi/domain/member';
import { gained, TRANSFER_GROUP_NAMES, TRANSFER_GROUPS } from '@yoimachi/domain/points';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { guestWithPoints, useRewoundApp, verifiedCast, type Person } from '../../../../test-support/index.ts';
import { createDb, createPool, withTransaction } from '#platform/database';
import { assertCoherent } from '../coherence.store.ts';
import { joinDays, movedBetween } from '../ledger-day.store.ts';
import { appendTransfers, system } from '../ledger.store.ts';
import { bookingOf, hold, settle } from './support.ts';

const app = useRewoundApp();
const desk = asOperator(app);

/** A guest who bought 1,000 points, of which a meeting cost 500. */
async function met() {
  const guest = await guestWithPoints(app, 1000);
  const cast = await verifiedCast(app);
  const booking = await bookingOf(app, guest.userId, cast.userId, 2);
  await hold(app, guest.userId, booking.bookingId, 800);
  await settle(app, booking, cast.userId, { points: 500 });
  return { guest, cast, booking };
}
async function numberOf({ userId }: Person, userType: UserType): Promise<string> {
  const { number } = await app.db
    .selectFrom('account')
    .select('number')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return memberNumber(userType, number);
}
const kindsOf = async (query: { of?: string; group?: keyof typeof TRANSFER_GROUPS }) =>
  (await desk.ok('listTransfers', { query })).items.map(({ kind }) => kind);
const pointsOf = async () => {
  const { accounts } = await desk.ok('showLedger', {});
  return Object.fromEntries(
    accounts.filter(({ points }) => points !== 0).map(({ line, points }) => [line, points]),
  );
};

describe('the books of the office', () => {
  test('hold what moved, of which all accounts together hold nothing', async () => {
    const before = await pointsOf();
    await met();
    const ledger = await desk.ok('showLedger', {});
    const now = await pointsOf();
    const change = (line: string) => (now[line] ?? 0) - (before[line] ?? 0);
    expect([change('PURCHASED'), change('GUEST_PAID'), change('GUEST_HELD')]).toEqual([-1000, 500, 0]);
    expect(change('CAST_REWARD') + change('STAGE_FEE')).toBe(500);
    expect(ledger.accounts.reduce((sum, { points }) => sum + points, 0)).toBe(0);
    expect(ledger.accounts.find(({ line }) => line === 'GUEST_PAID')!.todayPoints).toBe(500);
    // On the next day nothing has moved yet.
    await app.moveBy(24 * 60);
    const later = await desk.ok('showLedger', {});
    expect(later.accounts.every(({ todayPoints }) => todayPoints === 0)).toBe(true);
    expect(await pointsOf()).toEqual(now);
  });

  test('show the journal by group, member, booking, lot and number, page by page', async () => {
    const { guest, cast, booking } = await met();
    const guestNumber = await numberOf(guest, UserType.GUEST);
    const all = await kindsOf({ of: guestNumber });
    expect(all.toSorted()).toEqual(['HOLD', 'PURCHASE', 'RELEASE', 'USE']);
    expect(await kindsOf({ of: guestNumber, group: 'BOUGHT' })).toEqual(['PURCHASE']);
    expect(await kindsOf({ of: await numberOf(cast, UserType.CAST) })).toEqual(
      expect.arrayContaining(['STAGE_FEE', 'USE']),
    );
    const { number } = await app.db
      .selectFrom('booking')
      .select('number')
      .where('id', '=', booking.bookingId)
      .executeTakeFirstOrThrow();
    // Numbers of test bookings are no numbers of bookings.
    expect(await desk.tries('listTransfers', { query: { of: number } })).toMatchObject({
      ok: false,
      error: { code: 'VALIDATION', field: 'of' },
    });
    await app.db
      .updateTable('booking')
      .set({ number: 'DH-20261121-7K3M9QXA' })
      .where('id', '=', booking.bookingId)
      .execute();
    expect(await kindsOf({ of: 'dh-20261121-7k3m9qxa' })).toEqual(expect.arrayContaining(['HOLD', 'USE']));
    const { items } = await desk.ok('listTransfers', { query: { of: guestNumber, group: 'BOUGHT' } });
    const [bought] = items;
    expect(bought).toMatchObject({
      kind: 'PURCHASE',
      from: { account: 'PURCHASED', owner: null },
      to: { account: 'GUEST_AVAILABLE', owner: { id: guest.userId, number: guestNumber } },
      points: 1000,
      lot: { kind: 'PAID' },
      booking: null,
    });
    expect(await kindsOf({ of: bought!.number })).toEqual(['PURCHASE']);
    expect(await kindsOf({ of: bought!.lot!.number })).toEqual(all);
    expect(await kindsOf({ of: 'T-999999999' })).toEqual([]);
    for (const of of ['L-999999999', 'G-999999999', 'DH-20991231-00000000'])
      expect(await desk.tries('listTransfers', { query: { of } }), of).toMatchObject({
        ok: false,
        error: { code: 'NOT_FOUND', field: 'of' },
      });
  });

  test('every group lists its own kinds alone, and pages meet nothing twice', async () => {
    for (let count = 0; count < 14; count++) await met();
    for (const group of TRANSFER_GROUP_NAMES)
      for (const kind of await kindsOf({ group })) expect(TRANSFER_GROUPS[group], group).toContain(kind);
    const seen: string[] = [];
    for (let cursor: string | null = null, pages = 0; pages === 0 || cursor !== null; pages++) {
      const page: Awaited<ReturnType<typeof desk.ok<'listTransfers'>>> = await desk.ok('listTransfers', {
        query: cursor === null ? {} : { cursor },
      });
      seen.push(...page.items.map(({ number }) => number));
      cursor = page.nextCursor;
      if (pages > 0) expect(page.items.length).toBeGreaterThan(0);
    }
    const { transfers } = await desk.ok('showLedger', {});
    expect(seen.length).toBe(transfers);
    expect(new Set(seen).size).toBe(transfers);
    expect(await desk.tries('listTransfers', { query: { cursor: 'x1' } })).toMatchObject({
      ok: false,
      error: { code: 'VALIDATION', field: 'cursor' },
    });
  });

  test('tell what became of a lot', async () => {
    const { guest } = await met();
    const { items } = await desk.ok('listTransfers', {
      query: { of: await numberOf(guest, UserType.GUEST) },
    });
    const lot = await desk.ok('showLot', { params: { lot: items[0]!.lot!.number } });
    expect(lot).toMatchObject({
      kind: 'PAID',
      grantedPoints: 1000,
      heldPoints: 0,
      remainingPoints: 500,
      gonePoints: 500,
      guest: { id: guest.userId },
      isAll: true,
    });
    expect(lot.movements.map(({ kind, remainingPoints }) => [kind, remainingPoints])).toEqual(
      expect.arrayContaining([
        ['PURCHASE', 1000],
        ['HOLD', 200],
      ]),
    );
    expect(lot.movements.at(-1)!.remainingPoints).toBe(500);
    for (const number of ['L-999999999', 'T-1', 'nothing'])
      expect(await desk.tries('showLot', { params: { lot: number } }), number).toMatchObject({
        ok: false,
        error: { code: 'NOT_FOUND' },
      });
  });

  test('report a half-year, which ends as the next begins', async () => {
    await met();
    const today = dayOf(app.clock.now());
    expect(today < '2027-03-31').toBe(true);
    const running = await desk.ok('readPointReport', { params: { baseDay: '2027-03-31' } });
    expect(running).toMatchObject({ from: '2026-10-01', to: '2027-03-31', isOver: false });
    const now = await pointsOf();
    expect(running.paid.closingPoints + running.free.closingPoints).toBe(
      (now['GUEST_PAID'] ?? 0) + (now['GUEST_FREE'] ?? 0) + (now['GUEST_HELD'] ?? 0),
    );
    expect(running.paid.usedPoints).toBeGreaterThanOrEqual(500);
    for (const baseDay of ['2027-09-30', '2026-12-31'])
      expect(await desk.tries('readPointReport', { params: { baseDay } }), baseDay).toMatchObject({
        ok: false,
        error: { code: 'NOT_FOUND' },
      });
  });

  test('tell what became of points on each day, which together are the half-year', async () => {
    await met();
    const today = dayOf(app.clock.now());
    const { items } = await desk.ok('listPointDays', { query: { from: addDays(today, -2), to: today } });
    expect(items.map(({ day }) => day)).toEqual([today, addDays(today, -1), addDays(today, -2)]);
    expect(items[0]!.usedPoints).toBeGreaterThanOrEqual(500);
    const all = await desk.ok('listPointDays', { query: { from: '2026-10-01', to: '2026-12-31' } });
    const { paid, free } = await desk.ok('readPointReport', { params: { baseDay: '2027-03-31' } });
    for (const figure of [
      'soldPoints',
      'givenPoints',
      'usedPoints',
      'expiredPoints',
      'takenBackPoints',
    ] as const)
      expect(
        all.items.reduce((sum, one) => sum + one[figure], 0),
        figure,
      ).toBe(paid[figure] + free[figure]);
    for (const [from, to] of [
      ['2026-10-02', '2026-10-01'],
      ['2026-01-01', '2026-12-31'],
    ] as const)
      expect(await desk.tries('listPointDays', { query: { from, to } }), from).toMatchObject({
        ok: false,
        error: { code: 'VALIDATION', field: 'to' },
      });
  });

  test('are checked when somebody wants it, and name what is broken', async () => {
    await desk.ok('checkBooks', {});
    await app.work();
    const well = await desk.ok('showLedger', {});
    expect(well.check).toMatchObject({ finishedAt: app.clock.now().toISOString() });
    expect(well.rules.filter(({ isBroken }) => isBroken)).toEqual([]);
    const guest = await guestWithPoints(app, 1000);
    const setWallet = (points: number) =>
      app.db
        .updateTable('wallet')
        .set({ paid_points: points })
        .where('guest_id', '=', guest.userId)
        .execute();
    const tooMuch = {
      day: '2020-01-01',
      kind: 'PURCHASE',
      from_kind: 'PURCHASED',
      to_kind: 'GUEST_AVAILABLE',
      lot_kind: 'PAID' as const,
      slot: 0,
      points: 5,
      transfers: 1,
      first_id: 1,
      last_id: 1,
    };
    await app.db.insertInto('ledger_day').values(tooMuch).execute();
    await setWallet(1001);
    await desk.ok('checkBooks', {});
    await app.work();
    const { rules } = await desk.ok('showLedger', {});
    expect(rules.filter(({ isBroken }) => isBroken).map(({ rule }) => rule)).toEqual([
      'ゲストの残高がロットの合計と一致',
      'ゲストの残高が仕訳の合計と一致',
      '日ごとの集計が仕訳の合計と一致',
    ]);
    await setWallet(1000);
    await app.db.deleteFrom('ledger_day').where('day', '=', tooMuch.day).execute();
  });
});

describe('the days of the journal', () => {
  test('lie where their ids do, also where somebody wrote earlier than his id says', async () => {
    const now = app.clock.now();
    const today = dayOf(now);
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    const write = (key: string, days: number) =>
      withTransaction(app.db, (trx) =>
        appendTransfers(
          trx,
          [{ kind: 'ADJUSTMENT', from: system('ADJUSTED'), to: system('GRANTED'), points: 7, key }],
          daysAgo(days),
        ),
      );
    // The second writes of a day before the first's, and the last of the day between.
    for (const [key, days] of [...[60, 62, 60, 61].entries()].map(([nth, ago]) => [`d${nth}`, ago] as const))
      await write(key, days);
    const counted = async (from: number, to: number) => {
      const days = { from: addDays(today, -from), to: addDays(today, -to) };
      const { items } = await desk.ok('listTransfers', { query: { ...days, group: 'ADJUSTED' } });
      const all = await desk.ok('listTransfers', { query: days });
      expect(all.items).toEqual(items);
      return items.length;
    };
    expect(await counted(62, 60)).toBe(4);
    expect([await counted(62, 62), await counted(61, 61), await counted(60, 60)]).toEqual([1, 1, 2]);
    expect([await counted(62, 61), await counted(61, 60), await counted(70, 63)]).toEqual([2, 3, 0]);
    await joinDays(app.db, today);
    expect([await counted(62, 61), await counted(61, 60)]).toEqual([2, 3]);
  });

  test('are not believed where a movement lies outside of their ids', async () => {
    await met();
    const day = dayOf(app.clock.now());
    await assertCoherent(app.db);
    const shift = (ids: number) =>
      sql`update ledger_day set first_id = first_id + ${ids}, last_id = last_id + ${ids} where day = ${day}`.execute(
        app.db,
      );
    await shift(-1);
    await expect(assertCoherent(app.db)).rejects.toThrow('the days of the journal are its sum');
    await shift(1);
    await assertCoherent(app.db);
  });

  test('are put together without a change, also while others write, and written by nobody in turns', async () => {
    await met();
    const before = await movedBetween(app.db, null, null);
    const today = dayOf(app.clock.now());
    await joinDays(app.db, today);
    expect(await movedBetween(app.db, null, null)).toEqual(expect.arrayContaining(before));
    await app.moveBy(24 * 60);
    // One writes and has not ended: nobody waits for it, neither another who writes nor the night.
    const pool = createPool({ url: app.databaseUrl, size: 2 });
    const other = createDb(pool);
    const give = (key: string) => ({
      kind: 'ADJUSTMENT' as const,
      from: system('ADJUSTED'),
      to: system('GRANTED'),
      points: 7,
      key,
    });
    try {
      await withTransaction(other, async (trx) => {
        await appendTransfers(trx, [give('open')], app.clock.now());
        await withTransaction(app.db, (next) => appendTransfers(next, [give('beside')], app.clock.now()));
        await joinDays(app.db, dayOf(app.clock.now()));
      });
    } finally {
      await other.destroy();
    }
    const sum = gained(await movedBetween(app.db, null, null));
    expect(sum.get('GRANTED')! - gained(before).get('GRANTED')!).toBe(14);
    const slots = await app.db.selectFrom('ledger_day').select('slot').where('day', '<=', today).execute();
    expect(new Set(slots.map(({ slot }) => slot))).toEqual(new Set([0]));
  });
});
