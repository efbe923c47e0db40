/** What a month brought a cast, before and after the stage fee. */
export interface MonthRewards {
  /** 1 to 12. */
  readonly month: number;
  readonly grossPoints: number;
  readonly feePoints: number;
}

/** A transfer that arrived in a month. */
export interface MonthTransfer {
  readonly month: number;
  readonly points: number;
  readonly withholdingYen: number;
  readonly transferFeeYen: number;
  readonly transferYen: number;
}

/** The sums of a month, or of all of them. */
export interface StatementSums extends Omit<MonthTransfer, 'month'> {
  readonly grossPoints: number;
  readonly feePoints: number;
  /** What was left of the rewards after the stage fee. */
  readonly netPoints: number;
}

export interface StatementMonth extends StatementSums {
  readonly month: number;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** A year of rewards and transfers: its twelve months, also those without any, and their sums. */
export function yearStatement(
  rewards: readonly MonthRewards[],
  transfers: readonly MonthTransfer[],
): { readonly months: readonly StatementMonth[]; readonly total: StatementSums } {
  const sumsOf = (isIn: (month: number) => boolean): StatementSums => {
    const earned = rewards.filter(({ month }) => isIn(month));
    const paid = transfers.filter(({ month }) => isIn(month));
    const grossPoints = sum(earned, ({ grossPoints: points }) => points);
    const feePoints = sum(earned, ({ feePoints: points }) => points);
    return {
      grossPoints,
      feePoints,
      netPoints: grossPoints - feePoints,
      points: sum(paid, ({ points }) => points),
      withholdingYen: sum(paid, ({ withholdingYen }) => withholdingYen),
      transferFeeYen: sum(paid, ({ transferFeeYen }) => transferFeeYen),
      transferYen: sum(paid, ({ transferYen }) => transferYen),
    };
  };
  return {
    months: MONTHS.map((month) => ({ month, ...sumsOf((each) => each === month) })),
    total: sumsOf(() => true),
  };
}

function sum<Row>(rows: readonly Row[], valueOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + valueOf(row), 0);
}

/** So many years back a statement can be had: payoffs are kept for seven. */
export const STATEMENT_YEARS = 7;

/** Whether a cast can have the statement of a year in the course of `thisYear`. */
export const hasStatement = (year: number, thisYear: number): boolean =>
  Number.isInteger(year) && year <= thisYear && year > thisYear - STATEMENT_YEARS;
