import type { ActionName } from './action-name.ts';
import type { DueName } from './due.ts';
import type { GuardName, SelectorName } from './guards.ts';
import type { NotificationKind } from './notifications.ts';
import type { Phase } from './state.ts';
import type { Actor, BookingStatus, CancelType } from './values.ts';

/**
 * What happens to the points. hold: set aside at request; release: the hold is released; fee: that day's cancellation fee is due; settle:
 * the actual time is due; extend: the extension's price is added to the hold.
 */
export type MoneyRule = 'none' | 'hold' | 'release' | 'fee' | 'settle' | 'extend';
export type PenaltyKind = 'CAST_CANCEL' | 'CAST_NO_SHOW';

/** One row of the process. */
export interface Transition {
  /** Number in the reference table; with a letter if one of its rows takes several here. */
  readonly id: string;
  /** Empty for the request, which starts the process. */
  readonly from: readonly Phase[];
  readonly actor: readonly Actor[];
  readonly action: ActionName;
  /** Chooses between the rows of one action; the first row that applies is taken. */
  readonly when?: SelectorName;
  /** Checked in order; the first that fails determines the refusal. */
  readonly guards: readonly GuardName[];
  readonly to: { readonly status: BookingStatus; readonly phase: Phase };
  readonly money: MoneyRule;
  /** The fee table row this row corresponds to. */
  readonly feePercent?: number;
  /** Expired paid points are returned as free ones, because the guest did not cause the release. */
  readonly compensate?: true;
  readonly cancelType?: CancelType;
  readonly penalty?: PenaltyKind;
  /** Row 7 follows for the other casts while nobody in the booking has arrived. */
  readonly endsOthers?: true;
  /** She may be asked again for the same day. */
  readonly repeatable?: true;
  /** Stored as the reason when no person gave one. */
  readonly reason?: string;
  /** The instant at which the clock acts. */
  readonly due?: DueName;
  readonly notify: readonly NotificationKind[];
  /** How the screens show it: not at all, or only while it is allowed. Absent: always, disabled with its reason. */
  readonly offered?: 'never' | 'whenAllowed';
}
