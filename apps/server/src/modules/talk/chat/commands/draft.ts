import { cannotWrite, CHAT_OPENING, chatNoticeAt, chatState } from '@yoimachi/domain/chat';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { beforeCommit, withCommit, type Trx } from '#platform/database';
import type { AppContext } from '#platform/module';
import type { WriteFacts } from '../conversation.store.ts';
import { appendText, appendTexts, type NewText } from '../message.store.ts';
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

/** What decides about a text, as it stands under the lock of its conversation. */
export interface Found {
  readonly conversation: ConversationRow | undefined;
  readonly facts: WriteFacts | undefined;
  /** How much too soon it is; 0: it is not, or is none of so many a minute. */
  readonly retryAfterSeconds: number;
}

/** A text that may be stored, with what follows from it. */
export interface Draft {
  readonly side: Side;
  readonly text: NewText;
  /** The writer's list and the other's, as the message leaves them. */
  readonly own: Pick<MemberRow, 'accountId' | 'friendId' | 'unreadCount'>;
  readonly friend: MemberRow;
  /** The conversation stands elsewhere by it. */
  readonly isTurned: boolean;
}

/** Applies the rules; fails as `CHAT_OPENING` and `cannotWrite` say, and with RATE_LIMITED where it is too soon. */
export function draftText(
  { clock, ids }: WriteContext,
  side: Side,
  words: Words,
  { conversation, facts, retryAfterSeconds }: Found,
): Result<Draft, WriteFailure | 'RATE_LIMITED'> {
  const allowed = mayWrite(side, conversation, facts);
  if (!allowed.ok) return allowed;
  if (retryAfterSeconds > 0) return fail('RATE_LIMITED', undefined, { retryAfterSeconds });
  const { id: conversationId, lastNumber: last, state: before } = allowed.value;
  const { accountId, friendId } = side;
  const message = messageOf(side, words, { id: ids.newId(), number: last + 1, sentAt: clock.now() });
  const state = side.role === 'cast' ? CHAT_OPENING[before].CAST_WROTE : before;
  const noticeAt = noticeAtOf(facts!, message.sentAt);
  return ok({
    side,
    text: { conversationId, state, message, friendId, noticeAt },
    own: { accountId, friendId, unreadCount: facts!.ownUnread! },
    friend: friendOf(side, facts!),
    isTurned: state !== before,
  });
}

/**
 * Leaves drafts for the end of their transaction, which is their own: they need no round trip, unless something unread begins, which is counted
 * behind them.
 */
export function storeAtEnd(trx: Trx, drafts: readonly Draft[]): void {
  const begins = drafts.some(({ friend }) => turned([friend]).length > 0);
  const texts = drafts.map(({ text }) => text);
  if (begins) beforeCommit(trx, storeTexts, texts);
  else withCommit(trx, storeTexts, texts);
}

const storeTexts = (trx: Trx, texts: readonly NewText[]): Promise<void> =>
  texts.length === 1 ? appendText(trx, texts[0]!) : appendTexts(trx, texts);

/** Tells both, and counts anew where something unread begins. */
export async function tellOfDraft(trx: Trx, { side, text, own, friend, isTurned }: Draft): Promise<void> {
  const { message } = text;
  tellCounts(trx, side, turned([friend]), message.sentAt);
  if (isTurned) await tellOfChange(trx, side, message.sentAt);
  await tellOfMessages(trx, [own, friend], [message], message.sentAt);
}

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
