import { PINS_MAX } from '@yoimachi/domain/chat';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { tell } from '#platform/realtime';
import { lockConversation } from '../conversation.store.ts';
import { countPinned, findSeen, writeMuted, writePinned } from '../member.store.ts';
import type { Side } from '../people.ts';
import { lockReplies } from '../reply.store.ts';
import { tellCounts } from '../said.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

/** Keeps a conversation above the others, or no longer; at most `PINS_MAX` of a person. */
export function pin(
  { db, clock }: Context,
  side: Side,
  isPinned: boolean,
): Promise<Result<undefined, 'NOT_FOUND' | 'CHAT_PINS_FULL'>> {
  return withTransaction(db, async (trx) => {
    // One at a time, so that the number holds.
    const [, , seen] = await Promise.all([
      lockConversation(trx, side),
      lockReplies(trx, side.accountId),
      findSeen(trx, side),
    ]);
    if (!seen) return fail('NOT_FOUND', 'friendId');
    if (isPinned === seen.isPinned) return ok();
    if (isPinned && (await countPinned(trx, side.accountId)) >= PINS_MAX) return fail('CHAT_PINS_FULL');
    await writePinned(trx, side, isPinned);
    await tellOwn(trx, side, clock.now());
    return ok();
  });
}

/** Whether somebody is told of the other one's messages; what is muted does not count as unread. */
export function mute(
  { db, clock }: Context,
  side: Side,
  isMuted: boolean,
): Promise<Result<undefined, 'NOT_FOUND'>> {
  return withTransaction(db, async (trx) => {
    const [, seen] = await Promise.all([lockConversation(trx, side), findSeen(trx, side)]);
    if (!seen) return fail('NOT_FOUND', 'friendId');
    if (!(await writeMuted(trx, side, isMuted))) return ok();
    const at = clock.now();
    await tellOwn(trx, side, at);
    tellCounts(trx, side, seen.unreadCount > 0 ? [side.accountId] : [], at);
    return ok();
  });
}

/** The person's other screens load the conversation again. */
const tellOwn = (trx: Parameters<typeof tell>[0], { accountId, friendId }: Side, at: Date) =>
  tell(trx, [{ accountId, name: 'chat.changed', payload: { friendId }, at }]);
