import * as z from 'zod/mini';
import { id, points, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

const one = z.object({ packageId: id() });

/** What operators do with packages of points and with what guests owe. */
export const billingAdminRoutes = {
  addPackage: route({
    method: 'POST',
    path: '/packages',
    who: 'operator',
    summary: 'Puts a package of points on sale.',
    body: z.object({ points: z.int() }),
    answer: one,
    errors: ['CONFLICT', 'PURCHASE_TOO_SMALL', 'PURCHASE_TOO_LARGE'],
  }),
  removePackage: route({
    method: 'DELETE',
    path: '/packages/:packageId',
    who: 'operator',
    summary: 'Takes a package off the sale; who still sees it is told that it is gone.',
    params: one,
    errors: ['NOT_FOUND'],
  }),
  waiveDebt: route({
    method: 'POST',
    path: '/debts/:debtId/waive',
    who: 'operator',
    summary: 'Forgives a debt; the guest can book again.',
    params: z.object({ debtId: id() }),
    body: z.object({ reason: text(500) }),
    answer: z.object({ guestId: id(), points: points() }),
    errors: ['NOT_FOUND', 'ACTION_NOT_ALLOWED', 'CONFLICT'],
  }),
} as const;
