import { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import { pagesOf } from '#parts/workbench/index.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

const pages = pagesOf(bookingAdminRoutes.listClaims, 'state');
export type OpenClaim = CallAnswer<typeof bookingAdminRoutes.listClaims>['items'][number];

/** A booking with its open claims, one for each cast: they are looked at together. */
export interface ClaimedBooking extends OpenClaim {
  readonly claims: readonly OpenClaim[];
}

export async function loadClaims(ask: Parameters<typeof pages>[0]) {
  const { items, nextCursor } = await pages(ask);
  const first = items.filter(
    ({ itemId }, index) => items.findIndex((one) => one.itemId === itemId) === index,
  );
  return {
    items: first.map((row): ClaimedBooking => ({
      ...row,
      claims: items.filter(({ itemId }) => itemId === row.itemId),
    })),
    nextCursor,
  };
}
