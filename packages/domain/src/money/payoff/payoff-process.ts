/** The four states of a payoff (specification 3): 承認待ち, 差し戻し, 未振込, 振込済み. */
export const PAYOFF_STATUSES = ['AWAITING_APPROVAL', 'REJECTED', 'NOT_TRANSFERRED', 'TRANSFERRED'] as const;
export type PayoffStatus = (typeof PAYOFF_STATUSES)[number];

/** What can happen to a payoff after it was asked for. */
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

/** Why a payoff stands still until an operator has looked: the names differ, or the bank sent the money back. */
export const PAYOFF_REVIEWS = ['NAME_MISMATCH', 'RETURNED'] as const;
export type PayoffReview = (typeof PAYOFF_REVIEWS)[number];

/** What decides whether an action fits, beside the status. */
export interface PayoffState {
  readonly status: PayoffStatus;
  /** It is in a bank file whose result for it is not known yet, or is a transfer. */
  readonly inFile: boolean;
  readonly review: PayoffReview | null;
}

interface Rule {
  readonly from: PayoffStatus;
  readonly action: PayoffAction;
  readonly to: PayoffStatus;
  /** In a bank file or not; absent: either. */
  readonly inFile?: boolean;
  /** Something waits for review or not; absent: either. */
  readonly inReview?: boolean;
  /** The points go back to the cast. */
  readonly returnsPoints?: true;
}

/**
 * A payoff's whole life as data (rules.md 7). What the bank sent back is not transferred again; when it cannot be sent anew the
 * operator rejects it and the points go back.
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

/** The rule by which an action moves a payoff in this state; undefined when it does not fit. */
export function payoffRule(state: PayoffState, action: PayoffAction): Rule | undefined {
  return PAYOFF_PROCESS.find(
    (rule) =>
      rule.from === state.status &&
      rule.action === action &&
      (rule.inFile ?? state.inFile) === state.inFile &&
      (rule.inReview ?? state.review !== null) === (state.review !== null),
  );
}
