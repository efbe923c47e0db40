import { castBookingRoutes, guestBookingRoutes, toDoRoutes } from '@yoimachi/contract/booking';
import { castPlaceRoutes, guestPlaceRoutes } from '@yoimachi/contract/place';
import { profileRoutes } from '@yoimachi/contract/profile';
import type { Calls } from '#lib/queries.ts';

/** What is read of bookings, on both sides: what changes one changes these. */
export const bookingReads: readonly Calls[] = [
  guestBookingRoutes,
  castBookingRoutes,
  guestPlaceRoutes,
  castPlaceRoutes,
  toDoRoutes,
  profileRoutes.guestHome,
];
