import { expect, test } from 'vitest';
import { addressOf, area, day, flag, id, like, oneOf, wholeNumber, words } from './address.ts';

const read = addressOf({
  words: words(5),
  kind: oneOf(['A', 'B']),
  days: oneOf([7, 30]),
  from: day,
  isOpen: flag,
  of: id,
  call: like(/^\w{1,5}$/),
  number: wholeNumber(99),
  ...area,
});
const ID = '019a1be2-3180-75cb-bab8-407b79fa0816';

test('an address says what each value means, a number or a yes in it included', () => {
  const said = { kind: 'B', from: '2026-11-30', of: ID, call: 'abc', prefecture: 13, district: '六本木' };
  expect(read({ ...said, words: ' 12345678 ', days: '30', isOpen: true, number: '12' })).toEqual({
    ...said,
    words: '12345',
    days: 30,
    isOpen: 'true',
    number: 12,
  });
  expect(read({ words: 10494, days: 7, isOpen: 'true' })).toEqual({
    words: '10494',
    days: 7,
    isOpen: 'true',
  });
});

test.each([
  ['what nobody reads', { next: '/admin', constructor: 'A' }],
  ['nothing', { words: '  ', kind: '', from: '', of: '', call: '', number: '', district: '' }],
  ['days and places that are none', { from: '2026-02-30', prefecture: 48, number: 100, days: 8 }],
  ['what is no text', { words: ['x'], kind: { A: 1 }, from: 20_261_130, of: null, call: [], number: 1.5 }],
  ['a district without its prefecture', { district: '六本木', prefecture: 'x' }],
  ['markup in place of a word', { call: '<b>', of: `${ID}'`, isOpen: 'false' }],
])('%s leaves it', (_, search) => {
  expect(read(search)).toEqual({});
});
