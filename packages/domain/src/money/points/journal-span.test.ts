import { expect, test } from 'vitest';
import { journalSpan } from './index.ts';

test('one day, or a span that may be open on either side', () => {
  expect(journalSpan({})).toEqual({ ok: true, value: { from: null, to: null } });
  expect(journalSpan({ day: '2026-11-20' })).toMatchObject({
    value: { from: '2026-11-20', to: '2026-11-20' },
  });
  expect(journalSpan({ from: '2026-11-20' })).toMatchObject({ value: { from: '2026-11-20', to: null } });
  expect(journalSpan({ from: '2026-11-20', to: '2026-11-20' })).toMatchObject({ ok: true });
});

test('no span that ends before it begins, and no day beside one', () => {
  expect(journalSpan({ from: '2026-11-21', to: '2026-11-20' })).toMatchObject({
    error: { code: 'VALIDATION', field: 'to' },
  });
  for (const span of [{ from: '2026-11-20' }, { to: '2026-11-20' }])
    expect(journalSpan({ day: '2026-11-20', ...span })).toMatchObject({
      error: { code: 'VALIDATION', field: 'day' },
    });
});
