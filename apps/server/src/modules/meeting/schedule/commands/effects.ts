import type { Trx } from '#platform/database';

/** What the booking feature does for this one. */
export interface ScheduleEffects {
  /** Ends pending requests that her change leaves without a place. */
  refusePending(trx: Trx, participationIds: readonly string[], at: Date): Promise<void>;
  /** Bookings that stay follow her new start of work. */
  moveWorkStart(trx: Trx, participationIds: readonly string[], workStartsAt: Date): Promise<unknown>;
}
