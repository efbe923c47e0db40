import { cardRegistered, debtAdded } from '#events/catalogue.ts';
import { on, type Subscription } from '#platform/outbox';
import { askAgain } from '../process/top-up.store.ts';
import { endRequestsOf } from '../ending/end-by-system.ts';
import type { BookingContext } from '../context.ts';

/** What happens to bookings when their guest's card changes, or his bank takes a payment back. */
export function cardSubscriptions(context: BookingContext): Subscription[] {
  return [
    on(cardRegistered, ({ payload, at }, trx) => askAgain(trx, payload.guestId, at)),
    // Row 47: his pending requests end; confirmed bookings stay.
    on(debtAdded, async ({ payload: { cause, guestId } }, trx) => {
      if (cause === 'CHARGEBACK') await endRequestsOf(trx, context, guestId, context.clock.now());
    }),
  ];
}
