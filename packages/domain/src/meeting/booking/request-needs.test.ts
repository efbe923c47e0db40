import { expect, test } from 'vitest';
import { requestNeed } from './index.ts';

test.each([
  [{ ageChecked: true, hasCard: false, missingPoints: 0 }, null],
  [{ ageChecked: true, hasCard: true, missingPoints: 500 }, null],
  [{ ageChecked: true, hasCard: false, missingPoints: 1 }, 'CARD'],
  [{ ageChecked: false, hasCard: false, missingPoints: 0 }, 'AGE_CHECK'],
  [{ ageChecked: false, hasCard: false, missingPoints: 500 }, 'AGE_CHECK'],
] as const)('a guest with %o needs: %s', (guest, need) => {
  expect(requestNeed(guest)).toBe(need);
});
