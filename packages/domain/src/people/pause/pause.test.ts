import { expect, test } from 'vitest';
import { pauseEnd } from './index.ts';

const NOW = new Date('2026-11-20T23:30:00+09:00');

test.each([
  [null, { resumesAt: null, noticeAt: null }],
  // The reminder would come before she had named the day.
  ['2026-11-21', { resumesAt: new Date('2026-11-21T00:00:00+09:00'), noticeAt: null }],
  [
    '2026-11-22',
    { resumesAt: new Date('2026-11-22T00:00:00+09:00'), noticeAt: new Date('2026-11-21T18:00:00+09:00') },
  ],
])('a pause until %s', (day, value) => {
  expect(pauseEnd(day, NOW)).toEqual({ ok: true, value });
});

test.each(['2026-11-20', '2026-11-01', '2027-05-20'])('no pause ends on %s', (day) => {
  expect(pauseEnd(day, NOW)).toMatchObject({ error: { code: 'RESUME_DAY', field: 'resumeDay' } });
});

test('the last day is 180 days ahead', () => {
  expect(pauseEnd('2027-05-19', NOW).ok).toBe(true);
});
