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
import {
  lockConversation,
  writeFacts,
  type ConversationRow,
  type WriteFacts,
} from '../conversation.store.ts';
import { appendText, findSent, type NewText } from '../message.store.ts';
import type { MemberRow, MessageRow } from '../message.ts';
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
  if (facts?.is_sent) {
    // What is stored already does not count.
    if (take) undo(trx);
    return ok((await findSent(trx, side, words.clientId))!);
  }
  const allowed = mayWrite(side, conversation, facts);
  if (!allowed.ok) return allowed;
  if (retryAfterSeconds > 0) return fail('RATE_LIMITED', undefined, { retryAfterSeconds });
  const { last_number: last, state } = allowed.value;
  const message = messageOf(side, words, { id: ids.newId(), number: last + 1, at: clock.now() });
  const opened = side.role === 'cast' ? CHAT_OPENING[state].CAST_WROTE : state;
  const at = { noticeAt: noticeAtOf(facts!, message.sent_at), friendId: side.friendId };
  const text = { conversationId: allowed.value.id, state: opened, message, ...at };
  const friend = friendOf(side, facts!);
  const own = { account_id: side.accountId, friend_id: side.friendId, unread_count: facts!.own_unread! };
  const turns = turned([friend]);
  if (!take) await appendText(trx, text);
  else if (turns.length > 0) beforeCommit(trx, storeTexts, [text]);
  else withCommit(trx, storeTexts, [text]);
  tellCounts(trx, side, turns, message.sent_at);
  if (opened !== state) await tellOfChange(trx, side, message.sent_at);
  await tellOfMessages(trx, [own, friend], [message], message.sent_at);
  return ok(message);
}

/** Where the transaction is theirs alone they need no round trip of their own. */
const storeTexts = async (trx: Trx, texts: readonly NewText[]): Promise<void> =>
  void (await Promise.all(texts.map((text) => appendText(trx, text))));

/** The other's list as the message leaves it. */
const friendOf = ({ accountId, friendId }: Side, facts: WriteFacts): MemberRow => ({
  account_id: friendId,
  friend_id: accountId,
  is_muted: facts.is_friend_muted!,
  unread_count: facts.friend_unread! + 1,
  was_read: facts.friend_unread === 0,
});

/** Who muted the other is not told. */
const noticeAtOf = (facts: WriteFacts, sentAt: Date): Date | null =>
  facts.is_friend_muted
    ? null
    : chatNoticeAt(sentAt, { isWaiting: facts.is_friend_noticed!, toldAt: facts.friend_told_at });

/** What is stored of it, as it is read. */
const messageOf = (
  { role }: Side,
  { clientId, text, lateMinutes, isLook = false }: Words,
  { id, number, at }: { readonly id: string; readonly number: number; readonly at: Date },
): MessageRow => ({
  id,
  number,
  by: role,
  type: 'TEXT',
  sent_at: at,
  client_id: clientId,
  text,
  withdrawn_at: null,
  late_minutes: lateMinutes ?? null,
  is_look: isLook,
  line: null,
  booking_id: null,
  gift_sent_id: null,
  gift_name: null,
  gift_picture: null,
  gift_points: null,
});

function mayWrite(
  { role }: Side,
  conversation: ConversationRow | undefined,
  facts: WriteFacts | undefined,
): Result<ConversationRow, WriteFailure> {
  // A cast sees nobody whom nothing leads to her; a guest asks by keeping her as favourite.
  if (!facts || !conversation || conversation.state === 'NONE') return fail('NOT_FOUND', 'friendId');
  const state = chatState(conversation.state, { isHidden: facts.is_hidden, isGone: facts.is_gone });
  switch (cannotWrite(state, { role, isAgeChecked: facts.is_age_checked })) {
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
