import * as z from 'zod/mini';
import { route } from '@yoimachi/contract/route';

/** Points per 30 and per 15 minutes; null until she has set them. */
const prices = z.object({ price30: z.nullable(z.int()), price15: z.nullable(z.int()) });

export const pricingRoutes = {
  getPrices: route('GET', '/price-settings', 'cast', {
    summary: 'Her prices.',
    answer: prices,
  }),
  putPrices: route('PUT', '/price-settings', 'cast', {
    summary: 'Sets her prices for requests sent from now on; without `price15`, half of `price30`.',
    body: z.object({ price30: z.int(), price15: z.optional(z.int()) }),
    answer: prices,
    errors: ['PRICE_RANGE', 'PRICE_STEP', 'PRICE15_RANGE', 'PRICE15_STEP'],
  }),
} as const;
