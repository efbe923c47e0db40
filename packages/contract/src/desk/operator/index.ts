import * as z from 'zod/mini';
import { id, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

const account = z.object({ accountId: id() });

/** What operators do with accounts, and with what they are alerted of. */
export const operatorAdminRoutes = {
  verifyCast: route({
    method: 'POST',
    path: '/casts/:castId/verify',
    who: 'operator',
    summary: "The cast's document was seen: she can be booked.",
    params: z.object({ castId: id() }),
    answer: z.object({ nickname: z.string() }),
    errors: ['NOT_FOUND', 'REGISTRATION_ORDER', 'AGE_UNDER_18'],
  }),
  suspendAccount: route({
    method: 'POST',
    path: '/accounts/:accountId/suspend',
    who: 'operator',
    summary:
      "Ends an account's sessions and its bookings that have not begun; with `takeFee` a guest owes the fee of the day.",
    params: account,
    body: z.object({ takeFee: z.boolean() }),
    /** `isNew`: it was not suspended before. */
    answer: z.object({ isNew: z.boolean(), endedBookings: z.int() }),
    errors: ['NOT_FOUND'],
  }),
  liftSuspension: route({
    method: 'POST',
    path: '/accounts/:accountId/lift-suspension',
    who: 'operator',
    summary: 'A suspended person can sign in again; what ended stays ended.',
    params: account,
    body: z.object({ reason: text(500) }),
    errors: ['NOT_FOUND', 'CONFLICT', 'REASON_REQUIRED'],
  }),
  handleAlert: route({
    method: 'POST',
    path: '/alerts/:alertId/handle',
    who: 'operator',
    summary: 'Somebody looked after what operators were alerted of.',
    params: z.object({ alertId: z.coerce.number().check(z.int(), z.minimum(1)) }),
    errors: ['NOT_FOUND'],
  }),
} as const;
