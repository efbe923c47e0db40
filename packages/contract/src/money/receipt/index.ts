import * as z from 'zod/mini';
import { HONORIFICS, isPeriod } from '@yoimachi/domain/receipt';
import { day, id, instant, listOf, page, pageQuery, points, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

export const honorific = () => z.literal(HONORIFICS);
/** A month 'YYYY-MM' or a year 'YYYY'. */
const period = () => z.string().check(z.refine(isPeriod));
/** Longer than what is printed: emoji and variation selectors do not count. */
export const typedName = () => text(400);

/** A purchase as shown on a receipt: earlier refunds are not included. */
export const receiptLine = z.object({
  purchaseId: id(),
  kind: z.literal(['PURCHASE', 'TOP_UP', 'SHORTFALL', 'DEBT']),
  points: points(),
  amountYen: points(),
});
export type ReceiptLine = z.output<typeof receiptLine>;

/** What was given back to the card after the receipt was issued (返還). */
export const receiptReversal = z.object({
  purchaseId: id(),
  returnedAt: instant(),
  points: points(),
  amountYen: points(),
  taxYen: points(),
});

export const receipt = z.object({
  receiptId: id(),
  number: points(),
  issuedAt: instant(),
  /** The Tokyo day of its purchases. */
  day: day(),
  name: z.string(),
  honorific: honorific(),
  totalYen: points(),
  taxYen: points(),
  lines: z.array(receiptLine),
  reversals: z.array(receiptReversal),
  /** The original was handed out: later exports say 再発行. */
  isExported: z.boolean(),
  /** REPLACED: its name was corrected by another receipt, under another number; it is handed out no more. */
  state: z.literal(['IN_FORCE', 'REPLACED']),
  /** The number of the receipt in its place. */
  replacedBy: z.nullable(points()),
  /** The number of the receipt in whose place it stands. */
  replaces: z.nullable(points()),
});
export type Receipt = z.output<typeof receipt>;

export const openDay = z.object({
  day: day(),
  purchases: listOf({ ...receiptLine.shape, paidAt: instant() }),
});
export type OpenDay = z.output<typeof openDay>;

export const receiptRoutes = {
  openPurchases: route('GET', '/invoice', 'guest', {
    summary:
      'Purchases that stand on no receipt yet, by Tokyo day, newest first; and what a receipt says besides.',
    query: z.object({ ...pageQuery, period: z.optional(period()) }),
    answer: z.object({
      ...page(openDay).shape,
      /** The name of the last receipt. */
      addressee: z.nullable(z.object({ name: z.string(), honorific: honorific() })),
      issuer: z.object({ name: z.string(), address: z.string(), registrationNumber: z.string() }),
    }),
  }),
  issueReceipt: route('POST', '/invoice/create-invoice', 'guest', {
    summary: 'Issues one receipt over purchases of one Tokyo day.',
    idempotent: true,
    body: z.object({
      purchaseIds: z.array(id()).check(z.maxLength(100)),
      name: typedName(),
      honorific: honorific(),
    }),
    answer: receipt,
    errors: [
      'RECEIPT_NAME_REQUIRED',
      'RECEIPT_NAME_LENGTH',
      'RECEIPT_NAME_UNPRINTABLE',
      'RECEIPT_PURCHASE_REQUIRED',
      'RECEIPT_TOO_MANY',
      'RECEIPT_ONE_DAY',
      'RECEIPT_ALREADY_ISSUED',
      'NOT_FOUND',
    ],
  }),
  listReceipts: route('GET', '/invoice/history', 'guest', {
    summary: 'Receipts by the day they were issued, newest first.',
    query: z.object({ ...pageQuery, period: z.optional(period()) }),
    answer: page(receipt),
  }),
  exportReceipt: route('GET', '/invoice/export', 'guest', {
    summary:
      'The receipt as a PDF: the original once, from then on one marked as issued again. Always the same bytes.',
    query: z.object({ receiptId: id() }),
    file: 'application/pdf',
    errors: ['NOT_FOUND', 'RECEIPT_REPLACED'],
  }),
} as const;
