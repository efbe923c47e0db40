import type { Actor, Command, ParticipationState, Role, Sum } from '@yoimachi/domain/booking';
import type { ModelAccount, ModelBill } from './model-money.ts';

export interface ModelParticipation {
  readonly cast: number;
  state: ParticipationState;
  repeatable: boolean;
  bill: ModelBill | null;
  /** Its cast's reward waits for an operator. */
  isFrozen: boolean;
  /** Its cast has a penalty point for how it ended. */
  isPenalised: boolean;
  readonly reviewedAt: Partial<Record<Role, Date>>;
}

export interface ModelBooking {
  readonly guest: number;
  /** Given by the server. */
  bookingId: string;
  readonly participations: readonly ModelParticipation[];
  readonly account: ModelAccount;
  /** Its guest has left; the one of his number is a stranger to it. */
  isOfLeaver: boolean;
}

/** What a command returns: 'OK' or its error code. */
export type Outcome = string;

/** A command as sent: for one participation or for the whole booking, at the version seen. */
export interface ModelOrder {
  readonly booking: ModelBooking;
  readonly named: ModelParticipation | undefined;
  readonly version: number;
  readonly role: Role;
  readonly command: Command;
  /** The cost the caller saw; null where the call does not state it. */
  readonly shown: Sum | null;
}

/** Faults that can be planted in the model, to check that they are found. */
export interface Planted {
  readonly feePercents?: readonly number[];
  readonly forgetsOthers?: boolean;
  /** A suspension ends nothing. */
  readonly sparesSuspended?: boolean;
  /** A block ends nothing. */
  readonly sparesBlocked?: boolean;
  /** A meeting takes nothing of a cast's free time where guests look for her. */
  readonly forgetsMeetings?: boolean;
}

/** What parts of the model need of the whole: its bookings, and commands on them. */
export interface ModelAtWork {
  readonly bookings: readonly ModelBooking[];
  readonly planted: Planted;
  catchUp(booking: ModelBooking, until: Date): void;
  act(
    booking: ModelBooking,
    acted: readonly ModelParticipation[],
    command: Command,
    actor: Actor,
    now: Date,
  ): Outcome | null;
}
