import { expect, test } from 'vitest';
import { isNumber, memberSearch } from './search.ts';

test('an address keeps what means something, and a district only of its prefecture', () => {
  expect(
    memberSearch({ side: 'CAST', state: 'GONE', prefecture: 13, district: '六本木', from: '2026-02-30' }),
  ).toEqual({ side: 'CAST', prefecture: 13, district: '六本木' });
  expect(memberSearch({ district: '六本木' })).toEqual({});
  expect(memberSearch({ prefecture: '48', words: ' <b>=1 ' })).toEqual({ words: '<b>=1' });
});

test('a number names whom it names: no filter narrows that', () => {
  expect(memberSearch({ number: 10494, side: 'CAST' })).toEqual({ number: '10494' });
});

test.each(['C-10494', 'ｇ１０００１', '10494', 'dh-20261121-7k3m9qxa'])('%s is a number', (typed) => {
  expect(isNumber(typed)).toBe(true);
});

test.each(['澪', 'Club 7', '=1+1', 'B-', 'x'.repeat(50)])('%s is a word', (typed) => {
  expect(isNumber(typed)).toBe(false);
});
