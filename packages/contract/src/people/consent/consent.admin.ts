import * as z from 'zod/mini';
import { AGREED_PAGES, CONSENT_ITEMS, CONSENT_PLACES, CONSENT_STANDINGS } from '@yoimachi/domain/consent';
import { day, id, instant, instantText, listOf } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

export const consentAdminRoutes = {
  countAskedAnew: route('GET', '/asked-anew', 'operator', {
    summary:
      'How many accounts hold a consent to a page that is enough today: who will be asked again by the next version that asks.',
    query: z.object({ textId: z.literal([...AGREED_PAGES]) }),
    answer: z.object({ accounts: z.int() }),
  }),
  showConsentsAt: route('GET', '/members/:accountId/consents-at', 'operator', {
    summary:
      'What a member had agreed to at a moment, in which version, with the texts as they were written.',
    params: z.object({ accountId: id() }),
    query: z.object({ at: instantText() }),
    answer: z.object({
      at: instant(),
      /** When the member first said anything; null: nothing is kept. */
      firstAt: z.nullable(instant()),
      /** Nothing had been said yet. */
      isBefore: z.boolean(),
      items: listOf({
        item: z.literal([...CONSENT_ITEMS]),
        standing: z.literal([...CONSENT_STANDINGS]),
        /** The version that was in force. */
        inForce: day(),
        /** The last word until then; null without one. */
        word: z.nullable(
          z.object({
            textId: z.string(),
            version: day(),
            place: z.literal([...CONSENT_PLACES]),
            at: instant(),
            /** The page that was agreed to, as it was written; null where it was a sentence. */
            body: z.nullable(z.string()),
            /** The sentence that was agreed to; null where it was a page, or a sentence that the product no longer has. */
            statement: z.nullable(z.string()),
          }),
        ),
      }),
      /** What the names in braces of pages say today. */
      values: z.record(z.string(), z.string()),
    }),
    errors: ['NOT_FOUND'],
  }),
} as const;
