import { expect, test } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const DATE = 'Fri, 20 Nov 2026 03:00:00 GMT';

test.each([
  ['120', DATE, 120],
  [' 0 ', null, 0],
  ['999999', null, 86_400],
  ['Fri, 20 Nov 2026 03:02:30 GMT', DATE, 150],
  ['Fri, 20 Nov 2026 02:00:00 GMT', DATE, 0],
  ['Fri, 20 Nov 2026 03:02:30 GMT', null, undefined],
  ['soon', DATE, undefined],
  ['-5', null, undefined],
  ['', DATE, undefined],
  [null, DATE, undefined],
  [undefined, undefined, undefined],
])('Retry-After %j, answered at %j: %j seconds', (retryAfter, date, seconds) => {
  expect(retryAfterSeconds({ retryAfter, date })).toBe(seconds);
});
