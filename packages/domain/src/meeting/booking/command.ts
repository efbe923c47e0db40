import type { Actor, ClaimOutcome } from './values.ts';

/** What somebody, or the clock, wants to do with one cast's part of a booking. */
export type Command =
  | { readonly action: 'approve' }
  | { readonly action: 'confirm' }
  | { readonly action: 'reject'; readonly reason: string }
  /** Actor `clock`: the deadline has come. Actor `system`: another approval took the time. */
  | { readonly action: 'autoReject' }
  | { readonly action: 'scheduleChanged' }
  | { readonly action: 'withdraw'; readonly reason?: string }
  /** The consequence of another cast's end. */
  | { readonly action: 'couldNotTakePart' }
  /** `takeFee`: the operator decided that a suspended guest owes the fee of the day. */
  | { readonly action: 'suspend'; readonly takeFee?: boolean }
  | { readonly action: 'cancelForPayment' }
  /** `waivePenalty`: she cancels by blocking a guest whom she reports for safety. */
  | { readonly action: 'cancel'; readonly reason?: string; readonly waivePenalty?: boolean }
  | { readonly action: 'arrive' }
  | { readonly action: 'takeBackArrival' }
  | { readonly action: 'noShow' }
  | { readonly action: 'cancelNoShow'; readonly reason?: string }
  | { readonly action: 'closeNoShow' }
  | { readonly action: 'askExtension' }
  | { readonly action: 'agreeExtension' }
  | { readonly action: 'declineExtension' }
  | { readonly action: 'lapseExtension' }
  | { readonly action: 'finish' }
  | { readonly action: 'end' }
  | { readonly action: 'forceFinish'; readonly reason: string; readonly safety?: boolean }
  | { readonly action: 'autoFinish' }
  /** The cast: the guest did not come. It ends the meeting. */
  | { readonly action: 'claimGuestAbsent' }
  /** The guest: she said that she arrived, and is not here. */
  | { readonly action: 'claimCastAbsent' }
  | { readonly action: 'objectToClaim'; readonly reason: string }
  | { readonly action: 'claimStands' }
  /** An operator ends what is open without a fee. `blamesGuest`: the guest is the cause, not the cast. */
  | { readonly action: 'forceCancel'; readonly blamesGuest?: boolean; readonly reason: string }
  /** An operator ends a meeting now; the real time is billed. */
  | { readonly action: 'forceEnd'; readonly reason: string }
  | { readonly action: 'decideClaim'; readonly outcome: ClaimOutcome; readonly reason: string };

/** Who acts when, and what only the store knows. A fact that is left out does not stand in the way. */
export interface DecideContext extends Facts {
  /** For work of the clock: the due time, which is the time of the change. */
  readonly now: Date;
  readonly actor: Actor;
}

export interface Facts {
  /** approve: no other cast of the booking is still to answer. Default true. */
  readonly isLastApproval?: boolean;
  /** approve: her schedule still holds the booking. Default true. */
  readonly scheduleHolds?: boolean;
  readonly guestSuspended?: boolean;
  /** late arrival: no other approved booking of hers has taken the time. Default true; the database answers finally. */
  readonly timeFree?: boolean;
  /** The booking has other casts. Default false. */
  readonly several?: boolean;
  /** Another cast of the booking has arrived. Default false. */
  readonly anotherArrived?: boolean;
  /** finish before her arrival: it is for all, and another cast of the booking is in the meeting. Default false. */
  readonly anotherInMeeting?: boolean;
  /** extension: start of her next approved booking. */
  readonly nextStartsAt?: Date | null;
  /** extension: the guest has the points or a card. Default true. */
  readonly canPay?: boolean;
}
