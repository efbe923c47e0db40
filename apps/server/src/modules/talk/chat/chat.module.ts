import type { chatRoutes, ChatMessage } from '@yoimachi/contract/chat';
import type { Report } from '@yoimachi/domain/block';
import { checkMessageText, isChatDay, SAVED_REPLY_LENGTH } from '@yoimachi/domain/chat';
import { fail, ok, type ErrorCode, type Result } from '@yoimachi/domain/result';
import { hasVisibleText } from '@yoimachi/domain/text';
import { mayEndNumber, PARTS_WITHIN_MINUTES } from '@yoimachi/domain/text-rules';
import { addMinutes } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import type { Handlers, IdempotencyTicket, Principal } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { nextBookings } from '#meeting/booking';
import { guardText } from '#base/text-guard';
import { lateText, lookText } from './chat.ja.ts';
import { presentMessage } from './chat.present.ts';
import { addReply } from './commands/add-reply.ts';
import type { Words } from './commands/draft.ts';
import { blockSubscriptions, bookingSubscription } from './commands/hear-booking.ts';
import { readUpTo } from './commands/read-up-to.ts';
import { mute, pin } from './commands/settings.ts';
import { takeBack } from './commands/take-back.ts';
import { tellingUnseen, type TellUnseen } from './commands/tell-unseen.ts';
import { createWriter } from './commands/write.ts';
import { countUnread, readVersion } from './count.store.ts';
import { findSeen } from './member.store.ts';
import { findMessage } from './message.store.ts';
import type { MessageRow } from './message.ts';
import { writtenSince } from './parts.store.ts';
import { roleOf, sideOf, type Pair, type Side } from './people.ts';
import { findConversation, listConversations } from './queries/list.ts';
import { readHistory } from './queries/history.ts';
import { deleteReply, listReplies, updateReply } from './reply.store.ts';

type ReportFailure =
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'REASON_REQUIRED'
  | 'SAME_PERSON';

/** What other features do for this one. */
export interface ChatMeans {
  readonly isGiftReleased: (db: Db) => Promise<boolean>;
  readonly tellUnseen: TellUnseen;
  /** Reports the other one to the operators, because of one message. */
  readonly report: (
    pair: Pair & { readonly by: 'guest' | 'cast' },
    ticket: IdempotencyTicket,
    report: Report,
    messageId: string,
  ) => Promise<Result<undefined, ReportFailure>>;
}

export function chatModule(context: AppContext, means: ChatMeans): Module {
  const { db, clock } = context;
  const of = (principal: Principal, { friendId }: { readonly friendId: string }) =>
    sideOf(principal, friendId);
  const send = sender(context);

  const handlers: Handlers<typeof chatRoutes> = {
    async userChat({ principal }) {
      const version = await readVersion(db, principal.accountId);
      const unreadCount = await countUnread(db, roleOf(principal), principal.accountId);
      return ok({ version, document: { unreadCount } });
    },
    listConversations: ({ principal, query }) =>
      listConversations(
        context,
        { role: roleOf(principal), accountId: principal.accountId },
        query,
        means.isGiftReleased,
      ),
    findConversation: ({ principal, params }) => findConversation(context, of(principal, params)),
    readHistory: ({ principal, query }) => readHistory(db, of(principal, query), query),
    async sendMessage({ principal, body }) {
      const allowed = checkMessageText(body.text);
      return allowed.ok ? send(of(principal, body), body, body.text) : allowed;
    },
    async sendQuickMessage({ principal, body: { clientId, quick, friendId } }) {
      if (quick.kind === 'LOOK' && !hasVisibleText(quick.look)) return fail('REQUIRED', 'quick.look');
      const side = sideOf(principal, friendId);
      if (!(await findSeen(db, side))) return fail('NOT_FOUND', 'friendId');
      const booking = (await nextBookings(db, side, [friendId])).get(friendId);
      if (!booking || !isChatDay(booking.state, clock.now())) return fail('CHAT_NOT_TODAY');
      return quick.kind === 'LATE'
        ? send(side, { clientId, text: lateText(quick.minutes), lateMinutes: quick.minutes }, null)
        : send(side, { clientId, text: lookText(quick.look), isLook: true }, quick.look);
    },
    withdrawMessage: async ({ principal, params }) =>
      shown(await takeBack(context, principal, params.messageId)),
    markRead: ({ principal, params, body }) => readUpTo(context, of(principal, params), body.number),
    pinConversation: ({ principal, params, body }) => pin(context, of(principal, params), body.isPinned),
    muteCast: ({ principal, params, body }) => mute(context, of(principal, params), body.isMuted),
    muteGuest: ({ principal, params, body }) => mute(context, of(principal, params), body.isMuted),
    async reportMessage({ principal, params, idempotency, body }) {
      const found = await findMessage(db, params.messageId);
      const role = roleOf(principal);
      const own = role === 'guest' ? found?.guestId : found?.castId;
      if (!found || own !== principal.accountId || found.by === role || found.type === 'SYSTEM')
        return fail('NOT_FOUND');
      const { guestId, castId } = found;
      return means.report({ guestId, castId, by: role }, idempotency, body.report, params.messageId);
    },
    async listSavedReplies({ principal }) {
      const rows = await listReplies(db, principal.accountId);
      return ok({ replies: rows.map(({ id, text }) => ({ replyId: id, text })) });
    },
    addSavedReply: ({ principal, idempotency, body }) =>
      addReply(context, principal.accountId, idempotency, body.text),
    async changeSavedReply({ principal, params, body }) {
      const allowed = checkMessageText(body.text, SAVED_REPLY_LENGTH);
      if (!allowed.ok) return allowed;
      const isThere = await updateReply(db, principal.accountId, { id: params.replyId, text: body.text });
      return isThere ? ok() : fail('NOT_FOUND');
    },
    async removeSavedReply({ principal, params }) {
      await deleteReply(db, principal.accountId, params.replyId);
      return ok();
    },
  };
  const subscriptions = [bookingSubscription(context), ...blockSubscriptions];
  return { handlers, subscriptions, dueWork: [tellingUnseen(context, means.tellUnseen)] };
}

/** Sends what one of the two has written when the filter lets it pass. */
function sender(context: AppContext) {
  const write = createWriter(context);
  return async (side: Side, words: Words, typed: string | null) => {
    const { accountId, role } = side;
    const writer = { accountId, byCast: role === 'cast' };
    const said = await saidBefore(context, side, words, typed);
    const text = { place: 'CHAT', text: typed, said, field: 'text' } as const;
    const guarded = await guardText(context, { ...writer, ...text });
    if (!guarded.ok) return guarded;
    const sent = await write(side, words);
    if (!sent.ok) return sent;
    const warning = guarded.value && { kind: guarded.value.kind, found: guarded.value.found };
    return ok({ message: presentMessage(sent.value), warning });
  };
}

/** What may begin a number that this text ends: asked for where it holds digits that may be a part of one, so that other messages do not wait for it. */
async function saidBefore(
  { db, clock }: AppContext,
  side: Side,
  { clientId }: Words,
  typed: string | null,
): Promise<readonly string[]> {
  if (typed === null || !mayEndNumber(typed)) return [];
  return writtenSince(db, side, addMinutes(clock.now(), -PARTS_WITHIN_MINUTES), clientId);
}

/** What a command answers with a message, as it is sent. */
function shown<Code extends ErrorCode>(result: Result<MessageRow, Code>): Result<ChatMessage, Code> {
  return result.ok ? ok(presentMessage(result.value)) : result;
}
