import { describe, expect, it } from 'vitest';
import { couponRoutes } from '@yoimachi/contract/coupon';
import { pointsRoutes } from '@yoimachi/contract/points';
import { COUPON_TRIES_PER_HOUR } from '@yoimachi/domain/coupon';
import { addDays, addMinutes, dayOf } from '@yoimachi/domain/time';
import {
  givePoints,
  signUp,
  signUpGuest,
  useTestApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { createCoupon, endCoupon, listCoupons } from '../index.ts';
import { makeCoupon } from './support.ts';

const test = useTestApp();

const redeem = (guest: Person, code: string, key?: string) =>
  test.call(couponRoutes.redeemCoupon, { body: { code }, ...(key && { key }) }, guest);
const balanceOf = async (guest: Person) => (await test.ok(pointsRoutes.userPoint, {}, guest)).document;

describe('redeeming a coupon', () => {
  it('grants a free lot with the term of the coupon, and lists it', async () => {
    const guest = await signUpGuest(test);
    await makeCoupon(test, { code: 'AUTUMN', points: 400, termDays: 10, description: '初回の方へ' });
    const { status, body } = await redeem(guest, 'AUTUMN');
    expect(status).toBe(200);
    const expiresOn = addDays(dayOf(test.clock.now()), 10);
    expect(body).toMatchObject({
      title: '秋のウェルカムクーポン',
      description: '初回の方へ',
      points: 400,
      remainingPoints: 400,
      expiresOn,
    });
    expect(await balanceOf(guest)).toEqual({ currentPoint: 400, pointGift: 400, pointPurchase: 0 });
    const list = await test.ok(couponRoutes.listCoupons, {}, guest);
    expect(list).toEqual({ items: [body], nextCursor: null });
  });

  it('takes a code in full-width and small letters with spaces around it', async () => {
    const guest = await signUpGuest(test);
    await makeCoupon(test, { code: ' ｓｐｒｉｎｇ１ ' });
    expect(await redeem(guest, '　ＳＰring１　')).toMatchObject({ status: 200 });
  });

  it('shows only his own coupons, newest first, 20 a page', async () => {
    const guest = await signUpGuest(test);
    const other = await signUpGuest(test);
    for (let number = 0; number < 21; number++) {
      await makeCoupon(test, { code: `PAGE${number}`, title: `クーポン${number}` });
      await redeem(guest, `PAGE${number}`);
      await test.moveBy(1);
    }
    const first = await test.ok(couponRoutes.listCoupons, {}, guest);
    expect(first.items.map(({ title }) => title).slice(0, 2)).toEqual(['クーポン20', 'クーポン19']);
    const rest = await test.ok(couponRoutes.listCoupons, { query: { cursor: first.nextCursor! } }, guest);
    expect(rest).toMatchObject({ items: [{ title: 'クーポン0' }], nextCursor: null });
    expect(await test.ok(couponRoutes.listCoupons, {}, other)).toEqual({ items: [], nextCursor: null });
    const { status } = await test.call(couponRoutes.listCoupons, { query: { cursor: 'x' } }, guest);
    expect(status).toBe(400);
  });

  it('answers the same again for the same key, once', async () => {
    const guest = await signUpGuest(test);
    await makeCoupon(test, { code: 'TWICE' });
    const key = crypto.randomUUID();
    const first = await redeem(guest, 'TWICE', key);
    expect(await redeem(guest, 'TWICE', key)).toEqual(first);
    expect(await balanceOf(guest)).toMatchObject({ currentPoint: 300 });
    expect(await redeem(guest, 'OTHER', key)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('is a call of guests', async () => {
    const cast = await verifiedCast(test);
    expect(await redeem(cast, 'AUTUMN')).toMatchObject({ status: 403 });
    expect(await test.call(couponRoutes.listCoupons, {}, cast)).toMatchObject({ status: 403 });
    expect(await test.call(couponRoutes.listCoupons, {})).toMatchObject({ status: 401 });
  });
});

describe('a coupon that cannot be redeemed', () => {
  const refusal = async (code: string, expected: string, message: string, guest?: Person) => {
    const person = guest ?? (await signUpGuest(test));
    const before = await balanceOf(person);
    const answer = await redeem(person, code);
    expect(answer).toMatchObject({ code: expected, message, details: { field: 'code' } });
    expect(await balanceOf(person)).toEqual(before);
  };

  it('needs a code', async () => {
    await refusal('　', 'COUPON_CODE_REQUIRED', 'コードを入力してください。');
  });

  it('NOT_EXITS: no such code', async () => {
    await refusal('NOSUCH', 'NOT_EXITS', 'クーポンコードが正しくありません。');
    await refusal('絵文字🌙', 'NOT_EXITS', 'クーポンコードが正しくありません。');
  });

  it('NOT_AVAILABLE: before its start, after its last moment, and once an operator has ended it', async () => {
    const now = test.clock.now();
    const message = 'クーポンの有効期限が切れています。';
    await makeCoupon(test, {
      code: 'LATER',
      startsAt: addMinutes(now, 60),
      endsAt: addMinutes(now, 120),
    });
    await makeCoupon(test, { code: 'STOPPED' });
    expect(await endCoupon(test.context, 'stopped')).toMatchObject({ ok: true });
    await refusal('LATER', 'NOT_AVAILABLE', message);
    await refusal('STOPPED', 'NOT_AVAILABLE', message);
    await test.moveBy(120);
    // The end is the last moment at which it is valid.
    expect(await redeem(await signUpGuest(test), 'LATER')).toMatchObject({ status: 200 });
    await test.moveBy(1);
    await refusal('LATER', 'NOT_AVAILABLE', message);
  });

  it('COUPON_EXCEED_LIMIT: all are taken', async () => {
    await makeCoupon(test, { code: 'ONLY1', totalLimit: 1 });
    await redeem(await signUpGuest(test), 'ONLY1');
    await refusal('ONLY1', 'COUPON_EXCEED_LIMIT', 'クーポンの利用上限に達しています。');
  });

  it('COUPON_ALREADY_USED: he has it, also when it is over by now', async () => {
    const guest = await signUpGuest(test);
    const message = 'このクーポンの無償ポイントはすでに獲得済みです。';
    await makeCoupon(test, { code: 'ONCE', totalLimit: 1 });
    await redeem(guest, 'ONCE');
    await refusal('ONCE', 'COUPON_ALREADY_USED', message, guest);
    await endCoupon(test.context, 'ONCE');
    await refusal('ONCE', 'COUPON_ALREADY_USED', message, guest);
  });

  it('COUPON_ALREADY_USED: the same number had it under an account that is gone', async () => {
    const gone = await signUpGuest(test);
    await makeCoupon(test, { code: 'PERSON' });
    await redeem(gone, 'PERSON');
    // Leaving frees the number; whoever comes back with it is a new identity with the same number.
    const { phone_index } = await test.db
      .selectFrom('identity')
      .select('phone_index')
      .where('id', '=', gone.identityId)
      .executeTakeFirstOrThrow();
    await test.db
      .updateTable('identity')
      .set({ phone_index: Buffer.from('left') })
      .where('id', '=', gone.identityId)
      .execute();
    const back = await signUp(test, 1, gone.phone);
    const { phone_index: again } = await test.db
      .selectFrom('identity')
      .select('phone_index')
      .where('id', '=', back.identityId)
      .executeTakeFirstOrThrow();
    expect(again).toEqual(phone_index);
    expect(await redeem(back, 'PERSON')).toMatchObject({ code: 'COUPON_ALREADY_USED' });
  });

  it('COUPON_GUEST_NOT_ELIGIBLE: not named, or not before the first purchase', async () => {
    const [named, buyer] = [await signUpGuest(test), await signUpGuest(test)];
    const message = 'このクーポンの対象ではありません。';
    await makeCoupon(test, { code: 'NAMED', eligibility: 'NAMED', guestIds: [named.userId] });
    await makeCoupon(test, { code: 'FIRST', eligibility: 'FIRST_PURCHASE' });
    await givePoints(test, buyer.userId, 500);
    expect(await redeem(named, 'NAMED')).toMatchObject({ status: 200 });
    expect(await redeem(named, 'FIRST')).toMatchObject({ status: 200 });
    await refusal('NAMED', 'COUPON_GUEST_NOT_ELIGIBLE', message, buyer);
    await refusal('FIRST', 'COUPON_GUEST_NOT_ELIGIBLE', message, buyer);
  });

  it('RATE_LIMITED: guessing ends for an hour, also with a right code', async () => {
    const guest = await signUpGuest(test);
    await makeCoupon(test, { code: 'GUESSED' });
    for (let number = 0; number < COUPON_TRIES_PER_HOUR; number++) {
      expect(await redeem(guest, `WRONG${number}`)).toMatchObject({ code: 'NOT_EXITS' });
    }
    expect(await redeem(guest, 'GUESSED')).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    await test.moveBy(60);
    expect(await redeem(guest, 'GUESSED')).toMatchObject({ status: 200 });
  });
});

describe('an operator', () => {
  it('makes coupons within their limits', async () => {
    const now = test.clock.now();
    const good = {
      code: 'LIMITS',
      name: 'a',
      title: 'b',
      description: '',
      points: 400,
      termDays: 30,
      startsAt: now,
      endsAt: addMinutes(now, 1),
      totalLimit: null,
      eligibility: 'ALL' as const,
      guestIds: [],
    };
    const wrong = [
      { code: 'ABC' },
      { code: 'ABCDEFGHIJK' },
      { code: 'クーポン' },
      { name: '' },
      { name: '名'.repeat(51) },
      { title: '題'.repeat(256) },
      { description: '文'.repeat(501) },
      { points: 401 },
      { points: 0 },
      { points: 1.5 },
      { termDays: 0 },
      { totalLimit: 0 },
      { endsAt: now },
      { guestIds: [crypto.randomUUID()] },
    ];
    for (const part of wrong) {
      const field = Object.keys(part)[0];
      expect(await createCoupon(test.context, { ...good, ...part })).toMatchObject({
        ok: false,
        error: { code: 'VALIDATION', field },
      });
    }
    const unknown = { eligibility: 'NAMED' as const, guestIds: [crypto.randomUUID()] };
    expect(await createCoupon(test.context, { ...good, ...unknown })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    // By number, all of them in one act: what no guest has is named as it was typed.
    const { number } = await test.db
      .selectFrom('account')
      .select('number')
      .where('id', '=', (await signUpGuest(test)).userId)
      .executeTakeFirstOrThrow();
    const cast = await test.db
      .selectFrom('account')
      .select('number')
      .where('id', '=', (await verifiedCast(test)).userId)
      .executeTakeFirstOrThrow();
    const missing = [`C-${number}`, `G-${cast.number}`, 'G-2147483648', 'G-999999999999', '山田'];
    const numbered = { ...good, code: 'NUMBERED', eligibility: 'NAMED' as const };
    expect(
      await createCoupon(test.context, { ...numbered, guestNumbers: [`G-${number}`, ...missing] }),
    ).toMatchObject({ error: { code: 'NOT_FOUND', field: 'guestNumbers', details: { numbers: missing } } });
    const twice = { ...numbered, guestNumbers: [`G-${number}`, `ｇ－${number}`] };
    const made = await createCoupon(test.context, twice);
    expect(made).toMatchObject({ ok: true });
    const named = await test.db
      .selectFrom('coupon_guest')
      .select('guest_id')
      .where('coupon_id', '=', made.ok ? made.value : '')
      .execute();
    expect(named).toHaveLength(1);
    expect(await createCoupon(test.context, good)).toMatchObject({ ok: true });
    expect(await createCoupon(test.context, good)).toMatchObject({ error: { code: 'CONFLICT' } });
    expect(await endCoupon(test.context, 'NOSUCH')).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect((await listCoupons(test.db, 1))[0]).toMatchObject({ code: 'LIMITS', redeemedCount: 0 });
  });

  it('are listed for operators page by page, the newest first', async () => {
    const desk = asOperator(test);
    for (let number = 0; number < 51; number++) await makeCoupon(test, { code: `PAGE${100 + number}` });
    const first = await desk.ok('listCoupons', { query: {} });
    expect(first.items).toHaveLength(50);
    expect(first.items[0]).toMatchObject({ code: 'PAGE150', redeemedCount: 0, endedAt: null });
    const next = await desk.ok('listCoupons', { query: { cursor: first.nextCursor! } });
    expect(next.items[0]).toMatchObject({ code: 'PAGE100' });
    await desk.ok('endCoupon', { params: { code: 'PAGE150' } });
    const [ended] = (await desk.ok('listCoupons', { query: {} })).items;
    expect(ended!.endedAt).toBe(test.clock.now().toISOString());
    expect(await desk.tries('listCoupons', { query: { cursor: 'x' } })).toMatchObject({
      error: { code: 'VALIDATION', field: 'cursor' },
    });
  });
});
