import type { LotKind } from './lot.ts';

/** Where points come from and where they end up. */
export const SYSTEM_ACCOUNTS = [
  'PURCHASED',
  'GRANTED',
  'COMPENSATED',
  'EXPIRED',
  'STAGE_FEE',
  'PAYOFF',
  'ADJUSTED',
  'REFUNDED',
  'CHARGED_BACK',
] as const;
export type SystemAccount = (typeof SYSTEM_ACCOUNTS)[number];

/** The guests' debts, and everybody's points. */
export const OWNED_ACCOUNTS = [
  'GUEST_AVAILABLE',
  'GUEST_HELD',
  'GUEST_DEBT',
  'CAST_REWARD',
  'CAST_FROZEN',
] as const;
export type OwnedAccount = (typeof OWNED_ACCOUNTS)[number];

/** Every kind of movement of the journal. */
export const TRANSFER_KINDS = [
  'PURCHASE',
  'TOP_UP',
  'SHORTFALL',
  'COUPON',
  'HOLD',
  'RELEASE',
  'USE',
  'CANCELLATION_FEE',
  'STAGE_FEE',
  'EXPIRY',
  'COMPENSATION',
  'GIFT',
  'DEBT',
  'DEBT_PAID',
  'DEBT_WAIVED',
  'PAYOFF',
  'PAYOFF_RETURN',
  'REFUND',
  'CHARGEBACK',
  'ADJUSTMENT',
  'REWARD_FROZEN',
  'REWARD_RELEASED',
  'REWARD_RETURNED',
] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

/** The journal as operators narrow it. */
export const TRANSFER_GROUPS = {
  BOUGHT: ['PURCHASE', 'TOP_UP', 'SHORTFALL', 'COUPON'],
  HELD: ['HOLD', 'RELEASE'],
  USED: ['USE', 'CANCELLATION_FEE', 'GIFT', 'STAGE_FEE'],
  BACK: ['COMPENSATION', 'REFUND', 'CHARGEBACK', 'REWARD_RETURNED'],
  EXPIRED: ['EXPIRY'],
  REWARDS: ['PAYOFF', 'PAYOFF_RETURN', 'REWARD_FROZEN', 'REWARD_RELEASED'],
  DEBTS: ['DEBT', 'DEBT_PAID', 'DEBT_WAIVED'],
  ADJUSTED: ['ADJUSTMENT'],
} as const satisfies Record<string, readonly TransferKind[]>;
export type TransferGroup = keyof typeof TRANSFER_GROUPS;
export const TRANSFER_GROUP_NAMES = Object.keys(TRANSFER_GROUPS) as readonly TransferGroup[];

/** The accounts as the books show them: points of guests by their kind. */
export const LEDGER_LINES = [
  'GUEST_PAID',
  'GUEST_FREE',
  'GUEST_HELD',
  'CAST_REWARD',
  'CAST_FROZEN',
  'GUEST_DEBT',
  'PAYOFF',
  'STAGE_FEE',
  'EXPIRED',
  'REFUNDED',
  'CHARGED_BACK',
  'ADJUSTED',
  'COMPENSATED',
  'GRANTED',
  'PURCHASED',
] as const;
export type LedgerLine = (typeof LEDGER_LINES)[number];

/** What moved between two kinds of account, by whatever span it was summed. */
export interface Moved {
  readonly from: OwnedAccount | SystemAccount;
  readonly to: OwnedAccount | SystemAccount;
  /** Of the lots that moved; NONE where none did. */
  readonly lotKind: LotKind | 'NONE';
  readonly points: number;
}

const lineOf = (account: OwnedAccount | SystemAccount, lotKind: Moved['lotKind']): LedgerLine =>
  account === 'GUEST_AVAILABLE' ? (lotKind === 'FREE' ? 'GUEST_FREE' : 'GUEST_PAID') : account;

/** What each account gained; the sum of all is 0, as each movement leaves one account and reaches another. */
export function gained(moved: readonly Moved[]): ReadonlyMap<LedgerLine, number> {
  const points = new Map<LedgerLine, number>(LEDGER_LINES.map((line) => [line, 0]));
  for (const { from, to, lotKind, points: some } of moved) {
    const [left, reached] = [lineOf(from, lotKind), lineOf(to, lotKind)];
    points.set(left, points.get(left)! - some);
    points.set(reached, points.get(reached)! + some);
  }
  return points;
}
