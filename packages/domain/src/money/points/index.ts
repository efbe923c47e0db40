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
