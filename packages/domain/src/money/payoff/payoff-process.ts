/** The four states of a payoff (specification 3): 承認待ち, 差し戻し, 未振込, 振込済み. */
export const PAYOFF_STATUSES = ['AWAITING_APPROVAL', 'REJECTED', 'NOT_TRANSFERRED', 'TRANSFERRED'] as const;
export type PayoffStatus = (typeof PAYOFF_STATUSES)[number];

/** What can happen to a payoff after it was requested. */
export const PAYOFF_ACTIONS = [
  'APPROVE',
  'REJECT',
  'POSTPONE',
  'RELEASE',
  'EXPORT',
  'TRANSFER',
  'RETURN',
  'CHANGE_ACCOUNT',
] as const;
export type PayoffAction = (typeof PAYOFF_ACTIONS)[number];

/**
 * Why a payoff is on hold until an operator has checked: the names differ, the bank returned the money, it may be somebody else who asks, two
 * paid each other, or she leaves with what a young card paid.
 */
export const PAYOFF_REVIEWS = ['NAME_MISMATCH', 'RETURNED', 'TAKEOVER', 'CIRCLE', 'YOUNG_CARD'] as const;
export type PayoffReview = (typeof PAYOFF_REVIEWS)[number];

/** What decides whether an action applies, in addition to the status. */
export interface PayoffState {
  readonly status: PayoffStatus;
  /** In a bank file whose result for it is still unknown, or is a transfer. */
  readonly inFile: boolean;
  readonly review: PayoffReview | null;
}

interface Rule {
  readonly from: PayoffStatus;
  readonly action: PayoffAction;
  readonly to: PayoffStatus;
  /** Whether it is in a bank file; absent: either. */
  readonly inFile?: boolean;
  /** Whether something awaits review; absent: either. */
  readonly inReview?: boolean;
  /** The points are returned to the cast. */
  readonly returnsPoints?: true;
}

/**
 * A payoff's whole life as data (rules.md 7). What the bank returned is not transferred again; if it cannot be sent again, the operator
 * rejects it and the points are returned.
 */
export const PAYOFF_PROCESS: readonly Rule[] = [
  { from: 'AWAITING_APPROVAL', action: 'APPROVE', to: 'NOT_TRANSFERRED', inReview: false },
  { from: 'AWAITING_APPROVAL', action: 'REJECT', to: 'REJECTED', returnsPoints: true },
  { from: 'AWAITING_APPROVAL', action: 'POSTPONE', to: 'AWAITING_APPROVAL' },
  { from: 'AWAITING_APPROVAL', action: 'RELEASE', to: 'AWAITING_APPROVAL', inReview: true },
  { from: 'AWAITING_APPROVAL', action: 'CHANGE_ACCOUNT', to: 'AWAITING_APPROVAL' },
  { from: 'NOT_TRANSFERRED', action: 'RELEASE', to: 'NOT_TRANSFERRED', inFile: false, inReview: true },
  { from: 'NOT_TRANSFERRED', action: 'CHANGE_ACCOUNT', to: 'NOT_TRANSFERRED', inFile: false },
  { from: 'NOT_TRANSFERRED', action: 'REJECT', to: 'REJECTED', inFile: false, returnsPoints: true },
  { from: 'NOT_TRANSFERRED', action: 'EXPORT', to: 'NOT_TRANSFERRED', inFile: false, inReview: false },
  { from: 'NOT_TRANSFERRED', action: 'TRANSFER', to: 'TRANSFERRED', inFile: true },
  { from: 'NOT_TRANSFERRED', action: 'RETURN', to: 'NOT_TRANSFERRED', inFile: true },
  { from: 'TRANSFERRED', action: 'RETURN', to: 'NOT_TRANSFERRED', inFile: true },
];

/** The rule by which an action moves a payoff in this state; undefined if it does not apply. */
export function payoffRule(state: PayoffState, action: PayoffAction): Rule | undefined {
  return PAYOFF_PROCESS.find(
    (rule) =>
      rule.from === state.status &&
      rule.action === action &&
      (rule.inFile ?? state.inFile) === state.inFile &&
      (rule.inReview ?? state.review !== null) === (state.review !== null),
  );
}
