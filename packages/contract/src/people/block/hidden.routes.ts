import * as z from 'zod/mini';
import { HIDDEN_LABEL_MAX } from '@yoimachi/domain/block';
import { phone } from '@yoimachi/contract/account';
import { id, instant, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** A number that she hides from; only her own word for it can be read again. */
export const hiddenNumber = z.object({ hiddenId: id(), label: z.string(), addedAt: instant() });
export type HiddenNumber = z.output<typeof hiddenNumber>;

export const hiddenRoutes = {
  hiddenNumbers: route('GET', '/settings/hidden-numbers', 'cast', {
    summary: 'The numbers that she hides from, newest first, by her own words for them.',
    answer: z.object({ items: z.array(hiddenNumber) }),
  }),
  hideFromNumber: route('POST', '/settings/hidden-numbers', 'cast', {
    summary:
      'Hides her from the guest with this number, also when he registers later. The answer is the same whether somebody has it or not; the same number again is left as it is.',
    body: z.object({ phone: phone(), label: text(HIDDEN_LABEL_MAX) }),
    errors: ['PHONE_REQUIRED', 'PHONE_INVALID', 'PHONE_NOT_MOBILE', 'HIDDEN_NUMBERS_FULL'],
  }),
  showToNumber: route('DELETE', '/settings/hidden-numbers/:hiddenId', 'cast', {
    summary: 'No longer hides her from it.',
    params: z.object({ hiddenId: id() }),
    errors: ['NOT_FOUND'],
  }),
} as const;
