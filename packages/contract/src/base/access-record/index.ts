import * as z from 'zod/mini';
import { day, id, instant, listOf } from '@yoimachi/contract/common';
import { READ_ERRORS, readReason } from '@yoimachi/contract/read-log';
import { route } from '@yoimachi/contract/route';

export const accessRecordAdminRoutes = {
  readAccessRecords: route('POST', '/accounts/:accountId/access-records', 'operator', {
    summary:
      'From where an account signed in, posted and bought in these days; private, so it needs a reason.',
    params: z.object({ accountId: id() }),
    body: z.object({ from: day(), to: day(), ...readReason }),
    answer: z.object({
      items: listOf({
        kind: z.literal(['LOGIN', 'POST', 'PURCHASE']),
        call: z.string(),
        at: instant(),
        address: z.string(),
        port: z.nullable(z.int()),
        agent: z.string(),
      }),
    }),
    errors: READ_ERRORS,
  }),
} as const;
