import {
  cannotWrite,
  CHAT_OPENING,
  chatNoticeAt,
  chatState,
  MESSAGES_PER_MINUTE,
} from '@yoimachi/domain/chat';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { beforeCommit, undo, withCommit, withTransaction, type Trx } from '#platform/database';
import { takeOfMinute } from '#platform/http';
import type { AppContext } from '#platform/module';
import { lockConversation, writeFacts, type WriteFacts } from '../conversation.store.ts';
import { appendText, findSent, type NewText } from '../message.store.ts';
import type { ConversationRow, MemberRow, MessageRow } from '../message.ts';
import type { Side } from '../people.ts';
import { tellCounts, tellOfChange, tellOfMessages, turned } from '../said.ts';

export type WriteContext = Pick<AppContext, 'clock' | 'ids'>;
export type WriteFailure = 'NOT_FOUND' | 'CHAT_WAITS_FOR_CAST' | 'CHAT_CLOSED' | 'CHAT_AGE_CHECK';

/** What one of the two writes. */
export interface Words {
  /** What the device calls it: the same again is the message that is stored. */
  readonly clientId: string;
  readonly text: string;
  readonly lateMinutes?: number;
  readonly isLook?: boolean;
}

const PACE = { kind: 'chat', perMinute: MESSAGES_PER_MINUTE };

/** Stores what one of the two writes and tells both; RATE_LIMITED beyond `MESSAGES_PER_MINUTE`, otherwise fails as `writeIn`. */
export function write(
  context: WriteContext & Pick<AppContext, 'db' | 'crypto'>,
  side: Side,
  words: Words,
): Promise<Result<MessageRow, WriteFailure | 'RATE_LIMITED'>> {
  const take = (trx: Trx) => takeOfMinute(trx, context, PACE, side.accountId);
  return withTransaction(context.db, (trx) => writeIn(trx, context, side, words, take));
}

/**
 * Stores it once, within a transaction. `take` counts it where it is one of so many a minute, and says how many seconds it is too soon; the
 * transaction is its own then, and ends with it. Fails as `CHAT_OPENING` and `cannotWrite` say.
 */
export async function writeIn(
  trx: Trx,
  { clock, ids }: WriteContext,
  side: Side,
  words: Words,
  take?: (trx: Trx) => Promise<number>,
): Promise<Result<MessageRow, WriteFailure | 'RATE_LIMITED'>> {
  const [conversation, facts, retryAfterSeconds = 0] = await Promise.all([
    lockConversation(trx, side),
    writeFacts(trx, side, words.clientId),
    take?.(trx),
  ]);
  if (facts?.isSent) {
    // What is stored already does not count.
    if (take) undo(trx);
    return ok((await findSent(trx, side, words.clientId))!);
  }
  const allowed = mayWrite(side, conversation, facts);
  if (!allowed.ok) return allowed;
  if (retryAfterSeconds > 0) return fail('RATE_LIMITED', undefined, { retryAfterSeconds });
  const { lastNumber: last, state } = allowed.value;
  const message = messageOf(side, words, { id: ids.newId(), number: last + 1, sentAt: clock.now() });
  const opened = side.role === 'cast' ? CHAT_OPENING[state].CAST_WROTE : state;
  const at = { noticeAt: noticeAtOf(facts!, message.sentAt), friendId: side.friendId };
  const text = { conversationId: allowed.value.id, state: opened, message, ...at };
  const friend = friendOf(side, facts!);
  const own = { accountId: side.accountId, friendId: side.friendId, unreadCount: facts!.ownUnread! };
  const turns = turned([friend]);
  if (!take) await appendText(trx, text);
  else if (turns.length > 0) beforeCommit(trx, storeTexts, [text]);
  else withCommit(trx, storeTexts, [text]);
  tellCounts(trx, side, turns, message.sentAt);
  if (opened !== state) await tellOfChange(trx, side, message.sentAt);
  await tellOfMessages(trx, [own, friend], [message], message.sentAt);
  return ok(message);
}

/** Where the transaction is theirs alone they need no round trip of their own. */
const storeTexts = async (trx: Trx, texts: readonly NewText[]): Promise<void> =>
  void (await Promise.all(texts.map((text) => appendText(trx, text))));

/** The other's list as the message leaves it. */
const friendOf = ({ accountId, friendId }: Side, facts: WriteFacts): MemberRow => ({
  accountId: friendId,
  friendId: accountId,
  isMuted: facts.isFriendMuted!,
  unreadCount: facts.friendUnread! + 1,
  wasRead: facts.friendUnread === 0,
});

/** Who muted the other is not told. */
const noticeAtOf = (facts: WriteFacts, sentAt: Date): Date | null =>
  facts.isFriendMuted
    ? null
    : chatNoticeAt(sentAt, { isWaiting: facts.isFriendNoticed!, toldAt: facts.friendToldAt });

/** What is stored of it, as it is read. */
const messageOf = (
  { role }: Side,
  { clientId, text, lateMinutes, isLook = false }: Words,
  stored: Pick<MessageRow, 'id' | 'number' | 'sentAt'>,
): MessageRow => ({
  ...stored,
  by: role,
  type: 'TEXT',
  clientId,
  text,
  withdrawnAt: null,
  lateMinutes: lateMinutes ?? null,
  isLook,
  line: null,
  bookingId: null,
  gift: null,
});

function mayWrite(
  { role }: Side,
  conversation: ConversationRow | undefined,
  facts: WriteFacts | undefined,
): Result<ConversationRow, WriteFailure> {
  // A cast sees nobody whom nothing leads to her; a guest asks by keeping her as favourite.
  if (!facts || !conversation || conversation.state === 'NONE') return fail('NOT_FOUND', 'friendId');
  const state = chatState(conversation.state, facts);
  switch (cannotWrite(state, { role, isAgeChecked: facts.isAgeChecked })) {
    case null:
      return ok(conversation);
    case 'AGE_CHECK':
      return fail('CHAT_AGE_CHECK');
    case 'CLOSED':
      return fail('CHAT_CLOSED');
    default:
      return fail('CHAT_WAITS_FOR_CAST');
  }
}
