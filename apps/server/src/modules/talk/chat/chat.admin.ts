import type { chatAdminRoutes } from '@yoimachi/contract/chat-admin';
import { fail, ok } from '@yoimachi/domain/result';
import { readPrivately } from '#base/read-log';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { frozenMessages, lastSaid, type SaidRow } from './evidence.store.ts';

/** What operators read of chats: each time with a reason, and kept. */
export const chatAdmin = (context: ActContext): OperatorHandlers<typeof chatAdminRoutes> => ({
  readReportedChat({ params: { reportId }, body: { reason }, operator }) {
    const read = { kind: 'CHAT', operator, reason, subject: reportId } as const;
    return readPrivately(context, read, async ({ db }) => shown(await frozenMessages(db, reportId)));
  },
  readChat({ params, body: { reason }, operator }) {
    const subject = `${params.guestId} ${params.castId}`;
    const read = { kind: 'CHAT', operator, reason, subject } as const;
    return readPrivately(context, read, async ({ db }) => shown(await lastSaid(db, params)));
  },
});

function shown(messages: SaidRow[]) {
  const [first] = messages;
  if (!first) return fail('NOT_FOUND');
  const { guestId, castId } = first;
  return ok({ accountId: guestId, rows: messages.length, answer: { guestId, castId, messages } });
}
