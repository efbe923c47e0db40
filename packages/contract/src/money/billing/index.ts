import * as z from 'zod/mini';
import { isPeriod } from '@yoimachi/domain/receipt';
import { day, id, instant, listOf, page, pageQuery, points, returnPath } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

export const card = z.object({
  brand: z.string(),
  last4: z.string(),
  expiresMonth: z.int(),
  expiresYear: z.int(),
  /** When the guest registered it, thereby agreeing that missing points are charged to it. */
  agreedAt: instant(),
});
export type Card = z.output<typeof card>;

/** ACTION_REQUIRED: the guest goes to `actionUrl` (3-D Secure) and comes back. */
export const purchase = z.object({
  purchaseId: id(),
  /** TOP_UP and SHORTFALL were taken for `bookingId`; DEBT paid what was owed. */
  kind: z.literal(['PURCHASE', 'TOP_UP', 'SHORTFALL', 'DEBT']),
  bookingId: z.nullable(id()),
  status: z.literal(['CREATED', 'ACTION_REQUIRED', 'SUCCEEDED', 'FAILED']),
  points: points(),
  amountYen: points(),
  actionUrl: z.nullable(z.string()),
  /** A code of the error catalogue if it failed. */
  failureCode: z.nullable(z.string()),
  createdAt: instant(),
  completedAt: z.nullable(instant()),
  expiresOn: z.nullable(day()),
});
export type Purchase = z.output<typeof purchase>;

/** The same in the history, with what went back to the card or is on its way there. */
export const listedPurchase = z.object({
  ...purchase.shape,
  refunds: listOf({ points: points(), amountYen: points(), createdAt: instant(), isDone: z.boolean() }),
});
export type ListedPurchase = z.output<typeof listedPurchase>;

export const billingRoutes = {
  listPackages: route('GET', '/point-package', 'guest', {
    summary: 'The packages on sale.',
    answer: z.object({
      packages: listOf({ packageId: id(), points: points(), amountYen: points() }),
    }),
  }),
  buyPoints: route('POST', '/buy-points', 'guest', {
    records: 'PURCHASE',
    consents: { to: 'BUY' },
    summary: 'Buys a package or an amount with the registered card.',
    idempotent: true,
    body: z.object({ points: z.int(), packageId: z.optional(id()), returnPath: returnPath() }),
    answer: purchase,
    errors: [
      'PURCHASE_TOO_SMALL',
      'PURCHASE_TOO_LARGE',
      'PACKAGE_IS_NOT_EXIST',
      'CARD_REQUIRED',
      'CARD_CEILING',
      'TOO_MANY_CARD_ATTEMPTS',
    ],
  }),
  checkPayment: route('GET', '/buy-points/check_payment_status', 'guest', {
    summary: 'How a purchase stands; asks the provider while it is open.',
    query: z.object({ purchaseId: id() }),
    answer: purchase,
    errors: ['NOT_FOUND'],
  }),
  listPurchases: route('GET', '/buy-points', 'guest', {
    summary: 'Purchases, newest first; of one month or one year of Tokyo when a period is given.',
    query: z.object({
      ...pageQuery,
      /** 'YYYY-MM' or 'YYYY'. */
      period: z.optional(z.string().check(z.refine(isPeriod))),
    }),
    answer: page(listedPurchase),
  }),
  getCard: route('GET', '/guest/profiles/credit_card', 'guest', {
    summary: 'The registered card, null when there is none.',
    answer: z.object({ card: z.nullable(card) }),
  }),
  startCard: route('POST', '/guest/profiles/credit_card', 'guest', {
    summary:
      "Begins to register a card; the number is typed on the provider's page and never reaches this server.",
    consents: { to: 'CARD' },
    body: z.object({ returnPath: returnPath() }),
    answer: z.object({ setupId: z.string(), pageUrl: z.string() }),
    errors: ['TOO_MANY_CARD_ATTEMPTS'],
  }),
  finishCard: route('PUT', '/guest/profiles/credit_card', 'guest', {
    summary:
      'Takes over the card once the provider has it; the guest consents to pay with it, which is his age check.',
    body: z.object({ setupId: z.string().check(z.maxLength(100), z.regex(/^[\w-]*$/)) }),
    answer: z.object({ card }),
    errors: ['NOT_FOUND', 'CARD_NOT_READY', 'CARD_DECLINED', 'THREE_D_SECURE_FAILED'],
  }),
  removeCard: route('DELETE', '/guest/profiles/credit_card', 'guest', {
    summary: 'Removes the card, unless an open booking needs it.',
    errors: ['CARD_IN_USE'],
  }),
} as const;
