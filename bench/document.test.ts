import { expect, test } from 'vitest';
import { documentOf, fallLine, fallsOf, ratiosIn, type Run } from './document.ts';
import type { Ratio } from './ratios.ts';

const RUN: Run = { machine: '2 × processor', commit: '0123456 of 2026-11-30', size: 'quick', busy: 0.5 };
const ratio = (name: string, share: number, more: Partial<Ratio> = {}): Ratio => ({
  name,
  share,
  cpuShare: null,
  perSecond: 1_234,
  beside: 'a bare server',
  aim: null,
  ...more,
});
const COMMITTED = [ratio('search, the mix', 0.9), ratio('search: a word', 0.8), ratio('calendar month', 0.7)];
const committed = documentOf(RUN, COMMITTED);

test('a document says again what was written into it', () => {
  expect([...ratiosIn(committed, 'quick')!]).toEqual([
    ['search, the mix', 0.9],
    ['search: a word', 0.8],
    ['calendar month', 0.7],
  ]);
});

test('also once it is formatted, with cells as wide as their column', () => {
  const wide = committed.replace('| search: a word | 80 % |', '| search: a word                | 80 %  |');
  expect(ratiosIn(wide, 'quick')!.get('search: a word')).toBe(0.8);
});

test('a run of another size is compared with nothing', () => {
  expect(ratiosIn(committed, 'whole')).toBeNull();
  expect(ratiosIn('', 'quick')).toBeNull();
});

test('a ratio that falls by more than a tenth is found, and no other', () => {
  const now = [ratio('search, the mix', 0.82), ratio('search: a word', 0.71), ratio('calendar month', 0.9)];
  expect(fallsOf(ratiosIn(committed, 'quick')!, now)).toEqual([
    { name: 'search: a word', before: 0.8, now: 0.71 },
  ]);
});

test('what is measured for the first time, or no more, has not fallen', () => {
  expect(fallsOf(ratiosIn(committed, 'quick')!, [ratio('new', 0.1)])).toEqual([]);
});

test('a fall is red, and said by a word where there are no colours', () => {
  const fall = { name: 'search: a word', before: 0.8, now: 0.71 };
  expect(fallLine(fall, true)).toBe('\u001B[31mFALLEN: search: a word, 80 % → 71 %\u001B[39m');
  expect(fallLine(fall, false)).toBe('FALLEN: search: a word, 80 % → 71 %');
});

test('an aim that is missed is said', () => {
  expect(documentOf(RUN, [ratio('month', 0.6, { aim: 0.7 })])).toContain('| 70 % (missed) |');
  expect(documentOf(RUN, [ratio('month', 0.7, { aim: 0.7 })])).toContain('| 70 % |');
});
