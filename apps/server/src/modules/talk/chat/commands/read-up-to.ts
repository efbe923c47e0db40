import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { tell } from '#platform/realtime';
import { lockConversation } from '../conversation.store.ts';
import { findSeen, writeRead } from '../member.store.ts';
import type { Side } from '../people.ts';
import { tellCounts, turned } from '../said.ts';

/** Everything up to a number is read, at most what there is; never less than before. NOT_FOUND where nothing is shown. */
export function readUpTo(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  side: Side,
  number: number,
): Promise<Result<{ readNumber: number; unreadCount: number }, 'NOT_FOUND'>> {
  return withTransaction(db, async (trx) => {
    const [, seen] = await Promise.all([lockConversation(trx, side), findSeen(trx, side)]);
    if (!seen) return fail('NOT_FOUND', 'friendId');
    const reached = Math.min(number, seen.lastNumber);
    const read =
      reached > seen.readNumber ? await writeRead(trx, seen.conversationId, side, reached) : undefined;
    if (!read) return ok({ readNumber: seen.readNumber, unreadCount: seen.unreadCount });
    const at = clock.now();
    const { accountId, friendId } = side;
    const { unreadCount } = read;
    const heard = { name: 'chat.read', at } as const;
    await tell(trx, [
      { ...heard, accountId, payload: { friendId, reader: 'me', number: reached, unreadCount } },
      { ...heard, accountId: friendId, payload: { friendId: accountId, reader: 'friend', number: reached } },
    ]);
    tellCounts(trx, side, turned([read]), at);
    return ok({ readNumber: reached, unreadCount });
  });
}
