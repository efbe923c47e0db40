import { expect, test } from 'vitest';
import { csvHead, csvRows, toCsv } from './index.ts';

test('a table begins with a byte order mark, and quotes what would end a cell', () => {
  const csv = toCsv(
    ['名前', 'P'],
    [
      ['銀座, "花"', -500],
      ['二\n行', null],
    ],
  );
  expect(csv).toBe('\uFEFF名前,P\r\n"銀座, ""花""",-500\r\n"二\n行",\r\n');
});

test('a table that is made piece by piece is the same', () => {
  const rows = [['銀座, "花"', -500] as const, ['=1+1', null] as const];
  expect(csvHead(['名前', 'P']) + rows.map((row) => csvRows([row])).join('')).toBe(
    toCsv(['名前', 'P'], rows),
  );
});

test.each(['=1+1', '+81', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('%j stays a text', (text) => {
  expect(toCsv(['a'], [[text]])).toContain(`'${text}`);
});
