import { readCsv, type CsvRow } from '@yoimachi/domain/csv';
import { bankKana } from '@yoimachi/domain/bank';
import type { BankResult } from './bank-results.ts';

export const BANK_DELIMITERS = ['COMMA', 'TAB', 'SEMICOLON'] as const;
export type BankDelimiter = (typeof BANK_DELIMITERS)[number];
/** By what a line names its payment: the payoff's number, or account, amount and payee together. */
export const BANK_FINDS = ['NUMBER', 'PAYEE'] as const;
export type BankFinds = (typeof BANK_FINDS)[number];

export const BANK_LAYOUT_NAME_MAX = 40;
/** More banks than these no operator pays through. */
export const BANK_LAYOUTS_MAX = 50;
export const BANK_COLUMN_MAX = 200;
export const BANK_VALUES_MAX = 20;
export const BANK_VALUE_MAX = 60;

/** What stands in which column of a bank's CSV; columns count from 1. */
export interface BankLayout {
  /** Of the bank, as operators call it. */
  readonly name: string;
  /** The first row names the columns. */
  readonly hasHeader: boolean;
  readonly delimiter: BankDelimiter;
  readonly findsBy: BankFinds;
  /** Of NUMBER alone. */
  readonly numberColumn: number | null;
  /** These three of PAYEE alone. */
  readonly accountColumn: number | null;
  readonly amountColumn: number | null;
  readonly payeeColumn: number | null;
  readonly resultColumn: number;
  /** What the result's cell says, without blanks around it; empty is a value, too. */
  readonly transferredValues: readonly string[];
  readonly returnedValues: readonly string[];
  /** Of lines that say nothing about a payment, such as the sum at the end. */
  readonly skippedValues: readonly string[];
  /** Why it came back; null: the result's own cell says it. */
  readonly reasonColumn: number | null;
}

const DELIMITER_SIGNS: Readonly<Record<BankDelimiter, string>> = { COMMA: ',', TAB: '\t', SEMICOLON: ';' };

/** The fields of each way to name a payment. */
const NAMING = {
  NUMBER: ['numberColumn'],
  PAYEE: ['accountColumn', 'amountColumn', 'payeeColumn'],
} as const;
const NAMING_FIELDS = [...NAMING.NUMBER, ...NAMING.PAYEE];

export interface LayoutProblem {
  readonly code: 'REQUIRED' | 'TOO_LONG' | 'VALIDATION';
  readonly field: keyof BankLayout;
}

/** The first thing that is wrong with a layout; undefined: nothing. What it does not need must be null. */
export function bankLayoutProblem(layout: BankLayout): LayoutProblem | undefined {
  if (layout.name.trim() === '') return { code: 'REQUIRED', field: 'name' };
  if ([...layout.name].length > BANK_LAYOUT_NAME_MAX) return { code: 'TOO_LONG', field: 'name' };
  const needed: readonly string[] = NAMING[layout.findsBy];
  for (const field of NAMING_FIELDS) {
    if (needed.includes(field) && layout[field] === null) return { code: 'REQUIRED', field };
    if (!needed.includes(field) && layout[field] !== null) return { code: 'VALIDATION', field };
  }
  if (layout.transferredValues.length + layout.returnedValues.length === 0)
    return { code: 'REQUIRED', field: 'transferredValues' };
  const seen = new Set<string>();
  for (const field of ['transferredValues', 'returnedValues', 'skippedValues'] as const)
    for (const value of layout[field].map(valueOf)) {
      if (seen.has(value)) return { code: 'VALIDATION', field };
      seen.add(value);
    }
  return undefined;
}

/** Whom a line pays, where it has no number of ours. */
export interface PaidTo {
  /** Seven digits. */
  readonly accountNumber: string;
  readonly amountYen: number;
  /** Half-width kana, as banks write it. */
  readonly payeeKana: string;
}
type Said = { readonly result: 'TRANSFERRED' } | { readonly result: 'RETURNED'; readonly reason: string };
export type BankLine = { readonly lineNumber: number } & Said &
  ({ readonly number: number; readonly to: null } | { readonly number: null; readonly to: PaidTo });

export const LINE_PROBLEMS = [
  'QUOTE',
  'COLUMN',
  'NUMBER',
  'ACCOUNT',
  'AMOUNT',
  'PAYEE',
  'RESULT',
  'REASON',
  'TWICE',
] as const;
export type LineProblem = (typeof LINE_PROBLEMS)[number];
interface Faulty {
  readonly ok: false;
  readonly lineNumber: number;
  readonly problem: LineProblem;
  /** What stands there. */
  readonly cell: string;
}
export type BankLines = { readonly ok: true; readonly lines: readonly BankLine[] } | Faulty;

/** All rows of a bank's CSV, for a form that shows the first of them. */
export const bankRows = (text: string, delimiter: BankDelimiter) => readCsv(text, DELIMITER_SIGNS[delimiter]);

/** The result's cell as values of a layout are compared: full and half width are one. */
export const valueOf = (cell: string): string => cell.normalize('NFKC').trim();

/**
 * What a bank's CSV says by its layout, all of it or nothing: the first faulty line is named with what is wrong in it. A result that the
 * layout does not know is a fault, and so is a payoff that two lines name.
 */
export function readBankCsv(text: string, layout: BankLayout): BankLines {
  const read = bankRows(text, layout.delimiter);
  if (!read.ok) return { ok: false, lineNumber: read.lineNumber, problem: 'QUOTE', cell: '' };
  const rows = layout.hasHeader ? read.rows.slice(1) : read.rows;
  const lines: BankLine[] = [];
  const numbers = new Set<number>();
  for (const row of rows) {
    const line = lineOf(row, layout);
    if (line === null) continue;
    if ('problem' in line) return line;
    if (line.number !== null && numbers.has(line.number)) return faulty(row, 'TWICE', String(line.number));
    if (line.number !== null) numbers.add(line.number);
    lines.push(line);
  }
  return { ok: true, lines };
}

/** Lines that name their payoffs, as the results they are. */
export const bankResultsOf = (lines: readonly BankLine[]): readonly BankResult[] =>
  lines.flatMap(({ number, to: _to, lineNumber: _line, ...said }) =>
    number === null ? [] : [{ number, ...said }],
  );

const faulty = ({ lineNumber }: CsvRow, problem: LineProblem, cell: string): Faulty => ({
  ok: false,
  lineNumber,
  problem,
  cell,
});

/** One line; null: it says nothing about a payment. */
function lineOf(row: CsvRow, layout: BankLayout): BankLine | Faulty | null {
  const cell = (column: number | null): string | undefined => row.cells[(column ?? 0) - 1]?.trim();
  const result = cell(layout.resultColumn);
  if (result === undefined) return faulty(row, 'COLUMN', String(layout.resultColumn));
  const has = (values: readonly string[]) => values.some((value) => valueOf(value) === valueOf(result));
  if (has(layout.skippedValues)) return null;
  const isReturned = has(layout.returnedValues);
  if (!isReturned && !has(layout.transferredValues)) return faulty(row, 'RESULT', result);
  const missing = [
    ...NAMING[layout.findsBy].map((field) => layout[field]),
    isReturned ? layout.reasonColumn : null,
  ].find((column) => column !== null && cell(column) === undefined);
  if (missing) return faulty(row, 'COLUMN', String(missing));
  const reason = cell(layout.reasonColumn) || result;
  if (isReturned && reason === '') return faulty(row, 'REASON', '');
  const said: Said = isReturned ? { result: 'RETURNED', reason } : { result: 'TRANSFERRED' };
  const named =
    layout.findsBy === 'NUMBER'
      ? numberOf(row, cell(layout.numberColumn)!)
      : paidTo(
          row,
          [layout.accountColumn, layout.amountColumn, layout.payeeColumn].map((one) => cell(one)!),
        );
  return 'problem' in named ? named : { lineNumber: row.lineNumber, ...said, ...named };
}

function numberOf(row: CsvRow, cell: string) {
  const digits = cell.normalize('NFKC');
  const isNumber = /^\d{1,20}$/.test(digits) && Number(digits) >= 1 && Number(digits) <= 9_999_999_999;
  return isNumber ? { number: Number(digits), to: null } : faulty(row, 'NUMBER', cell);
}

function paidTo(row: CsvRow, [account, amount, payee]: readonly string[]) {
  const accountNumber = account!.normalize('NFKC').replaceAll('-', '');
  if (!/^\d{1,7}$/.test(accountNumber)) return faulty(row, 'ACCOUNT', account!);
  const amountYen = amount!.normalize('NFKC').replaceAll(/[,\\\s\u00A5\u5186]/g, '');
  if (!/^\d{1,10}$/.test(amountYen)) return faulty(row, 'AMOUNT', amount!);
  const payeeKana = bankKana(payee!);
  if (payeeKana === null) return faulty(row, 'PAYEE', payee!);
  const to = { accountNumber: accountNumber.padStart(7, '0'), amountYen: Number(amountYen), payeeKana };
  return { number: null, to };
}
