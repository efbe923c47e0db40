import {
  bankResultsOf,
  parseBankResults,
  readBankCsv,
  rowsOfLines,
  rowsOfStatement,
} from '@yoimachi/domain/payoff';
import type { BankLayout, BankLine, BankResult, BankRow, LineProblem } from '@yoimachi/domain/payoff';
import { readStatement } from '@yoimachi/domain/zengin';
import { visible } from '#lib/visible.ts';
import { yenText } from '#ui/amount.tsx';
import { importTexts as t } from './ja.ts';

/** A row of a file that names no payoff: what it says, and what is written once its payoff is known. */
export interface NamelessRow {
  readonly row: BankRow;
  readonly title: string;
  readonly detail: string;
  readonly resultOf: (number: number) => BankResult;
}

/** What a file says: results, rows whose payoffs are to be found, or why it cannot be read. */
export type FileRead =
  | { readonly results: readonly BankResult[] }
  | { readonly nameless: readonly NamelessRow[] }
  | { readonly problem: string };

const CELL_SHOWN = 80;
const sjis = new TextDecoder('shift_jis');

/** Japanese banks write Shift_JIS where they do not write UTF-8. */
export function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return sjis.decode(bytes);
  }
}

export function readOwnLines(bytes: ArrayBuffer): FileRead {
  const found = parseBankResults(textOf(bytes));
  if (!found.ok) return { problem: t.wrongLine(found.lineNumber, visible(found.line.slice(0, CELL_SHOWN))) };
  return found.results.length === 0 ? { problem: t.noLines } : { results: found.results };
}

export function readByLayout(bytes: ArrayBuffer, layout: BankLayout): FileRead {
  const read = readBankCsv(textOf(bytes), layout);
  if (!read.ok) return { problem: problemText(read) };
  if (read.lines.length === 0) return { problem: t.noLines };
  if (layout.findsBy === 'NUMBER') return { results: bankResultsOf(read.lines) };
  const byRow = new Map(read.lines.map((line) => [line.lineNumber, line]));
  return { nameless: rowsOfLines(read.lines).map((row) => namelessLine(row, byRow.get(row.row)!)) };
}

export const problemText = (faulty: {
  readonly lineNumber: number;
  readonly problem: LineProblem;
  readonly cell: string;
}): string =>
  visible(t.lineProblem(faulty.lineNumber, t.problems[faulty.problem](faulty.cell.slice(0, CELL_SHOWN))));

function namelessLine(row: BankRow, line: BankLine): NamelessRow {
  const isBack = line.result === 'RETURNED';
  return {
    row,
    title: t.lineOf(row.row, yenText(row.amountYen)),
    detail: isBack ? t.resultOf.RETURNED(line.reason) : t.resultOf.TRANSFERRED,
    resultOf: (number) =>
      isBack ? { number, result: 'RETURNED', reason: line.reason } : { number, result: 'TRANSFERRED' },
  };
}

/** Of money that came in: which of it was sent back is found out by the payoffs. */
export function readZengin(bytes: ArrayBuffer): FileRead {
  const read = readStatement(new Uint8Array(bytes), (part) => sjis.decode(part));
  if (!read.ok) return { problem: t.recordProblem(read.record, t.statementProblems[read.problem]) };
  const entries = new Map(read.entries.map((entry) => [entry.record, entry]));
  const nameless = rowsOfStatement(read.entries).map((row): NamelessRow => {
    const { month, day, payerName, summary } = entries.get(row.row)!;
    return {
      row,
      title: t.entryOf(month, day, yenText(row.amountYen)),
      detail: t.said(payerName, summary),
      // She reads it: the bank's words may name somebody else.
      resultOf: (number) => ({ number, result: 'RETURNED', reason: t.cameBack(month, day) }),
    };
  });
  return nameless.length === 0 ? { problem: t.noMoney } : { nameless };
}
