import { expect, test } from 'vitest';
import {
  matchRows,
  proposedMatches,
  rowsOfLines,
  rowsOfStatement,
  type BankRow,
  type SentPayment,
} from './index.ts';

const payment = (
  number: number,
  amountYen: number,
  payeeKana = 'ﾔﾏﾀﾞ ﾊﾅｺ',
  more: Partial<SentPayment> = {},
) => ({ number, amountYen, payeeKana, accountNumber: '1234567', isTransferred: false, ...more });
const entry = (record: number, amountYen: number, payerName: string, summary = '') => ({
  ...({ record, month: 12, day: 15, way: 'IN', amountYen, payerName, summary } as const),
});
const found = (rows: readonly BankRow[], payments: readonly SentPayment[]) => {
  const matches = matchRows(rows, payments);
  return {
    candidates: matches.map(({ payoffs }) => payoffs.map(({ number }) => number)),
    proposed: [...proposedMatches(matches)],
  };
};

test('what came back is proposed for the one payment of its amount and payee', () => {
  const rows = rowsOfStatement([
    entry(2, 10_000, 'ﾔﾏﾀﾞﾊﾅｺ', 'ｸﾐﾓﾄﾞｼ'),
    { ...entry(3, 10_000, 'ﾔﾏﾀﾞ ﾊﾅｺ', 'ｸﾐﾓﾄﾞｼ'), way: 'OUT' },
    entry(4, 5_432, 'ｽｽﾞｷ ｱｲ'),
    entry(5, 77, 'ﾖｿﾉﾋﾄ'),
  ]);
  const payments = [payment(1, 10_000), payment(2, 10_000, 'ｻﾄｳ ﾐｵ'), payment(3, 5_432, 'ｽｽﾞｷ ｱｲ')];
  expect(found(rows, payments)).toEqual({
    candidates: [[1], [3], []],
    proposed: [
      [2, 1],
      [4, 3],
    ],
  });
});

test('two payoffs of one amount and name are both offered, and none is guessed', () => {
  const payments = [payment(1, 10_000), payment(2, 10_000, 'ﾔﾏﾀﾞﾊﾅｺ')];
  const one = rowsOfStatement([entry(2, 10_000, 'ﾔﾏﾀﾞ ﾊﾅｺ', 'ｸﾐﾓﾄﾞｼ')]);
  expect(found(one, payments)).toEqual({ candidates: [[1, 2]], proposed: [] });
  // Nor is one payoff of two rows.
  const two = rowsOfStatement([entry(2, 10_000, 'ﾔﾏﾀﾞ ﾊﾅｺ'), entry(3, 10_000, 'ﾔﾏﾀﾞ ﾊﾅｺ', 'ｸﾐﾓﾄﾞｼ')]);
  expect(found(two, payments.slice(0, 1))).toEqual({ candidates: [[1], [1]], proposed: [] });
});

test('what came back without a name is offered by its amount and never proposed', () => {
  const rows = rowsOfStatement([entry(2, 10_000, '', '組戻'), entry(3, 10_000, '', '')]);
  const payments = [payment(1, 10_000), payment(2, 9_999)];
  expect(found(rows, payments)).toEqual({ candidates: [[1], []], proposed: [] });
  const many = matchRows(
    rows,
    Array.from({ length: 60 }, (_, index) => payment(index + 1, 10_000)),
  );
  expect([many[0]!.payoffs.length, many[0]!.left]).toEqual([50, 10]);
});

test('what was transferred comes back only where the bank says so', () => {
  const done = [payment(1, 10_000, 'ﾔﾏﾀﾞ ﾊﾅｺ', { isTransferred: true })];
  expect(found(rowsOfStatement([entry(2, 10_000, 'ﾔﾏﾀﾞ ﾊﾅｺ')]), done).candidates).toEqual([[]]);
  expect(found(rowsOfStatement([entry(2, 10_000, 'ﾔﾏﾀﾞ ﾊﾅｺ', 'ｸﾐﾓﾄﾞｼ')]), done).proposed).toEqual([[2, 1]]);
});

test('a line of a CSV is about who has its account, amount and payee, all three', () => {
  const to = { accountNumber: '1234567', amountYen: 10_000, payeeKana: 'ﾔﾏﾀﾞ ﾊﾅｺ' };
  const rows = rowsOfLines([
    { lineNumber: 2, number: null, to, result: 'TRANSFERRED' },
    { lineNumber: 3, number: 5, to: null, result: 'TRANSFERRED' },
  ]);
  const other = payment(2, 10_000, 'ﾔﾏﾀﾞ ﾊﾅｺ', { accountNumber: '7777777' });
  expect(found(rows, [payment(1, 10_000), other])).toEqual({ candidates: [[1]], proposed: [[2, 1]] });
  expect(found(rows, [other])).toEqual({ candidates: [[2]], proposed: [] });
  expect(matchRows(rows, [other])[0]!.payoffs[0]!.matched).toEqual(['AMOUNT', 'NAME']);
});
