import { beforeEach, describe, expect, it } from 'vitest';
import { couponRoutes } from '@yoimachi/contract/coupon';
import { giftRoutes } from '@yoimachi/contract/gift';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { pointsRoutes } from '@yoimachi/contract/points';
import { GIFT_DAILY_CEILING_POINTS, GIFT_PAIR_CEILING_POINTS, GIFT_PAIR_DAYS } from '@yoimachi/domain/gift';
import {
  givePoints,
  guestWithPoints,
  signUp,
  signUpGuest,
  useRewoundApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';
import { withTransaction } from '#platform/database';
import { addDebt } from '#money/billing';
import { requested } from '../../../meeting/booking/test/support.ts';
import { makeCoupon } from '../../coupon/test/support.ts';
import { readReward } from '#money/points';
import { share } from '../../../people/person/test/support.ts';
import { addGift, changeGiftPrice, removeGift, switchGifts } from '../index.ts';
import { give, giftOf } from './support.ts';

const test = useRewoundApp();
beforeEach(() => switchGifts(test.context, true));

const balanceOf = async (guest: Person) => (await test.ok(pointsRoutes.userPoint, {}, guest)).document;

describe('sending a gift', () => {
  it('takes spendable points, credits the cast less the fee of her stage, and tells her', async () => {
    const guest = await guestWithPoints(test, 5_000, { nickname: '佐藤' });
    const cast = await verifiedCast(test, { nickname: '美月' });
    const rose = await giftOf(test, guest, 500);
    const sent = await give(test, guest, cast, rose);
    expect(sent.body).toMatchObject({ ...rose, castId: cast.userId, castName: '美月' });
    expect(await balanceOf(guest)).toMatchObject({ currentPoint: 4_500 });
    const { feePercent } = await feeOf(0);
    expect(await readReward(test.db, cast.userId)).toBe(500 - Math.floor((500 * feePercent) / 100));
    await test.work();
    const { items } = await test.ok(notificationRoutes.listNotifications, {}, cast);
    expect(items[0]).toMatchObject({
      kind: 'CAST_GIFT_RECEIVED',
      body: '佐藤さんからギフト「一輪のバラ」が届きました。',
      link: '/cast/gift',
    });
    const list = await test.ok(giftRoutes.listSentGifts, {}, guest);
    expect(list).toEqual({ items: [sent.body], nextCursor: null });
  });

  it('answers the same again for the same key, once', async () => {
    const guest = await guestWithPoints(test, 5_000);
    const cast = await verifiedCast(test);
    const rose = await giftOf(test, guest, 500);
    const key = crypto.randomUUID();
    const first = await give(test, guest, cast, rose, key);
    expect(await give(test, guest, cast, rose, key)).toEqual(first);
    expect(await balanceOf(guest)).toMatchObject({ currentPoint: 4_500 });
  });

  it('spends free points too, nearest expiry first', async () => {
    const guest = await guestWithPoints(test, 1_000);
    const cast = await verifiedCast(test);
    await makeCoupon(test, { code: 'GIFTS', points: 400 });
    await test.ok(couponRoutes.redeemCoupon, { body: { code: 'GIFTS' } }, guest);
    await give(test, guest, cast, await giftOf(test, guest, 1_000));
    expect(await balanceOf(guest)).toEqual({ currentPoint: 400, pointGift: 0, pointPurchase: 400 });
  });

  it('is a call of guests; statistics are for casts', async () => {
    const guest = await guestWithPoints(test);
    const cast = await verifiedCast(test);
    const rose = await giftOf(test, guest, 500);
    expect(await give(test, cast, cast, rose)).toMatchObject({ status: 403 });
    expect(await test.call(giftRoutes.listGifts, {}, cast)).toMatchObject({ status: 403 });
    expect(await test.call(giftRoutes.listSentGifts, {}, cast)).toMatchObject({ status: 403 });
    expect(await test.call(giftRoutes.giftStatistics, {}, guest)).toMatchObject({ status: 403 });
    expect(await test.call(giftRoutes.listGifts, {})).toMatchObject({ status: 401 });
  });
});

async function feeOf(stage: number) {
  const row = await test.db
    .selectFrom('stage_fee')
    .select('fee_percent')
    .where('stage', '=', stage)
    .executeTakeFirstOrThrow();
  return { feePercent: row.fee_percent };
}

describe('a gift that cannot be sent', () => {
  const refused = async (
    people: { readonly guest: Person; readonly cast: Pick<Person, 'userId'> },
    code: string,
    points = 500,
  ) => {
    const { guest, cast } = people;
    const before = await balanceOf(guest);
    const answer = await give(test, guest, cast, await giftOf(test, guest, points));
    expect(answer).toMatchObject({ code });
    expect(await balanceOf(guest)).toEqual(before);
    return answer;
  };
  const pair = async () => ({ guest: await guestWithPoints(test), cast: await verifiedCast(test) });

  it('POINTS_INSUFFICIENT: says how many are missing', async () => {
    const people = { guest: await guestWithPoints(test, 600), cast: await verifiedCast(test) };
    const answer = await refused(people, 'POINTS_INSUFFICIENT', 1_000);
    expect(answer.details).toMatchObject({ missingPoints: 400 });
  });

  it('GIFT_CHANGED: removed, or its price is another, and nothing moves', async () => {
    const { guest, cast } = await pair();
    const made = await addGift(test.context, { name: '試作', points: 700, picture: 'rose' });
    const gift = await giftOf(test, guest, 700);
    expect(made).toMatchObject({ ok: true, value: gift.giftId });
    await changeGiftPrice(test.context, gift.giftId, 800);
    const changed = await give(test, guest, cast, gift);
    expect(changed).toMatchObject({
      status: 409,
      code: 'GIFT_CHANGED',
      message: 'このギフトは削除されました。',
    });
    await removeGift(test.context, gift.giftId);
    expect(await give(test, guest, cast, { ...gift, points: 800 })).toMatchObject({ code: 'GIFT_CHANGED' });
    const unknown = { ...gift, giftId: crypto.randomUUID() };
    expect(await give(test, guest, cast, unknown)).toMatchObject({ code: 'GIFT_CHANGED' });
    expect(await balanceOf(guest)).toMatchObject({ currentPoint: 100_000 });
  });

  it('CARD_REQUIRED: his age is not checked', async () => {
    const guest = await signUpGuest(test);
    await givePoints(test, guest.userId, 1_000);
    await refused({ guest, cast: await verifiedCast(test) }, 'CARD_REQUIRED');
  });

  it('SAME_PERSON: guest and cast are one', async () => {
    const guest = await guestWithPoints(test);
    await refused({ guest, cast: await signUp(test, 2, guest.phone) }, 'SAME_PERSON');
  });

  it('GIFT_CAST_NOT_AVAILABLE: suspended, paused, or not verified', async () => {
    for (const change of [
      { suspended: true },
      { paused_at: test.clock.now() },
      { verify_status: 3 as const },
    ]) {
      const people = await pair();
      await test.db.updateTable('cast_member').set(change).where('id', '=', people.cast.userId).execute();
      await refused(people, 'GIFT_CAST_NOT_AVAILABLE');
    }
  });

  it('GIFT_CAST_NOT_AVAILABLE: she said that she would not take him again', async () => {
    const { guest, cast, bookingId } = await requested(test);
    const part = await test.db
      .selectFrom('participation')
      .select('id')
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow();
    await test.db
      .insertInto('review')
      .values({
        id: test.context.ids.newId(),
        participation_id: part.id,
        author: 'cast',
        guest_id: guest.userId,
        cast_id: cast.userId,
        tier: 'BAD',
        again: 'NOT_OK',
        created_at: test.clock.now(),
      })
      .execute();
    await refused({ guest, cast }, 'GIFT_CAST_NOT_AVAILABLE');
  });

  it('PAYMENT_DUE: a charge of his has failed and is not paid yet', async () => {
    const people = await pair();
    const guestId = people.guest.userId;
    const { id: purchaseId } = await test.db
      .selectFrom('purchase')
      .select('id')
      .where('guest_id', '=', guestId)
      .executeTakeFirstOrThrow();
    const debt = { guestId, purchaseId, points: 100 };
    await withTransaction(test.db, (trx) => addDebt(trx, test.context, debt, test.clock.now()));
    await refused(people, 'PAYMENT_DUE');
  });

  it('NOT_FOUND: no such cast', async () => {
    await refused({ guest: await guestWithPoints(test), cast: { userId: crypto.randomUUID() } }, 'NOT_FOUND');
    const other = await signUpGuest(test);
    await refused({ guest: await guestWithPoints(test), cast: other }, 'NOT_FOUND');
  });

  it('GIFT_DAILY_LIMIT: a day has a ceiling, the next one is new', async () => {
    const people = await pair();
    const pendant = await giftOf(test, people.guest, 10_000);
    for (let sum = 0; sum < GIFT_DAILY_CEILING_POINTS; sum += 10_000) {
      expect(await give(test, people.guest, people.cast, pendant)).toMatchObject({ status: 200 });
    }
    await refused(people, 'GIFT_DAILY_LIMIT', 300);
    await test.moveBy(24 * 60);
    expect(await give(test, people.guest, people.cast, pendant)).toMatchObject({ status: 200 });
  });

  it('GIFT_PAIR_LIMIT: two have a ceiling of 30 days, another account of the same person none of its own', async () => {
    const guest = await guestWithPoints(test, 500_000);
    const [cast, another] = [await verifiedCast(test), await verifiedCast(test)];
    await addGift(test.context, { name: 'ペンダント', points: 50_000, picture: 'pendant' });
    const pendant = await giftOf(test, guest, 50_000);
    for (let sum = 0; sum < GIFT_PAIR_CEILING_POINTS; sum += 50_000) {
      expect(await give(test, guest, cast, pendant)).toMatchObject({ status: 200 });
      await test.moveBy(24 * 60);
    }
    await refused({ guest, cast }, 'GIFT_PAIR_LIMIT', 300);
    expect(await give(test, guest, another, pendant)).toMatchObject({ status: 200 });

    const again = await guestWithPoints(test);
    const small = await giftOf(test, again, 300);
    expect(await give(test, again, cast, small)).toMatchObject({ status: 200 });
    await share(test, 'DEVICE', guest, again);
    expect(await give(test, again, cast, small)).toMatchObject({ status: 409, code: 'GIFT_PAIR_LIMIT' });

    await test.moveBy((GIFT_PAIR_DAYS - GIFT_PAIR_CEILING_POINTS / 50_000) * 24 * 60);
    expect(await give(test, guest, cast, pendant)).toMatchObject({ status: 409, code: 'GIFT_PAIR_LIMIT' });
    // The first of them is 30 days ago then.
    await test.moveBy(24 * 60);
    expect(await give(test, guest, cast, small)).toMatchObject({ status: 200 });
  });

  it('GIFT_NOT_RELEASED: every call, while the switch is off', async () => {
    const { guest, cast } = await pair();
    const rose = await giftOf(test, guest, 500);
    await switchGifts(test.context, false);
    const answers = [
      await give(test, guest, cast, rose),
      await test.call(giftRoutes.listGifts, {}, guest),
      await test.call(giftRoutes.listSentGifts, {}, guest),
      await test.call(giftRoutes.giftStatistics, {}, await verifiedCast(test)),
    ];
    await switchGifts(test.context, true);
    for (const answer of answers) {
      expect(answer).toMatchObject({ code: 'GIFT_NOT_RELEASED', message: 'ギフト機能は準備中です。' });
    }
  });
});

describe('lists and statistics', () => {
  it('pages what a guest has sent, only his own', async () => {
    const [guest, other] = [await guestWithPoints(test), await guestWithPoints(test)];
    const cast = await verifiedCast(test);
    const gift = await giftOf(test, guest, 300);
    for (let number = 0; number < 21; number++) await give(test, guest, cast, gift);
    const first = await test.ok(giftRoutes.listSentGifts, {}, guest);
    expect(first.items).toHaveLength(20);
    const rest = await test.ok(giftRoutes.listSentGifts, { query: { cursor: first.nextCursor! } }, guest);
    expect(rest).toMatchObject({ items: [{ points: 300 }], nextCursor: null });
    expect(await test.ok(giftRoutes.listSentGifts, {}, other)).toMatchObject({ items: [] });
    const { status } = await test.call(giftRoutes.listSentGifts, { query: { cursor: 'x' } }, guest);
    expect(status).toBe(400);
  });

  it('sums a cast by gift and by month, with the newest givers', async () => {
    const [first, second] = [
      await guestWithPoints(test, 50_000, { nickname: '鈴木' }),
      await guestWithPoints(test, 50_000, { nickname: '高橋' }),
    ];
    const cast = await verifiedCast(test, { stage: 2 });
    const { feePercent } = await feeOf(2);
    const [rose, bouquet] = [await giftOf(test, first, 500), await giftOf(test, first, 3_000)];
    await give(test, first, cast, rose);
    await test.moveBy(40 * 24 * 60);
    await give(test, second, cast, rose);
    await give(test, second, cast, bouquet);
    const all = await test.ok(giftRoutes.giftStatistics, {}, cast);
    const reward = (points: number) => points - Math.floor((points * feePercent) / 100);
    expect(all).toMatchObject({
      count: 3,
      points: 4_000,
      rewardPoints: 2 * reward(500) + reward(3_000),
      byGift: [
        { name: '花束', count: 1, points: 3_000 },
        { name: '一輪のバラ', count: 2, points: 1_000 },
      ],
    });
    expect(all.byMonth).toHaveLength(12);
    expect(all.byMonth.filter(({ count }) => count > 0).map(({ count }) => count)).toEqual([1, 2]);
    expect(all.newest.map(({ guestName }) => guestName)).toEqual(['高橋', '高橋', '鈴木']);
    const nothing = await test.ok(giftRoutes.giftStatistics, {}, await verifiedCast(test));
    expect(nothing).toMatchObject({ count: 0, byGift: [], newest: [] });
  });
});

it('an operator keeps gifts within their limits', async () => {
  const good = { name: '花', points: 100, picture: 'rose' };
  const wrong = [
    { name: ' ' },
    { name: '名'.repeat(31) },
    { points: 99 },
    { points: 50_001 },
    { points: 100.5 },
    { picture: '../x' },
  ];
  for (const part of wrong) {
    expect(await addGift(test.context, { ...good, ...part })).toMatchObject({
      error: { code: 'VALIDATION', field: Object.keys(part)[0] },
    });
  }
  const unknown = crypto.randomUUID();
  expect(await removeGift(test.context, unknown)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(await changeGiftPrice(test.context, unknown, 500)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(await changeGiftPrice(test.context, unknown, 5)).toMatchObject({ error: { code: 'VALIDATION' } });
});
