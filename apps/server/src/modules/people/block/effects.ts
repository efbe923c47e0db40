import type { Phase, Sum } from '@yoimachi/domain/booking';
import type { Result } from '@yoimachi/domain/result';
import type { Db, Trx } from '#platform/database';

/** A booking of the two that has neither begun nor ended; fee: what the guest owes for it when he blocks now. */
export interface OpenBooking {
  readonly bookingId: string;
  readonly phase: Phase;
  readonly feePercent: number;
  readonly feePoints: number;
}

interface People {
  readonly guestId: string;
  readonly castId: string;
}

/** What the booking feature does for this one. */
export interface BlockEffects {
  bookingsOf(db: Db, people: People, now: Date): Promise<readonly OpenBooking[]>;
  /**
   * Ends what is between the two as the blocker would: requests without a fee, confirmed bookings as a cancellation on the blocker's terms;
   * `reported`: she fears for her safety and gets no penalty. A running meeting continues. SUM_CHANGED when the guest would owe something
   * other than `shown`.
   */
  endBookings(
    trx: Trx,
    block: People & {
      readonly blocker: 'guest' | 'cast';
      readonly reported: boolean;
      readonly shown: Sum;
    },
    at: Date,
  ): Promise<Result<{ readonly ended: number }, 'SUM_CHANGED'>>;
}
