import { expect, test } from 'vitest';
import { FORMS_A_FILE, formsOfPart, needsForm } from './payment-form.ts';

test.each([
  [50_000, 50_000, false],
  [50_001, 50_000, true],
  [500_000, 500_000, false],
  [500_001, 500_000, true],
] as const)('%i yen need a form above %i yen: %s', (amountYen, overYen, needed) => {
  expect(needsForm(amountYen, overYen)).toBe(needed);
});

test('many forms are several files, each form in one of them', () => {
  const rows = Array.from({ length: 2 * FORMS_A_FILE + 1 }, (_, index) => index);
  const parts = [1, 2, 3, 4].map((part) => formsOfPart(rows, part));
  expect(parts.map((part) => part.rows.length)).toEqual([FORMS_A_FILE, FORMS_A_FILE, 1, 0]);
  expect(parts.flatMap((part) => part.rows)).toEqual(rows);
  expect(parts[0]!.parts).toBe(3);
  expect(formsOfPart(rows.slice(0, FORMS_A_FILE), 1).parts).toBe(1);
  expect(formsOfPart([], 1)).toEqual({ rows: [], parts: 0 });
});
