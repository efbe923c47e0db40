export {
  type Lot,
  type LotKind,
  type LotPart,
  PAID_LOT_DAYS,
  FREE_LOT_DAYS,
  paidLotExpiry,
  freeLotExpiry,
  isLotUsable,
  spendOrder,
  takeFromLots,
} from './lot.ts';
export {
  type HeldPart,
  type ReleasePlan,
  type SettlePlan,
  releasePlan,
  settlePlan,
  sumPoints,
} from './hold.ts';
export { rewardOf } from './reward.ts';
export { EXPIRY_NOTICE_DAYS, firstExpiryNotice, nextExpiryNotice } from './expiry-notice.ts';
export {
  type LedgerLine,
  type Moved,
  type OwnedAccount,
  type SystemAccount,
  type TransferGroup,
  type TransferKind,
  gained,
  LEDGER_LINES,
  OWNED_ACCOUNTS,
  SYSTEM_ACCOUNTS,
  TRANSFER_GROUP_NAMES,
  TRANSFER_GROUPS,
  TRANSFER_KINDS,
} from './ledger.ts';
export { type PointReport, baseDaysAround, halfYearTo, isBaseDay, reportPoints } from './half-year.ts';
export { type DaySpan, journalSpan } from './journal-span.ts';
export { type LedgerSearch, lotNumber, parseLedgerSearch, transferNumber } from './ledger-search.ts';
export {
  countedPoints,
  POINT_FIGURES,
  pointFigures,
  waysOfFigure,
  type PointFigure,
  type PointFigures,
  type Way,
} from './point-figures.ts';
