import { isChatTag, isNoticeTag } from '@yoimachi/domain/push';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { UserChat } from '@yoimachi/contract/chat';
import type { UserNotification } from '@yoimachi/contract/notification';
import { liveKey, type LiveDocument } from '#lib/live.ts';
import { closeShown } from '#lib/shown-pushes.ts';
import { pushQuery } from './api/push.ts';

/**
 * What was read on another device goes from this one's screen, too, as soon as the product is open here: no push can take another back. Only
 * while this account gets the pushes of this browser, since those of somebody else's are unread.
 */
export function closeRead(client: QueryClient): void {
  const close = () => {
    if (client.getQueryData(PUSH)?.isOn !== true) return;
    const isAllRead =
      client.getQueryData<LiveDocument<UserNotification>>(NOTICES)?.document.notifyCount === 0;
    const isAllSaid = client.getQueryData<LiveDocument<UserChat>>(CHATS)?.document.unreadCount === 0;
    if (isAllRead || isAllSaid)
      void closeShown((tag) => (isAllRead && isNoticeTag(tag)) || (isAllSaid && isChatTag(tag)));
  };
  // Of who was signed in here before there is nothing to hear any more.
  stop?.();
  stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && LISTENED.includes(query.queryHash)) close();
  });
  close();
}

let stop: (() => void) | undefined;
const NOTICES = liveKey('user.notification');
const CHATS = liveKey('user.chat');
const PUSH = pushQuery().queryKey;
const LISTENED = [NOTICES, CHATS, PUSH].map((key) => hashKey(key));
