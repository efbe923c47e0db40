import * as z from 'zod/mini';
import { day, id, instant, points, text } from '@yoimachi/contract/common';
import { READ_ERRORS, readReason } from '@yoimachi/contract/read-log';
import { route } from '@yoimachi/contract/route';

const yen = () => z.optional(z.int().check(z.minimum(0), z.maximum(999_999_999)));

export const receiptAdminRoutes = {
  searchReceipts: route({
    method: 'POST',
    path: '/receipts/search',
    who: 'operator',
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
      items: z.array(
        z.object({
          number: z.int(),
          day: day(),
          issuedAt: instant(),
          addressee: z.string(),
          honorific: z.string(),
          totalYen: points(),
          taxYen: points(),
          returnedYen: points(),
          returnedTaxYen: points(),
          registrationNumber: z.string(),
          exports: z.int(),
          guestId: id(),
        }),
      ),
      isAll: z.boolean(),
    }),
    errors: READ_ERRORS,
  }),
} as const;
