import { chatRoutes, type Conversation } from '@yoimachi/contract/chat';
import type { LateMinutes } from '@yoimachi/domain/chat';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { atOnce } from '#lib/at-once.ts';
import { isOf, useRefresh } from '#lib/queries.ts';
import { useAct } from '#lib/use-act.ts';
import type { Side } from '../side.ts';
import { placeMessage, showConversation } from './placing.ts';

const CONVERSATIONS = { predicate: isOf(chatRoutes.listConversations, chatRoutes.findConversation) };

/** A setting of one's own of a conversation, shown at once; of one conversation they wait for each other, as each is read anew with all. */
const settingAtOnce = (
  client: QueryClient,
  friendId: string,
  chosen: (is: boolean) => Partial<Conversation>,
) =>
  atOnce(client, {
    name: `chat.setting:${friendId}`,
    filters: CONVERSATIONS,
    show: (is: boolean) =>
      showConversation(client, friendId, (conversation) => ({ ...conversation, ...chosen(is) })),
  });

/** Keeps a conversation above the others, or no longer. */
export function usePin(friendId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isPinned: boolean) =>
      call(chatRoutes.pinConversation, { params: { friendId }, body: { isPinned } }),
    ...settingAtOnce(client, friendId, (isPinned: boolean) => ({ isPinned })),
  });
}

/** Whether one is told of what the other one writes. */
export function useMute(side: Side, friendId: string) {
  const client = useQueryClient();
  const route = side === 'guest' ? chatRoutes.muteCast : chatRoutes.muteGuest;
  return useMutation({
    mutationFn: (isMuted: boolean) => call(route, { params: { friendId }, body: { isMuted } }),
    ...settingAtOnce(client, friendId, (isMuted: boolean) => ({ isMuted })),
  });
}

/** Takes an own text back. */
export function useWithdraw(friendId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) => call(chatRoutes.withdrawMessage, { params: { messageId } }),
    onSuccess: (message) => placeMessage(client, friendId, message, null),
  });
}

export type Quick =
  | { readonly kind: 'LATE'; readonly minutes: LateMinutes }
  | { readonly kind: 'LOOK'; readonly look: string };

/** Sends 遅れます or 目印; another try of the same is the same message. */
export function useQuick(friendId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ clientId, quick }: { readonly clientId: string; readonly quick: Quick }) =>
      call(chatRoutes.sendQuickMessage, { body: { friendId, clientId, quick } }),
    onSuccess: ({ message }) => placeMessage(client, friendId, message, null),
  });
}

/** Adds a saved reply, changes one, or removes it. */
export function useReplyActs() {
  const reread = useRefresh(chatRoutes.listSavedReplies);
  const add = useAct({
    name: 'chat.reply',
    send: (text: string, idempotencyKey) =>
      call(chatRoutes.addSavedReply, { body: { text }, idempotencyKey }),
    onDone: reread,
  });
  const change = useMutation({
    mutationFn: ({ replyId, text }: { readonly replyId: string; readonly text: string }) =>
      call(chatRoutes.changeSavedReply, { params: { replyId }, body: { text } }),
    onSuccess: reread,
  });
  const remove = useMutation({
    mutationFn: (replyId: string) => call(chatRoutes.removeSavedReply, { params: { replyId } }),
    onSuccess: reread,
  });
  return { add, change, remove };
}
