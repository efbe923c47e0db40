import type { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import { ok } from '@yoimachi/domain/result';
import { readPrivately } from '#base/read-log';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { listClaims } from './claim/list-claims.ts';
import { listPenalties } from './claim/inspect-penalties.ts';
import { decideClaim } from './claim/decide-claim.ts';
import { closePenaltyReview } from './claim/close-review.ts';
import { liftPenalty } from './claim/lift-penalty.ts';
import { previewClaim } from './claim/preview-claim.ts';
import { cancelAsOperator, previewOperatorEnd } from './ending/end-by-operator.ts';
import { listBookings, listMemberBookings, listTonight } from './office/list-bookings.ts';
import { showBooking } from './office/show-booking.ts';
import { readAsOperator } from './read/read-as-operator.ts';

export const bookingAdmin = (context: ActContext): OperatorHandlers<typeof bookingAdminRoutes> => ({
  readBooking({ params: { bookingId }, body: { reason }, operator }) {
    const read = { kind: 'BOOKING', operator, reason, subject: bookingId } as const;
    return readPrivately(context, read, async (open) => {
      const found = await readAsOperator(open, bookingId, operator);
      if (!found.ok) return found;
      const { booking, participations } = found.value;
      return ok({ accountId: booking.guestId, rows: participations.length, answer: found.value });
    });
  },
  endBooking: ({ params: { bookingId }, body: { reason, castId, blamesGuest }, operator }) =>
    cancelAsOperator(context, {
      bookingId,
      castId,
      operator,
      command: { action: 'forceCancel', reason, blamesGuest },
    }),
  listClaims: ({ query }) => listClaims(context, query),
  previewBookingEnd: ({ params: { bookingId }, body: { how, castId, blamesGuest = false } }) =>
    previewOperatorEnd(context, {
      bookingId,
      castId,
      // The reason is written when it is done.
      command:
        how === 'BILL'
          ? { action: 'forceEnd', reason: '-' }
          : { action: 'forceCancel', reason: '-', blamesGuest },
    }),
  listBookings: ({ query }) => listBookings(context, query),
  listMemberBookings: ({ params, query }) => listMemberBookings(context, { ...params, ...query }),
  listTonight: ({ query }) => listTonight(context, query.cursor),
  showBooking: ({ params }) => showBooking(context, params.bookingId),
  previewClaim: ({ params, body }) => previewClaim(context, { ...params, ...body }),
  decideClaim: ({ params, body, operator }) => decideClaim(context, { ...params, ...body, operator }),
  listPenalties: ({ query }) => listPenalties(context, query.cursor),
  closePenaltyReview: ({ params, body, operator }) =>
    closePenaltyReview(context, { ...params, ...body, operator }),
  liftPenalty: ({ params, body, operator }) => liftPenalty(context, { ...params, ...body, operator }),
});
