import { bankKana, isSameHolder } from '@yoimachi/domain/bank';
import { cameBack, type StatementEntry } from '@yoimachi/domain/zengin';
import type { BankLine } from './bank-layout.ts';

/** What a row of a bank's file says: a result, money that came back, or money that came in and may have. */
export const BANK_ROW_KINDS = ['RESULT', 'CAME_BACK', 'CAME_IN'] as const;
export const MATCHED = ['AMOUNT', 'NAME', 'ACCOUNT'] as const;
export type Matched = (typeof MATCHED)[number];
/** Payoffs offered for a row; the others are counted. */
export const CANDIDATES_MAX = 50;
/** Rows of a call, as many as its body takes whatever they say: longer files are sent in parts. */
export const MATCH_ROWS_MAX = 100;
export const BANK_NAME_MAX = 60;

/** A row that names no payoff, as far as it names the payment. */
export interface BankRow {
  /** Of the file, from 1: what the answer calls it. */
  readonly row: number;
  readonly kind: (typeof BANK_ROW_KINDS)[number];
  readonly amountYen: number;
  /** Names of a party, of either width; any of them may be the payee. */
  readonly names: readonly string[];
  /** Null: the file does not say it. */
  readonly accountNumber: string | null;
}

/** A payment in a file that the bank has. */
export interface SentPayment {
  readonly number: number;
  readonly amountYen: number;
  readonly payeeKana: string;
  readonly accountNumber: string;
  /** Its result was a transfer already; the bank may still send it back. */
  readonly isTransferred: boolean;
}

export interface Candidate {
  readonly number: number;
  readonly amountYen: number;
  readonly isTransferred: boolean;
  /** What of the row it has. */
  readonly matched: readonly Matched[];
  /** All that names a payment in such a row. */
  readonly isWhole: boolean;
}
export interface RowMatch {
  readonly row: number;
  readonly payoffs: readonly Candidate[];
  /** Not listed: only their amount is the row's. */
  readonly left: number;
}

/** Money that came in, for the server to look for whom it was sent to. */
export const rowsOfStatement = (entries: readonly StatementEntry[]): readonly BankRow[] =>
  entries
    .filter(({ way, amountYen }) => way === 'IN' && amountYen > 0)
    .map((entry) => {
      const { isSaid, names } = cameBack(entry);
      const kind = isSaid ? 'CAME_BACK' : 'CAME_IN';
      const sent = names.map((name) => name.replaceAll(/\p{Cc}/gu, '').slice(0, BANK_NAME_MAX));
      return { row: entry.record, kind, amountYen: entry.amountYen, names: sent, accountNumber: null };
    });

/** Lines of a CSV that name account, amount and payee. */
export const rowsOfLines = (lines: readonly BankLine[]): readonly BankRow[] =>
  lines.flatMap(({ lineNumber: row, to }) =>
    to === null
      ? []
      : [
          {
            ...({ row, kind: 'RESULT', amountYen: to.amountYen } as const),
            names: [to.payeeKana],
            accountNumber: to.accountNumber,
          },
        ],
  );

/**
 * The payments that each row may be about. Money that came in without a word is one alone whose amount and payee are the same and whose
 * result is awaited; where the bank says that it came back, or what became of it, what has the amount alone is offered, too, where nothing has more.
 */
export function matchRows(rows: readonly BankRow[], payments: readonly SentPayment[]): readonly RowMatch[] {
  const byAmount = Map.groupBy(payments, ({ amountYen }) => amountYen);
  return rows.map((row) => {
    const found = (byAmount.get(row.amountYen) ?? []).map((payment) => candidateOf(row, payment));
    const whole = found.filter(({ isWhole }) => isWhole);
    const offered = row.kind === 'CAME_IN' ? whole.filter(({ isTransferred }) => !isTransferred) : whole;
    const payoffs = offered.length > 0 || row.kind === 'CAME_IN' ? offered : found;
    const listed = payoffs.slice(0, CANDIDATES_MAX);
    return { row: row.row, payoffs: listed, left: payoffs.length - listed.length };
  });
}

function candidateOf(row: BankRow, payment: SentPayment): Candidate {
  const { number, amountYen, isTransferred } = payment;
  const hasName = row.names.some((name) => {
    const kana = bankKana(name);
    return kana !== null && isSameHolder(kana, payment.payeeKana);
  });
  const hasAccount = row.accountNumber === payment.accountNumber;
  const matched: Matched[] = [
    'AMOUNT',
    ...(hasName ? (['NAME'] as const) : []),
    ...(hasAccount ? (['ACCOUNT'] as const) : []),
  ];
  const isWhole = hasName && (hasAccount || row.kind !== 'RESULT');
  return { number, amountYen, isTransferred, matched, isWhole };
}

/**
 * Row → number of the payoff that it is about, where nothing is left to choose: one payoff alone has all that the row says, and no other row
 * could be about it.
 */
export function proposedMatches(matches: readonly RowMatch[]): ReadonlyMap<number, number> {
  const wholeOf = ({ payoffs }: RowMatch) => payoffs.filter(({ isWhole }) => isWhole);
  const named = Map.groupBy(
    matches.flatMap((match) => wholeOf(match)),
    ({ number }) => number,
  );
  return new Map(
    matches.flatMap((match) => {
      const [only, ...others] = wholeOf(match);
      const isClear = only && others.length === 0 && match.left === 0 && named.get(only.number)!.length === 1;
      return isClear ? [[match.row, only.number]] : [];
    }),
  );
}
