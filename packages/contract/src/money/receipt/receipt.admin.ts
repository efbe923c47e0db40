import * as z from 'zod/mini';
import { day, id, instant, listOf, points, text } from '@yoimachi/contract/common';
import { honorific, typedName } from '@yoimachi/contract/receipt';
import { READ_ERRORS, readReason } from '@yoimachi/contract/read-log';
import { route } from '@yoimachi/contract/route';

const yen = () => z.optional(z.int().check(z.minimum(0), z.maximum(999_999_999)));

export const receiptCorrection = z.object({
  number: z.int(),
  replacedBy: z.int(),
  at: instant(),
  operatorName: z.string(),
  /** Null: it is kept with the call alone. */
  reason: z.nullable(z.string()),
});

const one = z.object({ receiptId: id() });

export const receiptAdminRoutes = {
  searchReceipts: route('POST', '/receipts/search', 'operator', {
    summary: 'Receipts by day of purchase, total and name, combined; they name people, so it needs a reason.',
    body: z.object({
      from: z.optional(day()),
      to: z.optional(day()),
      minYen: yen(),
      maxYen: yen(),
      /** A part of the name. */
      name: z.optional(text(100)),
      ...readReason,
    }),
    answer: z.object({
      items: listOf({
        receiptId: id(),
        number: z.int(),
        day: day(),
        issuedAt: instant(),
        addressee: z.string(),
        honorific: honorific(),
        totalYen: points(),
        taxYen: points(),
        returnedYen: points(),
        returnedTaxYen: points(),
        /** Reversed because the receipt in its place says it: sums over receipts leave it out. */
        voidedYen: points(),
        voidedTaxYen: points(),
        registrationNumber: z.string(),
        exports: z.int(),
        guestId: id(),
        /** The numbers of the receipt in its place, and of the one in whose place it stands. */
        replacedBy: z.nullable(z.int()),
        replaces: z.nullable(z.int()),
        /** What replaced what, of all receipts over these purchases, the first one first. */
        corrections: z.array(receiptCorrection),
      }),
      isAll: z.boolean(),
    }),
    errors: READ_ERRORS,
  }),
  reprintReceipt: route('POST', '/receipts/:receiptId/reprint', 'operator', {
    summary:
      'The paper of a receipt again, marked as printed again with the day, or as void with the number of the receipt in its place.',
    params: one,
    body: z.object(readReason),
    file: 'application/pdf',
    errors: ['NOT_FOUND', ...READ_ERRORS],
  }),
  correctReceipt: route('POST', '/receipts/:receiptId/correct', 'operator', {
    summary:
      'Corrects the name on a receipt: reverses all of it and issues another one, under the next number, over what is left of it.',
    params: one,
    body: z.object({ name: typedName(), honorific: honorific(), reason: text(500) }),
    /** The receipt in its place; also to who sends the same again. */
    answer: z.object({
      receiptId: id(),
      number: z.int(),
      issuedAt: instant(),
      addressee: z.string(),
      honorific: honorific(),
      totalYen: points(),
      taxYen: points(),
      registrationNumber: z.string(),
      correction: receiptCorrection,
    }),
    errors: [
      'NOT_FOUND',
      'REASON_REQUIRED',
      'RECEIPT_NAME_REQUIRED',
      'RECEIPT_NAME_LENGTH',
      'RECEIPT_NAME_UNPRINTABLE',
      'RECEIPT_NAME_UNCHANGED',
      'RECEIPT_REPLACED',
      'RECEIPT_RETURNED',
    ],
  }),
} as const;
