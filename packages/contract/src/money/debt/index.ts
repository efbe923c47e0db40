import * as z from 'zod/mini';
import { id, instant, points, returnPath } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** What is owed after a failed charge or a chargeback. */
export const debt = z.object({
  debtId: id(),
  cause: z.literal(['BOOKING', 'CHARGEBACK']),
  bookingId: z.nullable(id()),
  points: points(),
  amountYen: points(),
  /** When the card is charged again automatically; null: only the guest can pay. */
  retryAt: z.nullable(instant()),
  createdAt: instant(),
});
export type Debt = z.output<typeof debt>;

export const debtRoutes = {
  listDebts: route('GET', '/guest/debts', 'guest', {
    summary: 'What the guest owes; while there is any, no request, extension or gift.',
    answer: z.object({ items: z.array(debt) }),
  }),
  payDebt: route('POST', '/guest/debts/pay', 'guest', {
    summary: 'Charges a debt to the registered card; after 3-D Secure it is called again.',
    body: z.object({
      debtId: id(),
      returnPath: returnPath(),
    }),
    answer: z.object({
      state: z.literal(['PAID', 'ACTION_REQUIRED']),
      actionUrl: z.nullable(z.string()),
    }),
    errors: ['NOT_FOUND', 'CARD_REQUIRED', 'CARD_DECLINED', 'PAYMENT_NO_ANSWER', 'TOO_MANY_CARD_ATTEMPTS'],
  }),
} as const;
