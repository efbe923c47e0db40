import type { Trx } from '#platform/database';
import type { Subscription } from '#platform/outbox';
import { CARD_REGISTERED, DEBT_ADDED } from '#money/billing';
import { askAgain } from './card-part.store.ts';
import { endRequestsOf } from '../ending/end-by-system.ts';
import type { BookingContext } from '../context.ts';

/** What happens to bookings when their guest's card changes, or his bank takes a payment back. */
export function cardSubscriptions(context: BookingContext): Subscription[] {
  return [
    {
      topic: CARD_REGISTERED,
      handle: (event, trx) => askAgain(trx, guestOf(event.payload), event.at),
    },
    {
      // Row 47: his pending requests end, what is confirmed stays.
      topic: DEBT_ADDED,
      async handle(event, trx) {
        const { cause } = event.payload as { cause: string };
        if (cause === 'CHARGEBACK') await endRequests(trx, context, guestOf(event.payload));
      },
    },
  ];
}

const endRequests = async (trx: Trx, context: BookingContext, guestId: string): Promise<void> => {
  await endRequestsOf(trx, context, guestId, context.clock.now());
};

const guestOf = (payload: unknown) => (payload as { guestId: string }).guestId;
