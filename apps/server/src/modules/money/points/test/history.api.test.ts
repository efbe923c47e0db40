import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsRoutes } from '@yoimachi/contract/points';
import { dayOf } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import {
  givePoints,
  guestWithPoints,
  OPERATORS,
  useTestApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';
import { approveAct, proposeAct } from '#desk/operator-act';
import { giveReward, grantPoints } from '../index.ts';
import { allLines, expectRunningSum } from './lines.ts';
import { bookingOf, dropBooking, hold, settle, type TestBooking } from './support.ts';

const test = useTestApp();

async function adjust(accountId: string, points: number): Promise<void> {
  const order = { kind: 'ADJUSTMENT', accountId, points, reason: 'x', operator: OPERATORS.sato } as const;
  const act = await proposeAct(test.context, order);
  if (act.ok) await approveAct(test.context, { actId: act.value.actId, operator: OPERATORS.suzuki });
}

const balanceOf = async (guest: Person) =>
  (await test.ok(pointsRoutes.userPoint, {}, guest)).document.currentPoint;
const rewardOf = async (cast: Person) =>
  (
    await test.db
      .selectFrom('reward_balance')
      .select('reward_points')
      .where('cast_id', '=', cast.userId)
      .executeTakeFirstOrThrow()
  ).reward_points;

describe('the running sum of a history', () => {
  it('is the balance, after any sequence, on every page', async () => {
    const cast = await verifiedCast(test);
    const step = fc.oneof(
      fc.record({ kind: fc.constant('buy' as const), points: fc.integer({ min: 500, max: 4000 }) }),
      fc.record({ kind: fc.constant('adjust' as const), points: fc.integer({ min: -900, max: 900 }) }),
      fc.record({ kind: fc.constant('hold' as const), points: fc.integer({ min: 1, max: 3000 }) }),
      fc.record({ kind: fc.constant('settle' as const), percent: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 100 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 45 }), async (steps) => {
        const guest = await guestWithPoints(test, 500);
        const open: { booking: TestBooking; held: number }[] = [];
        let dayOffset = 2;
        for (const one of steps) {
          if (one.kind === 'buy') await givePoints(test, guest.userId, one.points);
          else if (one.kind === 'adjust' && one.points !== 0) await adjust(guest.userId, one.points);
          else if (one.kind === 'wait') await test.moveBy(one.days * 24 * 60);
          else if (one.kind === 'hold') {
            const booking = await bookingOf(test, guest.userId, cast.userId, dayOffset++);
            const held = await hold(test, guest.userId, booking.bookingId, one.points);
            if (held.ok) open.push({ booking, held: one.points });
            else await dropBooking(test, booking);
          } else if (one.kind === 'settle') {
            const last = open.pop();
            const kind = one.percent === 50 ? 'CANCELLATION_FEE' : 'USE';
            const points = Math.floor(((last?.held ?? 0) * one.percent) / 100);
            if (last) await settle(test, last.booking, cast.userId, { points, kind });
          }
        }
        const lines = await allLines(test, pointsRoutes.guestHistory, guest);
        expectRunningSum(lines, await balanceOf(guest));
        const used = await allLines(test, pointsRoutes.guestHistory, guest, { only: 'used' });
        expect(used).toEqual(lines.filter(({ kind }) => kind === 'USE' || kind === 'CANCELLATION_FEE'));
        for (const one of open) await settle(test, one.booking, cast.userId, { points: 0 });
      }),
      { numRuns: 4 },
    );
    expectRunningSum(await allLines(test, pointsRoutes.castHistory, cast), await rewardOf(cast));
  }, 120_000);

  it('goes on rightly when something new happens between two pages', async () => {
    const guest = await guestWithPoints(test, 500);
    for (let count = 0; count < 24; count++) await givePoints(test, guest.userId, 500 + count);
    const first = await test.ok(pointsRoutes.guestHistory, {}, guest);
    await givePoints(test, guest.userId, 9000);
    const second = await test.ok(pointsRoutes.guestHistory, { query: { cursor: first.nextCursor! } }, guest);
    expectRunningSum([...first.items, ...second.items], first.items[0]!.balancePoints);
    expect(second.nextCursor).toBeNull();
  });
});

describe('a line', () => {
  it('says which lots it took, which booking caused it and who was met', async () => {
    const guest = await guestWithPoints(test, 1000);
    await adjust(guest.userId, 300);
    const cast = await verifiedCast(test, { nickname: '小夜' });
    const booking = await bookingOf(test, guest.userId, cast.userId, 2);
    await hold(test, guest.userId, booking.bookingId, 800);
    await settle(test, booking, cast.userId, { points: 500 });
    const [release, use, held] = (await test.ok(pointsRoutes.guestHistory, {}, guest)).items;
    const { bookingId } = booking;
    expect(held).toMatchObject({
      kind: 'HOLD',
      points: -800,
      bookingId,
      counterpart: '小夜',
      lots: [
        { kind: 'FREE', points: 300 },
        { kind: 'PAID', points: 500 },
      ],
    });
    expect(use).toMatchObject({ kind: 'USE', points: 0, usedPoints: 500, bookingId, counterpart: '小夜' });
    expect(release).toMatchObject({ kind: 'RELEASE', points: 300, lots: [{ kind: 'PAID', points: 300 }] });
    const [reward, ...more] = (await test.ok(pointsRoutes.castHistory, {}, cast)).items;
    expect(more).toEqual([]);
    expect(reward).toMatchObject({
      kind: 'CAST_REWARD_BOOKING',
      points: 375,
      feePoints: 125,
      balancePoints: 375,
      bookingId,
      counterpart: 'たくみ',
      lots: [],
    });
  });

  it('of held points that lapsed changes nothing in what can be spent', async () => {
    const guest = await guestWithPoints(test, 1000);
    const cast = await verifiedCast(test);
    const booking = await bookingOf(test, guest.userId, cast.userId, 2);
    await hold(test, guest.userId, booking.bookingId, 1000);
    await test.moveBy(181 * 24 * 60);
    await settle(test, booking, cast.userId, { points: 0, compensate: false });
    const [lapse] = (await test.ok(pointsRoutes.guestHistory, {}, guest)).items;
    expect(lapse).toMatchObject({ kind: 'EXPIRY', points: 0, usedPoints: 1000, balancePoints: 0 });
  });
});

describe('the history', () => {
  it("never shows another person's lines, and refuses a cursor it did not make", async () => {
    const [one, other] = [await guestWithPoints(test, 700), await guestWithPoints(test, 900)];
    const { items } = await test.ok(pointsRoutes.guestHistory, {}, one);
    expect(items.map(({ points }) => points)).toEqual([700]);
    for (const cursor of ['1', 'a_b', '-1_5', `${'9'.repeat(16)}_1`]) {
      const answer = await test.call(pointsRoutes.guestHistory, { query: { cursor } }, other);
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    }
  });

  it('shows one event of hundreds of lots as one line', async () => {
    const guest = await guestWithPoints(test, 500);
    const cast = await verifiedCast(test);
    const at = test.clock.now();
    const lot = { lotKind: 'FREE', expiresOn: dayOf(at), from: 'GRANTED', kind: 'ADJUSTMENT' } as const;
    await withTransaction(test.db, async (trx) => {
      for (let no = 0; no < 450; no++) {
        const grant = { guestId: guest.userId, points: 1, key: `many:${guest.userId}:${no}` };
        await grantPoints(trx, { ...grant, ...lot, causeId: cast.userId }, at);
      }
    });
    const booking = await bookingOf(test, guest.userId, cast.userId, 2);
    await hold(test, guest.userId, booking.bookingId, 460);
    const lines = await allLines(test, pointsRoutes.guestHistory, guest);
    expect(lines.map(({ kind, points, lots }) => [kind, points, lots.length])).toEqual([
      ['HOLD', -460, 451],
      ['ADJUSTMENT', 450, 450],
      ['PURCHASE', 500, 1],
    ]);
    await settle(test, booking, cast.userId, { points: 460 });
  });

  it('of a cast is summed up by month, the empty ones too', async () => {
    const guest = await guestWithPoints(test, 10_000);
    const cast = await verifiedCast(test);
    const booking = await bookingOf(test, guest.userId, cast.userId, 2);
    await hold(test, guest.userId, booking.bookingId, 4000);
    await settle(test, booking, cast.userId, { points: 4000 });
    const { months } = await test.ok(pointsRoutes.castRewardMonths, {}, cast);
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toEqual({
      month: dayOf(test.clock.now()).slice(0, 7),
      bookingPoints: 4000,
      giftPoints: 0,
      feePoints: 1000,
      earnedPoints: 3000,
      payoffPoints: 0,
    });
    expect(months[0]!.earnedPoints).toBe(0);
  });
});

describe('the file of a history', () => {
  const csvOf = async (path: string, person: Person) => {
    const authorization = `Bearer ${await person.token()}`;
    return test.app.http.inject({ url: `/v1/point-history/${path}/export`, headers: { authorization } });
  };

  it('is CSV with a byte order mark, oldest first, in Japanese', async () => {
    const guest = await guestWithPoints(test, 700);
    await adjust(guest.userId, -200);
    const answer = await csvOf('guest', guest);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = answer.rawPayload.toString('utf8').trimEnd().split('\r\n');
    expect(rows[0]).toContain('日時,種類,増減（P）');
    expect(rows.slice(1).map((row) => row.split(',').slice(1, 6))).toEqual([
      ['購入', '700', '0', '0', '700'],
      ['調整', '-200', '0', '0', '500'],
    ]);
  });

  it('turns no nickname into a formula', async () => {
    const guest = await guestWithPoints(test, 700, { nickname: '=1+1' });
    const cast = await verifiedCast(test);
    const booking = await bookingOf(test, guest.userId, cast.userId, 2);
    await hold(test, guest.userId, booking.bookingId, 700);
    await settle(test, booking, cast.userId, { points: 700 });
    const { body } = await csvOf('cast', cast);
    expect(body).toContain(",'=1+1,");
    // One row per meeting: the net, the gross, the fee, the balance.
    expect(
      body
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(',').slice(1, 6)),
    ).toEqual([['同伴報酬', '525', '700', '175', '525']]);
  });

  it('holds a history of many pages whole', async () => {
    const cast = await verifiedCast(test);
    await withTransaction(test.db, async (trx) => {
      for (let count = 0; count < 420; count++) {
        const move = {
          castId: cast.userId,
          points: 1 + count,
          from: 'ADJUSTED',
          kind: 'ADJUSTMENT',
        } as const;
        await giveReward(trx, { ...move, key: `many:${cast.userId}:${count}` }, new Date(count * 1000));
      }
    });
    const rows = (await csvOf('cast', cast)).body.trimEnd().split('\r\n');
    expect(rows).toHaveLength(421);
    expect(rows.at(-1)!.split(',')[5]).toBe(String((420 * 421) / 2));
  });
});
