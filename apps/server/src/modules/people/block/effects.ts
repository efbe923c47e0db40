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

/** What other features do for this one. */
export interface BlockEffects {
  bookingsOf(db: Db, people: People, now: Date): Promise<readonly OpenBooking[]>;
  /**
   * Ends what is between the two as the blocker would: requests without a fee, confirmed bookings as a cancellation on the blocker's terms;
   * `reported`: she fears for her safety and gets no penalty. A running meeting continues. SUM_CHANGED when the guest would owe something
   * other than `shown`. `cancelled`: the confirmed ones of what it ended.
   */
  endBookings(
    trx: Trx,
    block: People & {
      readonly blocker: 'guest' | 'cast';
      readonly reported: boolean;
      readonly shown: Sum;
    },
    at: Date,
  ): Promise<Result<{ readonly ended: number; readonly cancelled: readonly string[] }, 'SUM_CHANGED'>>;
  /** Keeps what is shown of the reported at this moment. */
  freezePictures(
    trx: Trx,
    report: { readonly reportId: string; readonly reportedId: string; readonly at: Date },
  ): Promise<void>;
  /** Keeps what the two have written to each other until this moment; `messageId`: what it is about. */
  freezeChat(
    trx: Trx,
    report: People & { readonly reportId: string; readonly messageId?: string | undefined },
  ): Promise<void>;
}
