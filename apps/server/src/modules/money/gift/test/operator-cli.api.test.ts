import { expect, it } from 'vitest';
import { signUpGuest, typed, useTestApp } from '../../../../test-support/index.ts';
import { isGiftEnabled, offeredGifts } from '../index.ts';

const test = useTestApp();

/** The terminal's output when the operator types a command. */
const operator = (name: string, ...words: string[]) => typed(test, name, ...words, '--operator', 'sato');

const TERM = ['--from', '2026-12-01', '--until', '2026-12-31'];

it('makes a coupon, lists it, ends it', async () => {
  expect(await operator('coupon-create', 'winter', '300', '--name', '冬', ...TERM, '--limit', '50')).toMatch(
    /^Created: winter /,
  );
  expect(await operator('coupons')).toContain(
    'WINTER  300 P  2026/12/01-2026/12/31  0/50  ALL  冬\n1 coupons',
  );
  expect(await operator('coupon-end', 'winter')).toBe('Ended: winter');
  expect(await operator('coupons')).toContain('(over)');
});

it('names guests by phone number, or asks for the first purchase', async () => {
  const guest = await signUpGuest(test);
  await operator('coupon-create', 'NAMED1', '100', '--name', 'a', ...TERM, '--guests', guest.phone);
  const byNumber = ['coupon-create', 'NUMBER1', '100', '--name', 'c', ...TERM, '--guests'] as const;
  await expect(operator(...byNumber, 'G-99999999')).rejects.toThrow('no such coupon or guest');
  await operator('coupon-create', 'FIRST1', '100', '--name', 'b', ...TERM, '--first-purchase');
  const list = await operator('coupons');
  expect(list).toMatch(/NAMED1 .* NAMED  a/);
  expect(list).toMatch(/FIRST1 .* FIRST_PURCHASE  b/);
});

it.each([
  [['AGAIN', '401', '--name', 'a', ...TERM], 'points is out of its limits'],
  [['AGAIN', '1', ...TERM], '--name is missing'],
  [['AGAIN', '1', '--name', 'a', '--from', 'x', '--until', 'y'], '--from is a day'],
  [['AGAIN', '1', '--name', 'a', ...TERM, '--limit', 'many'], '--limit is a whole number'],
  [['AGAIN', '1', '--name', 'a', ...TERM, '--guests', '09099999999'], 'Nobody was found'],
])('says what is wrong with %s', async (words, sentence) => {
  await expect(operator('coupon-create', ...words)).rejects.toThrow(sentence);
});

it('keeps the catalogue of gifts and its switch', async () => {
  const added = await operator('gift-add', '花かご', '4000', '--picture', 'bouquet');
  const giftId = added.replace('Added: ', '');
  expect(await operator('gift-price', giftId, '4500')).toBe(`Changed: ${giftId} 4500 P`);
  expect(await operator('gifts')).toContain(`${giftId}  4500 P  bouquet  花かご\nGifts are off`);
  expect(await operator('gift-remove', giftId)).toBe(`Removed: ${giftId}`);
  expect((await offeredGifts(test.db)).map(({ id }) => id)).not.toContain(giftId);
  await expect(operator('gift-remove', giftId)).rejects.toThrow('this gift is not offered');
  await expect(operator('gift-remove', 'x')).rejects.toThrow("no gift's id");
  await expect(operator('gift-add', '花', '10', '--picture', 'rose')).rejects.toThrow('out of their limits');
  expect(await operator('gift-switch', 'on')).toBe('Gifts are on');
  expect(await isGiftEnabled(test.db)).toBe(true);
  await operator('gift-switch', 'off');
  await expect(operator('gift-switch', 'maybe')).rejects.toThrow('on or off?');
});
