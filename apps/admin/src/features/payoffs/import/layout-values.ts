import {
  bankLayoutProblem,
  bankRows,
  BANK_DELIMITERS,
  BANK_VALUES_MAX,
  valueOf,
} from '@yoimachi/domain/payoff';
import type { BankDelimiter, BankFinds, BankLayout } from '@yoimachi/domain/payoff';
import type { KeptLayout } from './api.ts';
import { importTexts as t } from './ja.ts';

export const MEANINGS = ['TRANSFERRED', 'RETURNED', 'SKIPPED'] as const;
export type Meaning = (typeof MEANINGS)[number];

export const NAMING_COLUMNS = {
  NUMBER: ['numberColumn'],
  PAYEE: ['accountColumn', 'amountColumn', 'payeeColumn'],
} as const satisfies Record<BankFinds, readonly (keyof BankLayout)[]>;
export type ColumnField = keyof typeof t.columns;

/** A layout as it is typed; columns that the way of finding does not need are kept until it is saved. */
export interface TypedLayout {
  readonly name: string;
  readonly hasHeader: boolean;
  readonly delimiter: BankDelimiter;
  readonly findsBy: BankFinds;
  readonly columns: Readonly<Record<ColumnField, number | null>>;
  /** Value of the result's cell → what it means; '' while nothing is chosen. */
  readonly meanings: ReadonlyMap<string, Meaning | ''>;
}

const NO_COLUMNS = {
  numberColumn: null,
  accountColumn: null,
  amountColumn: null,
  payeeColumn: null,
  resultColumn: null,
  reasonColumn: null,
};

export function typedOf(layout: KeptLayout | null, text: string | null): TypedLayout {
  if (layout === null)
    return {
      name: '',
      hasHeader: true,
      findsBy: 'NUMBER',
      columns: NO_COLUMNS,
      meanings: new Map(),
      delimiter: text === null ? 'COMMA' : delimiterIn(text),
    };
  const { name, hasHeader, delimiter, findsBy } = layout;
  const all = (meaning: Meaning, values: readonly string[]) =>
    values.map((value) => [value, meaning] as const);
  const columns = {
    numberColumn: layout.numberColumn,
    accountColumn: layout.accountColumn,
    amountColumn: layout.amountColumn,
    payeeColumn: layout.payeeColumn,
    resultColumn: layout.resultColumn,
    reasonColumn: layout.reasonColumn,
  };
  return {
    name,
    hasHeader,
    delimiter,
    findsBy,
    columns,
    meanings: new Map<string, Meaning | ''>([
      ...all('TRANSFERRED', layout.transferredValues),
      ...all('RETURNED', layout.returnedValues),
      ...all('SKIPPED', layout.skippedValues),
    ]),
  };
}

/** The delimiter that cuts the first line into most cells. */
function delimiterIn(text: string): BankDelimiter {
  const first = text.slice(0, text.search(/[\r\n]|$/));
  const cells = (delimiter: BankDelimiter) => {
    const read = bankRows(first, delimiter);
    return read.ok ? (read.rows[0]?.cells.length ?? 0) : 0;
  };
  return BANK_DELIMITERS.toSorted((a, b) => cells(b) - cells(a))[0]!;
}

/** Rows below the header, as the file is cut now. */
export function samplesOf(text: string | null, { delimiter, hasHeader }: TypedLayout) {
  const read = text === null ? null : bankRows(text, delimiter);
  const rows = read?.ok ? read.rows : [];
  return { header: hasHeader ? (rows[0]?.cells ?? []) : [], rows: hasHeader ? rows.slice(1) : rows };
}

/** What the result's column says in the file, and what is kept of it; null: too much for a column of results. */
export function valuesOf(
  rows: readonly { readonly cells: readonly string[] }[],
  { columns: { resultColumn }, meanings }: TypedLayout,
): readonly string[] | null {
  const found = new Set(meanings.keys());
  if (resultColumn !== null)
    for (const { cells } of rows) {
      const cell = cells[resultColumn - 1];
      if (cell !== undefined) found.add(valueOf(cell));
    }
  return found.size > BANK_VALUES_MAX ? null : [...found];
}

/** As it is kept, or what is wrong with it by field. */
export function layoutOf(typed: TypedLayout): BankLayout {
  const needed: readonly string[] = NAMING_COLUMNS[typed.findsBy];
  const column = (field: ColumnField) => (needed.includes(field) ? typed.columns[field] : null);
  const values = (meaning: Meaning) =>
    [...typed.meanings].flatMap(([value, one]) => (one === meaning ? [value] : []));
  return {
    name: typed.name,
    hasHeader: typed.hasHeader,
    delimiter: typed.delimiter,
    findsBy: typed.findsBy,
    numberColumn: column('numberColumn'),
    accountColumn: column('accountColumn'),
    amountColumn: column('amountColumn'),
    payeeColumn: column('payeeColumn'),
    // None is a column that no file has.
    resultColumn: typed.columns.resultColumn ?? 0,
    reasonColumn: typed.columns.reasonColumn,
    transferredValues: values('TRANSFERRED'),
    returnedValues: values('RETURNED'),
    skippedValues: values('SKIPPED'),
  };
}

export type LayoutFaults = Partial<Record<keyof BankLayout, string>>;

/** What is wrong with it, at its field. */
export function faultsOf(layout: BankLayout): LayoutFaults {
  if (layout.resultColumn === 0) return { resultColumn: t.columnRequired };
  const problem = bankLayoutProblem(layout);
  if (!problem) return {};
  const { code, field } = problem;
  if (field === 'name') return { name: code === 'REQUIRED' ? t.nameRequired : t.nameTooLong };
  if (field.endsWith('Values'))
    return { transferredValues: code === 'REQUIRED' ? t.valuesRequired : t.valuesTwice };
  return { [field]: t.columnRequired };
}
