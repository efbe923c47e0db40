import type { Actor, ClaimOutcome } from './values.ts';

/** What somebody, or the clock, wants to do with one cast's participation in a booking. */
export type Command =
  | { readonly action: 'approve' }
  | { readonly action: 'confirm' }
  | { readonly action: 'reject'; readonly reason: string }
  /** Actor `clock`: the deadline has passed. Actor `system`: another approval took the time. */
  | { readonly action: 'autoReject' }
  | { readonly action: 'scheduleChanged' }
  | { readonly action: 'withdraw'; readonly reason?: string }
  /** The consequence of another cast's end. */
  | { readonly action: 'couldNotTakePart' }
  /** `takeFee`: the operator decided that a suspended guest owes that day's fee. */
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
  /** The guest: she pressed arrival but is not here. */
  | { readonly action: 'claimCastAbsent' }
  | { readonly action: 'objectToClaim'; readonly reason: string }
  | { readonly action: 'claimStands' }
  /** An operator ends everything open without a fee. `blamesGuest`: the guest is the cause, not the cast. */
  | { readonly action: 'forceCancel'; readonly blamesGuest?: boolean; readonly reason: string }
  /** An operator ends a meeting now; the actual time is billed. */
  | { readonly action: 'forceEnd'; readonly reason: string }
  | { readonly action: 'decideClaim'; readonly outcome: ClaimOutcome; readonly reason: string };

export type Action = Command['action'];

/** Who acts when. */
export interface DecideContext {
  /** For the clock's work: the due time, which is the time of the change. */
  readonly now: Date;
  readonly actor: Actor;
}

/** What only the store knows. */
export interface StoreFacts {
  /** Her schedule still holds the booking. */
  readonly scheduleHolds: boolean;
  readonly guestSuspended: boolean;
  /** Start of her next booking that holds her time. */
  readonly nextStartsAt: Date | null;
  /** The guest has the points of an extension, or a card. */
  readonly canPay: boolean;
  /** A charge of the guest has failed and is still unpaid. */
  readonly paymentDue: boolean;
}

/** What a participation's command has to know of the other casts of its booking. */
export interface SiblingFacts {
  /** No other cast is still to answer. */
  readonly isLastApproval: boolean;
  readonly several: boolean;
  readonly anotherArrived: boolean;
  /** The command is for all, and another cast is in the meeting. */
  readonly anotherInMeeting: boolean;
}

export type Facts = StoreFacts & SiblingFacts;
export type FactName = keyof Facts;

/**
 * The facts that the rows of an action ask for; an action that is not named asks for none. Whoever decides has to know them:
 * `checkProcess` holds the rows to this list, and the types of `decide` and `decideBooking` their callers.
 */
export const FACTS = {
  approve: ['isLastApproval', 'scheduleHolds', 'guestSuspended'],
  cancel: ['several', 'anotherArrived'],
  askExtension: ['paymentDue', 'nextStartsAt', 'canPay'],
  agreeExtension: ['nextStartsAt'],
  finish: ['anotherInMeeting'],
} as const satisfies Partial<Record<Action, readonly FactName[]>>;

type NamedBy<A extends Action> = A extends keyof typeof FACTS ? (typeof FACTS)[A][number] : never;

/** What has to be known to decide about one of these actions. */
export type FactsOf<A extends Action> = Pick<Facts, NamedBy<A>>;
/** Those of them that the booking itself does not say. */
export type StoreFactsOf<A extends Action> = Pick<Facts, Exclude<NamedBy<A>, keyof SiblingFacts>>;

/** Commands whose rows ask the store for nothing. */
export type PlainCommand = Exclude<Command, { action: AskingAction }>;
type AskingAction = { [A in Action]: keyof StoreFactsOf<A> extends never ? never : A }[Action];
