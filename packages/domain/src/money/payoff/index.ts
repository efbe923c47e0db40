export {
  PAYOFF_MIN_POINTS,
  PAYOFF_CUTOFF_DAY,
  EXPORT_LEAD_BANK_DAYS,
  ACCOUNT_CHANGE_WAIT_HOURS,
  EXPORT_MAX_DAYS_AHEAD,
  FEE_MAX_YEN,
} from './limits.ts';
export { type IsHoliday, isBankDay, bankDayUpTo, bankDaysBefore, remittanceDayOf } from './bank-days.ts';
export {
  type PayoffPeriod,
  payoffPeriodOf,
  lastOfMonth,
  payDayOf,
  payDayAfter,
  reachablePayDay,
  exportDayOf,
} from './pay-day.ts';
export { WITHHOLDING_MODES, type WithholdingMode, withholdingYen } from './withholding.ts';
export {
  FEE_BEARERS,
  type FeeBearer,
  type PayoffTerms,
  type PayoffAmounts,
  payoffAmounts,
} from './amounts.ts';
export {
  PAYOFF_STATUSES,
  type PayoffStatus,
  PAYOFF_ACTIONS,
  type PayoffAction,
  PAYOFF_REVIEWS,
  type PayoffReview,
  type PayoffState,
  PAYOFF_PROCESS,
  payoffRule,
} from './payoff-process.ts';
export {
  YOUNG_CARD_DAYS,
  YOUNG_CARD_WAIT_DAYS,
  type PayableReward,
  payableReward,
  type RewardCredit,
  type RewardWait,
} from './young-card.ts';
export {
  CIRCLE_DAYS,
  circleSince,
  MARK_DAYS,
  marksOf,
  type PairPayment,
  PAYOFF_MARKS,
  type PayoffMark,
  type PayoffMarkKind,
  reviewOfMarks,
} from './marks.ts';
export { TAKEOVER_DAYS, type TakeoverSigns, looksTakenOver } from './takeover.ts';
export {
  hasStatement,
  type MonthRewards,
  type MonthTransfer,
  STATEMENT_YEARS,
  type StatementSums,
  yearStatement,
} from './year-statement.ts';
export {
  FORM_THRESHOLDS_YEN,
  type FormThresholdYen,
  FORMS_A_FILE,
  formsOfPart,
  needsForm,
} from './payment-form.ts';
export { PAYOFF_SHELVES, type PayoffShelf, payoffShelf } from './shelves.ts';
export { type BankResult, type BankResults, parseBankResults } from './bank-results.ts';
export {
  BANK_DELIMITERS,
  type BankDelimiter,
  BANK_FINDS,
  type BankFinds,
  BANK_LAYOUT_NAME_MAX,
  BANK_LAYOUTS_MAX,
  BANK_COLUMN_MAX,
  BANK_VALUES_MAX,
  BANK_VALUE_MAX,
  type BankLayout,
  type LayoutProblem,
  bankLayoutProblem,
  type PaidTo,
  type BankLine,
  type LineProblem,
  type BankLines,
  bankRows,
  valueOf,
  readBankCsv,
  bankResultsOf,
} from './bank-layout.ts';
export {
  BANK_ROW_KINDS,
  MATCHED,
  type Matched,
  CANDIDATES_MAX,
  MATCH_ROWS_MAX,
  BANK_NAME_MAX,
  type BankRow,
  type SentPayment,
  type Candidate,
  type RowMatch,
  rowsOfStatement,
  rowsOfLines,
  matchRows,
  proposedMatches,
} from './statement-match.ts';
