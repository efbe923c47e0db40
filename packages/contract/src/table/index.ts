import { accountRoutes } from '../account/index.ts';
import { bankRoutes } from '../bank/index.ts';
import { billingRoutes } from '../billing/index.ts';
import { blockRoutes } from '../block/index.ts';
import { castBookingRoutes, guestBookingRoutes } from '../booking/index.ts';
import { contentRoutes } from '../content/index.ts';
import { couponRoutes } from '../coupon/index.ts';
import { debtRoutes } from '../debt/index.ts';
import { favoriteRoutes } from '../favorite/index.ts';
import { giftRoutes } from '../gift/index.ts';
import { notificationRoutes } from '../notification/index.ts';
import { payoffRoutes } from '../payoff/index.ts';
import { castPlaceRoutes, guestPlaceRoutes } from '../place/index.ts';
import { pointsRoutes } from '../points/index.ts';
import { pricingRoutes } from '../pricing/index.ts';
import { profileRoutes } from '../profile/index.ts';
import { receiptRoutes } from '../receipt/index.ts';
import { safetyRoutes } from '../safety/index.ts';
import { scheduleRoutes } from '../schedule/index.ts';
import { searchRoutes } from '../search/index.ts';
import { stageRoutes } from '../stage/index.ts';

/** Every call of the service by name. The web imports the tables per feature instead. */
export const allRoutes = {
  ...accountRoutes,
  ...profileRoutes,
  ...bankRoutes,
  ...stageRoutes,
  ...searchRoutes,
  ...favoriteRoutes,
  ...scheduleRoutes,
  ...pricingRoutes,
  ...pointsRoutes,
  ...billingRoutes,
  ...debtRoutes,
  ...receiptRoutes,
  ...couponRoutes,
  ...giftRoutes,
  ...payoffRoutes,
  ...guestBookingRoutes,
  ...castBookingRoutes,
  ...guestPlaceRoutes,
  ...castPlaceRoutes,
  ...safetyRoutes,
  ...blockRoutes,
  ...notificationRoutes,
  ...contentRoutes,
} as const;

export type RouteName = keyof typeof allRoutes;
