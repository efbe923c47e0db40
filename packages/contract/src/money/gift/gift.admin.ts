import * as z from 'zod/mini';
import { id, listOf, points, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

const one = z.object({ giftId: id() });

/** What operators do with the catalogue of gifts; its limits are the domain's. */
export const giftAdminRoutes = {
  listGifts: route('GET', '/gift-catalogue', 'operator', {
    summary: 'The gifts that are offered in their order, and whether they are released.',
    answer: z.object({
      isEnabled: z.boolean(),
      items: listOf({ giftId: id(), name: z.string(), points: points(), picture: z.string() }),
    }),
  }),
  addGift: route('POST', '/gifts', 'operator', {
    summary: 'Puts a gift behind the others.',
    body: z.object({ name: text(100), points: z.int(), picture: text(40) }),
    answer: one,
  }),
  changeGiftPrice: route('PUT', '/gifts/:giftId', 'operator', {
    summary: 'Changes a price; who saw the old one is refused.',
    params: one,
    body: z.object({ points: z.int() }),
    errors: ['NOT_FOUND'],
  }),
  removeGift: route('DELETE', '/gifts/:giftId', 'operator', {
    summary: 'Takes a gift out; what was sent stays.',
    params: one,
    errors: ['NOT_FOUND'],
  }),
  switchGifts: route('PUT', '/gift-switch', 'operator', {
    summary: 'Releases gifts, or closes them for everybody.',
    body: z.object({ isEnabled: z.boolean() }),
  }),
} as const;
