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

function shown(rows: readonly SaidRow[]) {
  const [first] = rows;
  if (!first) return fail('NOT_FOUND');
  const messages = rows.map((row) => ({
    number: row.number,
    by: row.by,
    type: row.type,
    text: row.text,
    line: row.line,
    at: row.sent_at.toISOString(),
    isWithdrawn: row.withdrawn_at !== null,
    isMeant: row.is_meant,
  }));
  const answer = { guestId: first.guest_id, castId: first.cast_id, messages };
  return ok({ accountId: first.guest_id, rows: rows.length, answer });
}
