import { pricingRoutes } from '@yoimachi/contract/pricing';
import { profileRoutes } from '@yoimachi/contract/profile';
import type { Prices } from '@yoimachi/domain/pricing';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** Her prices; null until she has set them. */
export function pricesQuery() {
  return queryOptions({ queryKey: ['prices'], queryFn: () => call(pricingRoutes.getPrices) });
}

/** The fee of her stage in percent. */
export function stageFeeQuery() {
  return queryOptions({
    queryKey: ['cast-home', 'fee'],
    queryFn: async () => (await call(profileRoutes.castHome)).feePercent,
  });
}

export function putPrices(prices: Prices) {
  return call(pricingRoutes.putPrices, { body: prices });
}
