import { expect, test } from 'vitest';
import { parseBankResults } from './index.ts';

test('reads what was transferred and what came back, whichever line ends the bank writes', () => {
  expect(parseBankResults('\uFEFF12,TRANSFERRED\r\n\r\n 13,RETURNED,口座なし, 名義相違 \n')).toEqual({
    ok: true,
    results: [
      { number: 12, result: 'TRANSFERRED' },
      { number: 13, result: 'RETURNED', reason: '口座なし, 名義相違' },
    ],
  });
  expect(parseBankResults('')).toEqual({ ok: true, results: [] });
});

test('names the first line that it cannot read', () => {
  for (const line of [
    '12',
    '12,PAID',
    '12,RETURNED,',
    'x,TRANSFERRED',
    '12345678901,TRANSFERRED',
    '1,TRANSFERRED,x',
  ])
    expect(parseBankResults(`1,TRANSFERRED\n${line}\n`)).toEqual({ ok: false, line, lineNumber: 2 });
});
