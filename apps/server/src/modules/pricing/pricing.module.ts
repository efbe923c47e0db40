import type { pricingRoutes } from '@yoimachi/contract/pricing';
import { checkPrices, defaultPrice15 } from '@yoimachi/domain/pricing';
import { ok } from '@yoimachi/domain/result';
import type { Handlers } from '../../platform/http/index.ts';
import type { AppContext, Module } from '../../platform/module/index.ts';
import { readPrices, storePrices } from './pricing.store.ts';

export function pricingModule({ db }: AppContext): Module {
  const handlers: Handlers<typeof pricingRoutes> = {
    getPrices: async ({ principal }) => ok(await readPrices(db, principal.accountId)),
    async putPrices({ principal, body }) {
      const prices = { price30: body.price30, price15: body.price15 ?? defaultPrice15(body.price30) };
      const [failure] = checkPrices(prices);
      if (failure) return { ok: false, error: failure };
      await storePrices(db, principal.accountId, prices);
      return ok(prices);
    },
  };
  return { handlers };
}
