import { WITHDRAW_MS } from '@yoimachi/domain/chat';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { lockConversation } from '../conversation.store.ts';
import { findSeen, uncount } from '../member.store.ts';
import { findMessage, writeWithdrawn } from '../message.store.ts';
import type { MessageRow } from '../message.ts';
import { sideOf } from '../people.ts';
import { tellCounts, tellOfMessages, turned } from '../said.ts';
import type { Principal } from '#platform/http';

/** Takes an own text back: shown to neither from now on, and not unread. NOT_FOUND of any other, CHAT_WITHDRAW_LATE after 5 minutes. */
export function takeBack(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  principal: Principal,
  messageId: string,
): Promise<Result<MessageRow, 'NOT_FOUND' | 'CHAT_WITHDRAW_LATE'>> {
  return withTransaction(db, async (trx) => {
    const found = await findMessage(trx, messageId);
    if (!found || ![found.guestId, found.castId].includes(principal.accountId)) return fail('NOT_FOUND');
    const friendId = found.guestId === principal.accountId ? found.castId : found.guestId;
    const side = sideOf(principal, friendId);
    if (found.by !== side.role || found.type !== 'TEXT') return fail('NOT_FOUND');
    const [conversation, seen] = await Promise.all([lockConversation(trx, side), findSeen(trx, side)]);
    if (!conversation || !seen) return fail('NOT_FOUND');
    const now = clock.now();
    const current = (await findMessage(trx, messageId))!;
    if (current.withdrawnAt !== null) return ok(current);
    if (now.getTime() - current.sentAt.getTime() > WITHDRAW_MS) return fail('CHAT_WITHDRAW_LATE');
    const [, members] = await Promise.all([
      writeWithdrawn(trx, messageId, now),
      uncount(trx, conversation.id, current.number, side),
    ]);
    const withdrawn = { ...current, withdrawnAt: now };
    await tellOfMessages(trx, members, [withdrawn], now);
    tellCounts(trx, side, turned(members), now);
    return ok(withdrawn);
  });
}
