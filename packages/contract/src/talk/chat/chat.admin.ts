import * as z from 'zod/mini';
import { id, instant } from '@yoimachi/contract/common';
import { READ_ERRORS, readReason } from '@yoimachi/contract/read-log';
import { route } from '@yoimachi/contract/route';

/** What one of the two said, or the product; also what was taken back. */
const said = z.object({
  number: z.int(),
  by: z.string(),
  type: z.string(),
  text: z.nullable(z.string()),
  line: z.nullable(z.string()),
  at: instant(),
  isWithdrawn: z.boolean(),
  /** The one that was reported. */
  isMeant: z.boolean(),
});
const answer = z.object({ guestId: id(), castId: id(), messages: z.array(said) });
const body = z.object(readReason);
const errors = ['NOT_FOUND', ...READ_ERRORS] as const;

export const chatAdminRoutes = {
  readReportedChat: route('POST', '/reports/:reportId/chat/read', 'operator', {
    summary: 'What the two had written when one reported the other; private, so it needs a reason.',
    params: z.object({ reportId: id() }),
    body,
    answer,
    errors,
  }),
  readChat: route('POST', '/chats/:guestId/:castId/read', 'operator', {
    summary: 'The last messages of two people as they stand now; private, so it needs a reason.',
    params: z.object({ guestId: id(), castId: id() }),
    body,
    answer,
    errors,
  }),
} as const;
