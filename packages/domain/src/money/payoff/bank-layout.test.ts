import { expect, test } from 'vitest';
import { bankLayoutProblem, bankResultsOf, readBankCsv, type BankLayout } from './index.ts';

const NUMBERED: BankLayout = {
  name: 'みなと銀行',
  hasHeader: true,
  delimiter: 'COMMA',
  findsBy: 'NUMBER',
  numberColumn: 2,
  accountColumn: null,
  amountColumn: null,
  payeeColumn: null,
  resultColumn: 4,
  reasonColumn: 5,
  transferredValues: ['正常', ''],
  returnedValues: ['組戻', '9'],
  skippedValues: ['合計'],
};
const NAMED: BankLayout = {
  ...NUMBERED,
  findsBy: 'PAYEE',
  numberColumn: null,
  accountColumn: 1,
  amountColumn: 2,
  payeeColumn: 3,
  reasonColumn: null,
};
const HEADER = '振込日,顧客コード,受取人,結果,理由\r\n';
const read = (lines: string, layout = NUMBERED) =>
  readBankCsv((layout.hasHeader ? HEADER : '') + lines, layout);

test('a bank says in its own columns and words what became of each payment', () => {
  const found = read(
    '1215,"0000000012","ﾔﾏﾀﾞ, ﾊﾅｺ",正常,\r\n\r\n1215,13,"二\n行",組戻,"口座なし, 名義相違"\r\n1215,14,,９,\r\n1215,15,, ,\r\n,,,合計,4\r\n',
  );
  expect(found.ok && bankResultsOf(found.lines)).toEqual([
    { number: 12, result: 'TRANSFERRED' },
    { number: 13, result: 'RETURNED', reason: '口座なし, 名義相違' },
    { number: 14, result: 'RETURNED', reason: '９' },
    { number: 15, result: 'TRANSFERRED' },
  ]);
  // The fourth row stands on the fifth and sixth line.
  expect(found.ok && found.lines.map(({ lineNumber }) => lineNumber)).toEqual([2, 4, 6, 7]);
});

test('without a header, behind tabs', () => {
  const layout = { ...NUMBERED, hasHeader: false, delimiter: 'TAB' } as const;
  expect(read('a\t7\tb\t正常\tc', layout)).toEqual({
    ok: true,
    lines: [{ lineNumber: 1, number: 7, to: null, result: 'TRANSFERRED' }],
  });
  expect(read('', layout)).toEqual({ ok: true, lines: [] });
});

test('whose lines name account, amount and payee, in either width', () => {
  expect(read('12-345,"¥10,000",ヤマダ　ハナコ,正常\n１２３４５６７,5432円,ｲｰﾄﾞ ｱｲ,組戻\n', NAMED)).toEqual({
    ok: true,
    lines: [
      {
        lineNumber: 2,
        number: null,
        result: 'TRANSFERRED',
        to: { accountNumber: '0012345', amountYen: 10_000, payeeKana: 'ﾔﾏﾀﾞ ﾊﾅｺ' },
      },
      {
        lineNumber: 3,
        number: null,
        result: 'RETURNED',
        reason: '組戻',
        to: { accountNumber: '1234567', amountYen: 5_432, payeeKana: 'ｲ-ﾄﾞ ｱｲ' },
      },
    ],
  });
});

test.each([
  ['x,1,y,正常,\nx,2,y,保留,', NUMBERED, 3, 'RESULT', '保留'],
  ['x,A1,y,正常,', NUMBERED, 2, 'NUMBER', 'A1'],
  ['x,0,y,正常,', NUMBERED, 2, 'NUMBER', '0'],
  ['x,1', NUMBERED, 2, 'COLUMN', '4'],
  ['x,1,y,組戻', NUMBERED, 2, 'COLUMN', '5'],
  ['x,1,y,正常,\nx,001,y,組戻,', NUMBERED, 3, 'TWICE', '1'],
  ['x,1,y,正常,\nx,2,"y,正常,\n', NUMBERED, 3, 'QUOTE', ''],
  ['x,1,"y" z,正常,', NUMBERED, 2, 'QUOTE', ''],
  ['x,1,y,,', { ...NUMBERED, transferredValues: ['正常'], returnedValues: [''] }, 2, 'REASON', ''],
  ['12345678,1,ｱ,正常', NAMED, 2, 'ACCOUNT', '12345678'],
  ['1,1.5,ｱ,正常', NAMED, 2, 'AMOUNT', '1.5'],
  ['1,1,山田,正常', NAMED, 2, 'PAYEE', '山田'],
] as const)(
  '%j is not understood, and nothing of the file is',
  (lines, layout, lineNumber, problem, cell) => {
    expect(read(lines, layout)).toEqual({ ok: false, lineNumber, problem, cell });
  },
);

test('a layout says where everything stands that it needs, each value once', () => {
  const wrong = (changes: Partial<BankLayout>, layout = NUMBERED) =>
    bankLayoutProblem({ ...layout, ...changes });
  expect([wrong({}), wrong({}, NAMED)]).toEqual([undefined, undefined]);
  expect(wrong({ name: ' ' })).toEqual({ code: 'REQUIRED', field: 'name' });
  expect(wrong({ name: '銀'.repeat(41) })).toEqual({ code: 'TOO_LONG', field: 'name' });
  expect(wrong({ numberColumn: null })).toEqual({ code: 'REQUIRED', field: 'numberColumn' });
  expect(wrong({ payeeColumn: 3 })).toEqual({ code: 'VALIDATION', field: 'payeeColumn' });
  expect(wrong({ amountColumn: null }, NAMED)).toEqual({ code: 'REQUIRED', field: 'amountColumn' });
  expect(wrong({ transferredValues: [], returnedValues: [] })).toEqual({
    code: 'REQUIRED',
    field: 'transferredValues',
  });
  expect(wrong({ returnedValues: ['正常 '] })).toEqual({ code: 'VALIDATION', field: 'returnedValues' });
});
