import { pricingRoutes } from '@yoimachi/contract/pricing';
import { profileRoutes } from '@yoimachi/contract/profile';
import { query } from '#lib/queries.ts';

/** Her prices; null until she has set them. */
export const pricesQuery = () => query(pricingRoutes.getPrices);

/** The fee of her stage in percent. */
export const stageFeeQuery = () =>
  query(profileRoutes.castHome, {}, { select: ({ feePercent }) => feePercent });
