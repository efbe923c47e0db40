import { CastDecision, nextExtensionPoints } from '@yoimachi/domain/booking';
import type { IdempotencyTicket } from '#platform/http/idempotency.ts';
import { hasCard, isPaymentDue } from '#money/billing';
import { spendablePoints } from '#money/points';
import type { BookingContext, Person } from '../context.ts';
import { lockBooking, nextStartOfCast } from '../process/participation.store.ts';
import { lockSchedulesOfBooking } from './schedule.store.ts';
import { actKnowing, type ShownBooking } from '../process/act.ts';

/** The guest asks for 15 more minutes: booking table, row 25. */
export async function askExtension(
  context: BookingContext,
  guest: Person<'guest'>,
  ticket: IdempotencyTicket,
  seen: ShownBooking,
) {
  return actKnowing(
    context,
    {
      person: guest,
      ticket,
      seen,
      command: () => ({ action: 'askExtension' }),
    },
    async (trx, participation, now) => ({
      paymentDue: await isPaymentDue(trx, participation.guestId),
      nextStartsAt: await nextStartOfCast(trx, participation, participation.state.endsAt),
      canPay:
        (await spendablePoints(trx, participation.guestId, now)) >=
          nextExtensionPoints(participation.state) || (await hasCard(trx, participation.guestId)),
    }),
  );
}

/** The cast agrees (1) or declines (−1): rows 26 and 27. Agreeing occupies her time and adds to the hold. */
export async function answerExtension(
  context: BookingContext,
  cast: Person<'cast'>,
  ticket: IdempotencyTicket,
  answer: ShownBooking & { readonly decision: CastDecision },
) {
  const agrees = answer.decision === CastDecision.ACCEPT;
  return actKnowing(
    context,
    {
      person: cast,
      ticket,
      seen: answer,
      command: () => ({ action: agrees ? 'agreeExtension' : 'declineExtension' }),
      async lock(trx) {
        // Her approvals that day wait for the same lock: otherwise two taking the same time at once would deadlock.
        if (agrees) await lockSchedulesOfBooking(trx, answer.bookingId);
        return lockBooking(trx, answer.bookingId);
      },
      constraints: {
        participation_no_overlap: 'EXTENSION_OVERLAPS',
        booking_guest_overlap: 'EXTENSION_OVERLAPS',
      },
    },
    async (trx, participation) => ({
      nextStartsAt: await nextStartOfCast(trx, participation, participation.state.endsAt),
    }),
  );
}
