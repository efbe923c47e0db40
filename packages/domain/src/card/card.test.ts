import { expect, test } from 'vitest';
import { ADDRESS_CARD_ATTEMPTS, GUEST_CARD_ATTEMPTS, isCardTesting } from './index.ts';

test.each([
  [9, 19, false],
  [10, 10, true],
  [0, 20, true],
])('a guest with %i attempts in an hour and %i in a day: %s', (anHour, aDay, refused) => {
  expect(isCardTesting(GUEST_CARD_ATTEMPTS, (minutes) => (minutes === 60 ? anHour : aDay))).toBe(refused);
});

test('an address may try more often than a guest, also in a day', () => {
  const most = (limits: typeof GUEST_CARD_ATTEMPTS) => limits.map(({ maxAttempts }) => maxAttempts);
  expect(most(ADDRESS_CARD_ATTEMPTS).every((max, index) => max > most(GUEST_CARD_ATTEMPTS)[index]!)).toBe(
    true,
  );
});
