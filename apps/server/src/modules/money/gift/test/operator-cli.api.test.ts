import { expect, it } from 'vitest';
import { signUpGuest, typed, useTestApp } from '../../../../test-support/index.ts';
import { isGiftEnabled, offeredGifts } from '../index.ts';

const test = useTestApp();

/** The terminal's output when the operator types a call. */
const operator = (name: string, ...words: string[]) => typed(test, name, ...words, '--operator', 'sato');

const WORDS = ['--name', '冬', '--title', '冬の特典', '--description', '年内に使えます'];
const TIMES = ['--starts-at', '2026-12-01T00:00', '--ends-at', '2026-12-31T23:59', '--term-days', '30'];
const WHOM = ['--total-limit', '50', '--guest-ids', '[]'];
const coupon = (code: string, ...words: string[]) =>
  operator('createCoupon', '--code', code, ...WORDS, ...TIMES, ...WHOM, ...words);
const row = async (code: string) =>
  (await operator('listCoupons')).split('\n').find((line) => line.includes(code));

it('makes a coupon, lists it, ends it', async () => {
  expect(await coupon('winter', '--points', '300', '--eligibility', 'ALL')).toMatch(/couponId: /);
  expect(await row('WINTER')).toMatch(/300 .*ALL/);
  await operator('endCoupon', 'winter');
  const { rows } = await test.app.pool.query(`select ended_at from coupon where code = 'WINTER'`);
  expect(rows[0].ended_at).not.toBeNull();
});

it('names guests by their numbers, or asks for the first purchase', async () => {
  const guest = await signUpGuest(test);
  const { rows } = await test.app.pool.query('select number from account where id = $1', [guest.userId]);
  const number = `G-${rows[0].number}`;
  await coupon('NAMED1', '--points', '100', '--eligibility', 'NAMED', '--guest-numbers', number);
  await expect(
    coupon('NUMBER1', '--points', '100', '--eligibility', 'NAMED', '--guest-numbers', 'G-99999999'),
  ).rejects.toThrow('NOT_FOUND');
  await coupon('FIRST1', '--points', '100', '--eligibility', 'FIRST_PURCHASE');
  expect(await row('NAMED1')).toContain('NAMED');
  expect(await row('FIRST1')).toContain('FIRST_PURCHASE');
});

it.each([
  [['--points', '401', '--eligibility', 'ALL'], '--points is missing or not understood'],
  [['--points', 'many', '--eligibility', 'ALL'], '--points is missing or not understood'],
  [['--points', '1', '--eligibility', 'SOME'], '--eligibility is missing or not understood'],
  [['--points', '1'], '--eligibility is missing or not understood'],
])('says what is wrong with %s', async (words, sentence) => {
  await expect(coupon('AGAIN', ...words)).rejects.toThrow(sentence);
});

it('keeps the catalogue of gifts and its switch', async () => {
  const added = await operator('addGift', '--name', '花かご', '--points', '4000', '--picture', 'bouquet');
  const giftId = added.replace('giftId: ', '');
  await operator('changeGiftPrice', giftId, '--points', '4500');
  expect(await operator('listGifts')).toMatch(new RegExp(`${giftId} +花かご +4500 +bouquet`));
  await operator('removeGift', giftId);
  expect((await offeredGifts(test.db)).map((gift) => gift.giftId)).not.toContain(giftId);
  await expect(operator('removeGift', giftId)).rejects.toThrow('NOT_FOUND');
  const small = ['--name', '花', '--points', '10', '--picture', 'rose'];
  await expect(operator('addGift', ...small)).rejects.toThrow('--points is missing or not understood');
  await operator('switchGifts', '--is-enabled', 'true');
  expect(await isGiftEnabled(test.db)).toBe(true);
  await operator('switchGifts', '--is-enabled', 'false');
  expect(await isGiftEnabled(test.db)).toBe(false);
});
