import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** Where he met lately, on whatever device he asked. */
export const recentPlacesQuery = () =>
  queryOptions({
    queryKey: ['booking', 'guest', 'places'],
    queryFn: async () => (await call(guestBookingRoutes.recentPlaces)).places,
  });
