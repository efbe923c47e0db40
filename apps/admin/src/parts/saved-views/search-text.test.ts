import { expect, test } from 'vitest';
import { searchOfText, searchText } from './search-text.ts';

test('filters come back as they were kept, whatever was typed', () => {
  const search = { words: 'あ&b=c #?%', side: 'CAST', prefecture: '13' };
  expect(searchOfText(searchText(search))).toEqual(search);
  expect(searchText(search)).toMatch(/^[\w%&=.~*+-]*$/);
});

test('the same filters are the same text', () => {
  expect(searchText({ b: 1, a: 'x', c: undefined })).toBe(searchText({ a: 'x', b: '1' }));
  expect(searchText({})).toBe('');
});
