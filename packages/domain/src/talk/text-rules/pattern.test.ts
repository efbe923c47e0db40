import { expect, test } from 'vitest';
import { matchesOf } from './pattern.ts';

const found = (text: string, each: RegExp) =>
  Array.from(matchesOf(text, each), ({ index, 0: one }) => [index, one]);

test('finds each match in its order, as `matchAll` does, also of nothing', () => {
  for (const [text, each] of [
    ['a1b22c333', /\d+/gu],
    ['none', /\d+/gu],
    ['', /\d*/gu],
    ['a1', /\d*/gu],
    ['𠮷1𠮷22', /\d+/gu],
  ] as const)
    expect(found(text, each)).toEqual(Array.from(text.matchAll(each), ({ index, 0: one }) => [index, one]));
});

test('begins at the beginning each time, also within another search by the same pattern', () => {
  const each = /\d/gu;
  const pairs: string[] = [];
  for (const { 0: one } of matchesOf('123', each))
    for (const { 0: other } of matchesOf('89', each)) pairs.push(one + other);
  expect(pairs).toEqual(['18', '19', '28', '29', '38', '39']);
  for (const { 0: one } of matchesOf('45', each)) if (one === '4') break;
  expect(found('67', each)).toEqual([
    [0, '6'],
    [1, '7'],
  ]);
});
