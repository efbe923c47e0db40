import { expect, test } from 'vitest';
import { formatPast } from './past.ja.ts';

const now = new Date('2026-11-28T09:00:00Z');

test('when it was told is said as people say it', () => {
  expect(formatPast(new Date('2026-11-28T08:05:00Z'), now)).toBe('本日 17:05');
  expect(formatPast(new Date('2026-11-27T12:02:00Z'), now)).toBe('昨日 21:02');
  expect(formatPast(new Date('2026-11-18T11:12:00Z'), now)).toBe('11/18（水）20:12');
});
