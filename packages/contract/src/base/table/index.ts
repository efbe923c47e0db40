import { accountRoutes } from '@yoimachi/contract/account';
import { bankRoutes } from '@yoimachi/contract/bank';
import { billingRoutes } from '@yoimachi/contract/billing';
import { blockRoutes } from '@yoimachi/contract/block';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { contentRoutes } from '@yoimachi/contract/content';
import { couponRoutes } from '@yoimachi/contract/coupon';
import { debtRoutes } from '@yoimachi/contract/debt';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { giftRoutes } from '@yoimachi/contract/gift';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { payoffRoutes } from '@yoimachi/contract/payoff';
import { castPlaceRoutes, guestPlaceRoutes } from '@yoimachi/contract/place';
import { pointsRoutes } from '@yoimachi/contract/points';
import { pricingRoutes } from '@yoimachi/contract/pricing';
import { profileRoutes } from '@yoimachi/contract/profile';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import { safetyRoutes } from '@yoimachi/contract/safety';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { stageRoutes } from '@yoimachi/contract/stage';

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
