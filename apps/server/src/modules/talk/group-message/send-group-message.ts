import * as z from 'zod/mini';
import { checkMessageText } from '@yoimachi/domain/chat';
import { checkGroupMessage } from '@yoimachi/domain/group-message';
import { ok, type Result } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import { groupLabel } from './group-message.ja.ts';
import { withTransaction } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import { job } from '#platform/jobs';
import type { AppContext } from '#platform/module';
import { groupOf } from '#people/group';
import { audienceOf, countOfDay, insertGroupMessage, lockSender } from './group-message.store.ts';

/** A message to a group is carried into its chats soon after it was sent. */
export const carrying = job('group-message.carry', z.object({ groupMessageId: z.uuid() }));

export interface GroupText {
  readonly groupId: string;
  readonly text: string;
}
interface Sent {
  readonly groupMessageId: string;
  readonly peopleCount: number;
}
type Failure =
  | 'NOT_FOUND'
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'GROUP_MESSAGE_LIMIT'
  | 'GROUP_MESSAGE_NOBODY'
  | 'GROUP_MESSAGE_TOO_MANY';

/** Stores a message with everybody it goes to. Fails as `checkMessageText` and `checkGroupMessage` say; NOT_FOUND for somebody else's group. */
export function sendGroupMessage(
  { db, clock, ids, jobs }: Pick<AppContext, 'db' | 'clock' | 'ids' | 'jobs'>,
  castId: string,
  ticket: IdempotencyTicket,
  { groupId, text }: GroupText,
): Promise<Result<Sent, Failure>> {
  return withTransaction(db, (trx) =>
    runIdempotent(trx, ticket, clock.now(), async (): Promise<Result<Sent, Failure>> => {
      const group = await groupOf(trx, { accountId: castId, side: 'cast' }, groupId);
      if (!group.ok) return group;
      const written = checkMessageText(text);
      if (!written.ok) return written;
      await lockSender(trx, castId);
      const at = clock.now();
      const day = dayOf(at);
      const { guestIds } = await audienceOf(trx, castId, groupId);
      const allowed = checkGroupMessage(guestIds.length, await countOfDay(trx, castId, day));
      if (!allowed.ok) return allowed;
      const id = ids.newId();
      const groupName = groupLabel(group.value);
      await insertGroupMessage(trx, { id, castId, groupName, body: text, day, sentAt: at }, guestIds);
      await jobs.send(trx, carrying, { groupMessageId: id });
      return ok({ groupMessageId: id, peopleCount: guestIds.length });
    }),
  );
}
