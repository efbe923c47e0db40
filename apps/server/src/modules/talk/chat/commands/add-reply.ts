import { checkMessageText, SAVED_REPLIES_MAX, SAVED_REPLY_LENGTH } from '@yoimachi/domain/chat';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import type { AppContext } from '#platform/module';
import { insertReply, listReplies, lockReplies } from '../reply.store.ts';

type AddReplyFailure = 'CHAT_REPLIES_FULL' | 'IDEMPOTENCY_KEY_REUSED' | 'REQUIRED' | 'TOO_LONG';

/** Keeps a text for writing; CHAT_REPLIES_FULL beyond `SAVED_REPLIES_MAX`. */
export function addReply(
  { db, clock, ids }: Pick<AppContext, 'db' | 'clock' | 'ids'>,
  accountId: string,
  ticket: IdempotencyTicket,
  text: string,
): Promise<Result<{ replyId: string; text: string }, AddReplyFailure>> {
  return withTransaction(db, (trx) =>
    runIdempotent(trx, ticket, clock.now(), async () => {
      const allowed = checkMessageText(text, SAVED_REPLY_LENGTH);
      if (!allowed.ok) return allowed;
      await lockReplies(trx, accountId);
      if ((await listReplies(trx, accountId)).length >= SAVED_REPLIES_MAX) return fail('CHAT_REPLIES_FULL');
      const id = ids.newId();
      await insertReply(trx, { id, accountId, text, at: clock.now() });
      return ok({ replyId: id, text });
    }),
  );
}
