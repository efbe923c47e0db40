import { expect, test } from 'vitest';
import { csvHead, csvRows, readCsv, toCsv } from './index.ts';

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

test('what is written is read again, cell by cell', () => {
  const rows = [
    ['名前', 'P'],
    ['銀座, "花"', '1'],
    ['二\n行', ''],
  ];
  const read = readCsv(toCsv(rows[0]!, rows.slice(1)));
  expect(read.ok && read.rows.map(({ cells }) => cells)).toEqual(rows);
  expect(read.ok && read.rows.map(({ lineNumber }) => lineNumber)).toEqual([1, 2, 3]);
});

test('a quote within a cell is a sign; one that does not end is named by its line', () => {
  const cells = (text: string, delimiter?: string) => {
    const read = readCsv(text, delimiter);
    return read.ok ? read.rows.map((row) => row.cells) : read.lineNumber;
  };
  expect(cells('5" a,b\r\r\n\n;x')).toEqual([['5" a', 'b'], [';x']]);
  expect(cells('a\t""\t"\t"', '\t')).toEqual([['a', '', '\t']]);
  expect(cells('a,')).toEqual([['a', '']]);
  expect(cells('"a\nb",1\nc,"d\n\ne')).toBe(3);
  expect(cells('"a\nb","c"d')).toBe(2);
});
