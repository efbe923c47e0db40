import type { pricingRoutes } from '@yoimachi/contract/pricing';
import { checkPrices, defaultPrice15 } from '@yoimachi/domain/pricing';
import { ok } from '@yoimachi/domain/result';
import { castChanged } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import type { Handlers } from '#platform/http';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { readPrices, storePrices } from './cast.store.ts';

/** What half an hour and a quarter hour of her time cost. */
export function priceHandlers({ db, clock }: AppContext): Handlers<typeof pricingRoutes> {
  return {
    getPrices: async ({ principal }) => ok(await readPrices(db, principal.accountId)),
    async putPrices({ principal, body }) {
      const prices = { price30: body.price30, price15: body.price15 ?? defaultPrice15(body.price30) };
      const [failure] = checkPrices(prices);
      if (failure) return { ok: false, error: failure };
      await withTransaction(db, async (trx) => {
        await storePrices(trx, principal.accountId, prices);
        await publish(trx, castChanged, { castId: principal.accountId }, clock.now());
      });
      return ok(prices);
    },
  };
}
