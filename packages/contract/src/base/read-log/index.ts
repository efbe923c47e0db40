import * as z from 'zod/mini';
import { READ_KINDS, READ_REASON_MAX } from '@yoimachi/domain/read-log';
import { day, id, instant, listOf, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** Why an operator reads what is private: in the body of every call that shows it. */
export const readReason = { reason: text(READ_REASON_MAX) };
/** What every such call may be refused with. */
export const READ_ERRORS = ['REASON_REQUIRED', 'READ_CEILING'] as const;

const READS_LISTED = 200;

export const readLogAdminRoutes = {
  listReads: route('GET', '/private-reads', 'operator', {
    summary: `Who read what is private of whom, and why, the newest ${READS_LISTED} first; an owner looks at it.`,
    query: z.object({
      operatorId: z.optional(id()),
      accountId: z.optional(id()),
      kind: z.optional(z.literal(READ_KINDS)),
      day: z.optional(day()),
    }),
    answer: z.object({
      items: listOf({
        at: instant(),
        operatorName: z.string(),
        kind: z.literal(READ_KINDS),
        /** The person, where it was one who is registered. */
        accountId: z.nullable(id()),
        /** The request, booking, report, days … that were read. */
        subject: z.string(),
        /** How many rows were shown. */
        shown: z.int(),
        reason: z.string(),
      }),
      isAll: z.boolean(),
    }),
    errors: ['OWNER_ONLY'],
  }),
} as const;
export { READS_LISTED };
