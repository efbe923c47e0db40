import { expect, test } from 'vitest';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import {
  ADDRESS_CARD_ATTEMPTS,
  CARD_CEILINGS,
  checkCardCeiling,
  GUEST_CARD_ATTEMPTS,
  nextCardAttempt,
} from './index.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ago = (minutes: number, count: number) =>
  Array.from({ length: count }, (_, at) => addMinutes(NOW, -minutes - at));

test.each([
  ['nine of an hour', ago(10, 9), null],
  ['ten of an hour: once the first of them is an hour old', ago(10, 10), 41],
  ['twenty of a day: once the first of them is a day old', ago(300, 20), DAY_MINUTES - 319],
  ['both: the later of the two', [...ago(10, 10), ...ago(300, 10)], DAY_MINUTES - 309],
  ['nineteen of a day', ago(300, 19), null],
])('a guest tries cards again after %s', (_, attempts, minutes) => {
  const at = nextCardAttempt(GUEST_CARD_ATTEMPTS, attempts, NOW);
  expect(at).toEqual(minutes === null ? null : addMinutes(NOW, minutes));
});

test('an address may try more often than a guest, also in a day', () => {
  const most = (limits: typeof GUEST_CARD_ATTEMPTS) => limits.map(({ maxAttempts }) => maxAttempts);
  expect(most(ADDRESS_CARD_ATTEMPTS).every((max, index) => max > most(GUEST_CARD_ATTEMPTS)[index]!)).toBe(
    true,
  );
});

const [OF_DAY, OF_MONTH] = CARD_CEILINGS.map(({ amountYen }) => amountYen) as [number, number];
const paid = (minutesAgo: number, amountYen: number) => ({ at: addMinutes(NOW, -minutesAgo), amountYen });

test.each([
  ['a card that paid nothing', [], OF_DAY],
  ['what it paid today counts', [paid(10, 400_000), paid(20, 100_000)], OF_DAY - 500_000],
  ['a day ago is another day', [paid(DAY_MINUTES, OF_DAY)], OF_DAY],
  ['a minute less is the same', [paid(DAY_MINUTES - 1, OF_DAY)], 0],
  ['the month counts, too', [paid(5 * DAY_MINUTES, OF_MONTH - 10_000)], 10_000],
  ['30 days ago is another month', [paid(30 * DAY_MINUTES, OF_MONTH)], OF_DAY],
  ['more than it might have is not less than nothing', [paid(10, OF_MONTH + 1)], 0],
])('what a card may still pay: %s', (_, payments, leftYen) => {
  const refused = { ok: false, error: { code: 'CARD_CEILING', details: { leftYen } } };
  expect(checkCardCeiling(payments, leftYen + 1, NOW)).toMatchObject(refused);
  expect(checkCardCeiling(payments, leftYen, NOW)).toEqual({ ok: true, value: leftYen });
});
