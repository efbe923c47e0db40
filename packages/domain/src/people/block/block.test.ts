import { expect, test } from 'vitest';
import { checkReport, checkSeen, REPORTS_PER_DAY, type Report } from './index.ts';

const codeOf = (result: { readonly ok: boolean; readonly error?: { readonly code: string } }) =>
  result.ok ? 'ok' : result.error?.code;

test('a report says what it is about, and calls an operator ten times a day at most', () => {
  const other: Report = { category: 'OTHER', text: ' ', isSafety: false };
  expect(codeOf(checkReport(other, 0))).toBe('REASON_REQUIRED');
  expect(codeOf(checkReport({ ...other, text: '勧誘された' }, REPORTS_PER_DAY - 1))).toBe('ok');
  expect(codeOf(checkReport({ ...other, category: 'ABUSE' }, 0))).toBe('ok');
  expect(codeOf(checkReport({ ...other, category: 'ABUSE' }, REPORTS_PER_DAY))).toBe('RATE_LIMITED');
});

test('a block ends nothing that was not shown', () => {
  expect(codeOf(checkSeen(['a', 'b'], ['b', 'a']))).toBe('ok');
  expect(codeOf(checkSeen(['a', 'b'], ['a']))).toBe('ok');
  expect(codeOf(checkSeen(['a'], ['a', 'b']))).toBe('CONFLICT');
});
