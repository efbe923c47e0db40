import { expect, test } from 'vitest';
import { addDays, addMinutes, instantAt } from '@yoimachi/domain/time';
import { EXCLUSION_DAYS_MAX, exclusionState, exclusionTerm } from './index.ts';

const TODAY = '2026-11-20';
const NOW = instantAt(TODAY, 12 * 60);
const term = (fromDay: string | null, untilDay: string | null) => exclusionTerm({ fromDay, untilDay }, NOW);

test('a cast is taken out at once and for good, or by whole days', () => {
  expect(term(null, null)).toMatchObject({ value: { from: NOW, until: null } });
  expect(term(TODAY, TODAY)).toMatchObject({
    value: { from: NOW, until: instantAt(addDays(TODAY, 1), 0) },
  });
  expect(term(addDays(TODAY, 2), addDays(TODAY, 4))).toMatchObject({
    value: { from: instantAt(addDays(TODAY, 2), 0), until: instantAt(addDays(TODAY, 5), 0) },
  });
});

test('days that passed, are turned round or lie too far ahead are refused, and say which', () => {
  const wrong = (field: string) => ({ ok: false, error: { code: 'VALIDATION', field } });
  expect(term(addDays(TODAY, -1), null)).toMatchObject(wrong('fromDay'));
  expect(term(null, addDays(TODAY, -1))).toMatchObject(wrong('untilDay'));
  expect(term(addDays(TODAY, 3), addDays(TODAY, 2))).toMatchObject(wrong('untilDay'));
  expect(term(addDays(TODAY, EXCLUSION_DAYS_MAX + 1), null)).toMatchObject(wrong('fromDay'));
  expect(term(null, addDays(TODAY, EXCLUSION_DAYS_MAX + 1))).toMatchObject(wrong('untilDay'));
  expect(term(null, addDays(TODAY, EXCLUSION_DAYS_MAX))).toMatchObject({ ok: true });
});

test('it comes, is in force, passes, and ends at once when she is put back', () => {
  const [from, until] = [addMinutes(NOW, 10), addMinutes(NOW, 20)];
  const stateAt = (minutes: number, liftedAt: Date | null = null) =>
    exclusionState({ from, until, liftedAt }, addMinutes(NOW, minutes));
  expect([stateAt(9), stateAt(10), stateAt(19), stateAt(20)]).toEqual(['COMING', 'OUT', 'OUT', 'OVER']);
  expect(stateAt(15, addMinutes(NOW, 12))).toBe('LIFTED');
  expect(exclusionState({ from, until: null, liftedAt: null }, addMinutes(NOW, 1e6))).toBe('OUT');
});
