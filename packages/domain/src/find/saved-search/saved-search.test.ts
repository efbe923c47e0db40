import { ANY_DAY } from '@yoimachi/domain/search';
import { instantAt } from '@yoimachi/domain/time';
import { expect, test } from 'vitest';
import { nextLook, wordsOn } from './index.ts';

const TODAY = '2026-11-24';
const at = (hour: number) => instantAt(TODAY, hour * 60);

test('a search without a day is for tomorrow, one for any day has none, and one whose day is over is none', () => {
  expect(wordsOn({ genre: '3' }, TODAY)).toEqual({ genre: '3', day: '2026-11-25' });
  expect(wordsOn({ genre: '3', day: ANY_DAY }, TODAY)).toEqual({ genre: '3' });
  expect(wordsOn({ day: '2026-11-25' }, TODAY)).toEqual({ day: '2026-11-25' });
  expect(wordsOn({ day: TODAY }, TODAY)).toBeNull();
});

test('is looked for by day only, and after somebody was told not before tomorrow', () => {
  expect(nextLook(at(7), false)).toEqual(at(9));
  expect(nextLook(at(9), false)).toEqual(at(12));
  expect(nextLook(at(12), true)).toEqual(at(33));
  expect(nextLook(at(21), false)).toEqual(at(33));
});
