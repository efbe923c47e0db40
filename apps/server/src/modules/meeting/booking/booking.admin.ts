import type { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { decideClaim } from './claim/decide-claim.ts';
import { liftPenalty } from './claim/lift-penalty.ts';
import { cancelAsOperator } from './ending/end-by-operator.ts';
import { readAsOperator } from './read/read-as-operator.ts';

export const bookingAdmin = (context: ActContext): OperatorHandlers<typeof bookingAdminRoutes> => ({
  readBooking: ({ params, operator }) => readAsOperator(context, params.bookingId, operator),
  endBooking: ({ params: { bookingId }, body: { reason, castId, blamesGuest }, operator }) =>
    cancelAsOperator(context, {
      bookingId,
      castId,
      operator,
      command: { action: 'forceCancel', reason, blamesGuest },
    }),
  decideClaim: ({ params, body, operator }) => decideClaim(context, { ...params, ...body, operator }),
  liftPenalty: ({ params, body, operator }) => liftPenalty(context, { ...params, ...body, operator }),
});
