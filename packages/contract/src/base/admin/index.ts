import { billingAdminRoutes } from '@yoimachi/contract/billing-admin';
import { blockAdminRoutes } from '@yoimachi/contract/block-admin';
import { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import { couponAdminRoutes } from '@yoimachi/contract/coupon-admin';
import { giftAdminRoutes } from '@yoimachi/contract/gift-admin';
import { operatorAdminRoutes } from '@yoimachi/contract/operator';
import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { stageAdminRoutes } from '@yoimachi/contract/stage-admin';

/** Every call of operators by name, below `/admin/v1`. */
export const adminRoutes = {
  ...operatorAdminRoutes,
  ...operatorActAdminRoutes,
  ...bookingAdminRoutes,
  ...profileAdminRoutes,
  ...billingAdminRoutes,
  ...couponAdminRoutes,
  ...giftAdminRoutes,
  ...payoffAdminRoutes,
  ...stageAdminRoutes,
  ...blockAdminRoutes,
} as const;
