import type { DueName } from './due.ts';
import type { GuardName, SelectorName } from './guards.ts';
import type { NotificationKind } from './notifications.ts';
import type { Phase } from './state.ts';
import type { Actor, BookingStatus, CancelType } from './values.ts';

export type ActionName =
  | 'request'
  | 'approve'
  | 'confirm'
  | 'reject'
  | 'autoReject'
  | 'scheduleChanged'
  | 'withdraw'
  | 'couldNotTakePart'
  | 'suspend'
  | 'cancelForPayment'
  | 'cancel'
  | 'arrive'
  | 'takeBackArrival'
  | 'noShow'
  | 'cancelNoShow'
  | 'closeNoShow'
  | 'askExtension'
  | 'agreeExtension'
  | 'declineExtension'
  | 'lapseExtension'
  | 'finish'
  | 'end'
  | 'forceFinish'
  | 'autoFinish'
  | 'claimGuestAbsent'
  | 'claimCastAbsent'
  | 'objectToClaim'
  | 'claimStands'
  | 'forceCancel'
  | 'forceEnd'
  | 'decideClaim';

/**
 * What happens to the points. hold: set aside at request; release: the hold goes back; fee: the cancellation fee of the
 * day is due; settle: the real time is due; extend: the price of the extension is added to the hold.
 */
export type MoneyRule = 'none' | 'hold' | 'release' | 'fee' | 'settle' | 'extend';
export type PenaltyKind = 'CAST_CANCEL' | 'CAST_NO_SHOW';

/** One row of the process. */
export interface Transition {
  /** Number in the reference table; a letter where one of its rows takes several here. */
  readonly id: string;
  /** Empty for the request, which begins the process. */
  readonly from: readonly Phase[];
  readonly actor: readonly Actor[];
  readonly action: ActionName;
  /** Chooses between the rows of one action; the first row that applies is taken. */
  readonly when?: SelectorName;
  /** Checked in order; the first that fails says why the action is refused. */
  readonly guards: readonly GuardName[];
  readonly to: { readonly status: BookingStatus; readonly phase: Phase };
  readonly money: MoneyRule;
  /** The row of the fee table this row stands for. */
  readonly feePercent?: number;
  /** Lapsed paid points come back as free ones, because the guest did not cause the release. */
  readonly compensate?: true;
  readonly cancelType?: CancelType;
  readonly penalty?: PenaltyKind;
  /** Row 7 follows for the other casts while nobody of the booking has arrived. */
  readonly endsOthers?: true;
  /** The same day may be asked of her again. */
  readonly repeatable?: true;
  /** Stored as the reason when no person gave one. */
  readonly reason?: string;
  /** The instant that makes the clock act. */
  readonly due?: DueName;
  readonly notify: readonly NotificationKind[];
  /** How the screens show it: not at all, or only while it is allowed. Absent: always, disabled with its reason. */
  readonly offered?: 'never' | 'whenAllowed';
}
