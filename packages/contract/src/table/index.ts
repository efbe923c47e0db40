import { accountRoutes } from '../account/index.ts';
import { billingRoutes } from '../billing/index.ts';
import { castBookingRoutes, guestBookingRoutes } from '../booking/index.ts';
import { contentRoutes } from '../content/index.ts';
import { favoriteRoutes } from '../favorite/index.ts';
import { notificationRoutes } from '../notification/index.ts';
import { pointsRoutes } from '../points/index.ts';
import { pricingRoutes } from '../pricing/index.ts';
import { profileRoutes } from '../profile/index.ts';
import { scheduleRoutes } from '../schedule/index.ts';
import { searchRoutes } from '../search/index.ts';

/** Every call of the service by name. The web imports the tables per feature instead. */
export const allRoutes = {
  ...accountRoutes,
  ...profileRoutes,
  ...searchRoutes,
  ...favoriteRoutes,
  ...scheduleRoutes,
  ...pricingRoutes,
  ...pointsRoutes,
  ...billingRoutes,
  ...guestBookingRoutes,
  ...castBookingRoutes,
  ...notificationRoutes,
  ...contentRoutes,
} as const;

export type RouteName = keyof typeof allRoutes;
