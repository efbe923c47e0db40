import { beforeEach, expect, test } from 'vitest';
import fc from 'fast-check';
import { couponRoutes } from '@yoimachi/contract/coupon';
import { giftRoutes } from '@yoimachi/contract/gift';
import { pointsRoutes } from '@yoimachi/contract/points';
import { GIFT_DAILY_CEILING_POINTS } from '@yoimachi/domain/gift';
import { guestWithPoints, signUpGuest, useRewoundApp, verifiedCast } from '../../../../test-support/index.ts';
import { makeCoupon } from '../../coupon/test/support.ts';
import { assertCoherent, readReward } from '#money/points';
import { switchGifts } from '../index.ts';
import { give, giftOf } from './support.ts';

const app = useRewoundApp({ config: { databasePool: 50 } });
beforeEach(async () => {
  await switchGifts(app.context, true);
});

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const winners = (answers: readonly { status: number }[]) =>
  answers.filter(({ status }) => status === 200).length;
const codes = (answers: readonly { code: string | number | undefined }[]) =>
  new Set(answers.map(({ code }) => code));

test('fifty guests redeem a coupon for one at once: one has it', async () => {
  const guests = await times(50, () => signUpGuest(app));
  await Promise.all(guests.map((guest) => guest.token()));
  await makeCoupon(app, { code: 'LAST1', totalLimit: 1 });
  const answers = await Promise.all(
    guests.map((guest) => app.call(couponRoutes.redeemCoupon, { body: { code: 'LAST1' } }, guest)),
  );
  expect(winners(answers)).toBe(1);
  expect(codes(answers)).toEqual(new Set([undefined, 'COUPON_EXCEED_LIMIT']));
});

test('one guest redeems a coupon fifty times at once, with one key and with many: he has it once', async () => {
  const guest = await signUpGuest(app);
  await guest.token();
  await makeCoupon(app, { code: 'MINE' });
  const body = { code: 'MINE' };
  const many = await times(50, () => app.call(couponRoutes.redeemCoupon, { body }, guest));
  expect(winners(many)).toBe(1);
  expect(codes(many)).toEqual(new Set([undefined, 'COUPON_ALREADY_USED']));
  await makeCoupon(app, { code: 'SAME' });
  const key = crypto.randomUUID();
  const same = await times(50, () =>
    app.call(couponRoutes.redeemCoupon, { body: { code: 'SAME' }, key }, guest),
  );
  expect(winners(same)).toBe(50);
  expect(new Set(same.map(({ body: answer }) => answer.redemptionId)).size).toBe(1);
  const { document } = await app.ok(pointsRoutes.userPoint, {}, guest);
  expect(document.currentPoint).toBe(600);
});

test('fifty gifts from one balance at once: as many as it has points for, and never below zero', async () => {
  const guest = await guestWithPoints(app, 7_900);
  const cast = await verifiedCast(app);
  const gift = await giftOf(app, guest, 1_000);
  const answers = await times(50, () => give(app, guest, cast, gift));
  expect(winners(answers)).toBe(7);
  expect(codes(answers)).toEqual(new Set([undefined, 'POINTS_INSUFFICIENT']));
  const { document } = await app.ok(pointsRoutes.userPoint, {}, guest);
  expect(document.currentPoint).toBe(900);
});

test('fifty gifts at once stay under the ceiling of the day', async () => {
  const guest = await guestWithPoints(app, 500_000);
  const casts = await times(5, () => verifiedCast(app));
  const gift = await giftOf(app, guest, 5_000);
  const answers = await times(50, (index) => give(app, guest, casts[index % 5]!, gift));
  expect(winners(answers)).toBe(GIFT_DAILY_CEILING_POINTS / 5_000);
  expect(codes(answers)).toEqual(new Set([undefined, 'GIFT_DAILY_LIMIT']));
});

test('one gift sent fifty times with one key is sent once', async () => {
  const guest = await guestWithPoints(app, 100_000);
  const cast = await verifiedCast(app);
  const gift = await giftOf(app, guest, 3_000);
  const key = crypto.randomUUID();
  const answers = await times(50, () => give(app, guest, cast, gift, key));
  expect(winners(answers)).toBe(50);
  const { items } = await app.ok(giftRoutes.listSentGifts, {}, guest);
  expect(items).toHaveLength(1);
});

test('any sequence of coupons and gifts keeps the books coherent and every point in its place', async () => {
  const casts = await Promise.all([0, 2, 4].map((stage) => verifiedCast(app, { stage })));
  const { gifts } = await app.ok(giftRoutes.listGifts, {}, await signUpGuest(app));
  let coupons = 0;
  const step = fc.oneof(
    fc.record({ kind: fc.constant('coupon' as const), points: fc.integer({ min: 1, max: 400 }) }),
    fc.record({ kind: fc.constant('gift' as const), gift: fc.nat(gifts.length - 1), cast: fc.nat(2) }),
    fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 60 }) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 500, max: 20_000 }),
      fc.array(step, { minLength: 1, maxLength: 12 }),
      async (bought, steps) => {
        const guest = await guestWithPoints(app, bought);
        let given = 0;
        for (const one of steps) {
          if (one.kind === 'wait') await app.moveBy(one.days * 24 * 60);
          if (one.kind === 'coupon') {
            const code = `ANY${++coupons}`;
            await makeCoupon(app, { code, points: one.points });
            await app.ok(couponRoutes.redeemCoupon, { body: { code } }, guest);
          }
          if (one.kind === 'gift') {
            const answer = await give(app, guest, casts[one.cast]!, gifts[one.gift]!);
            expect(['POINTS_INSUFFICIENT', undefined]).toContain(answer.code);
            if (answer.status === 200) given += gifts[one.gift]!.points;
          }
        }
        await assertCoherent(app.db);
        const sent = await sentOf(guest.userId);
        expect(sent).toBe(given);
      },
    ),
    { numRuns: 12 },
  );
  const rewards = await Promise.all(casts.map((cast) => readReward(app.db, cast.userId)));
  const { reward } = await app.db
    .selectFrom('gift_sent')
    .select((eb) => eb.fn.sum<number>('reward_points').as('reward'))
    .executeTakeFirstOrThrow();
  expect(rewards.reduce((sum, one) => sum + one, 0)).toBe(reward);
});

async function sentOf(guestId: string): Promise<number> {
  const { points } = await app.db
    .selectFrom('gift_sent')
    .select((eb) => eb.fn.sum<number>('points').as('points'))
    .where('guest_id', '=', guestId)
    .executeTakeFirstOrThrow();
  return points ?? 0;
}
