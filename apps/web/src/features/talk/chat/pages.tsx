import { CAST_CHAT_FILTERS, CHAT_FILTERS } from '@yoimachi/domain/chat';
import type { ChatFilter } from '@yoimachi/domain/chat';
import { useQuery } from '@tanstack/react-query';
import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { GiftSheet } from '#money/gift';
import { conversationQuery } from './api/chat.ts';
import { ChatScreen } from './chat-screen.tsx';
import type { Side } from './side.ts';

/** What stands in the address of the chats. */
interface ChatSearch {
  readonly filter?: string;
  readonly groupId?: string;
  readonly friendId?: string;
  readonly gift?: string;
}

/** /guest/chat-list */
export function GuestChatPage() {
  const search = useSearch({ from: '/guest/chat-list' });
  const navigate = useNavigate({ from: '/guest/chat-list' });
  const { history } = useRouter();
  const isOpenedHere = useRef(false);
  const show = (next: ChatSearch, replace: boolean) =>
    void navigate({ search: next, replace, resetScroll: false });
  const { gift, ...rest } = search;
  const { friendId } = rest;
  return (
    <>
      <ChatPage
        side="guest"
        search={rest}
        onSearch={show}
        gift={{
          open: () => {
            isOpenedHere.current = true;
            show({ ...rest, gift: UNCHOSEN }, false);
          },
        }}
      />
      {gift !== undefined && friendId !== undefined && (
        <Gift
          friendId={friendId}
          giftId={gift}
          onChoose={(giftId) => show({ ...rest, gift: giftId }, true)}
          onClose={() => {
            // The device's back button closes the sheet too; one opened by an address has no such entry.
            if (isOpenedHere.current) history.back();
            else show(rest, true);
            isOpenedHere.current = false;
          }}
        />
      )}
    </>
  );
}

/** /cast/chat-list */
export function CastChatPage() {
  const search = useSearch({ from: '/cast/chat-list' });
  const navigate = useNavigate({ from: '/cast/chat-list' });
  return (
    <ChatPage
      side="cast"
      search={search}
      onSearch={(next, replace) => void navigate({ search: next, replace, resetScroll: false })}
      gift={undefined}
    />
  );
}

interface PageProps {
  readonly side: Side;
  readonly search: ChatSearch;
  readonly onSearch: (next: ChatSearch, replace: boolean) => void;
  readonly gift: { readonly open: () => void } | undefined;
}

function ChatPage({ side, search, onSearch, gift }: PageProps) {
  const { friendId, groupId } = search;
  const filters: readonly ChatFilter[] = side === 'cast' ? CAST_CHAT_FILTERS : CHAT_FILTERS;
  const filter = filters.find((one) => one === search.filter) ?? 'ALL';
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const searchOf = (next: ChatSearch): ChatSearch => ({
    ...(next.filter !== undefined && next.filter !== 'ALL' && { filter: next.filter }),
    ...(next.groupId && { groupId: next.groupId }),
    ...(next.friendId && { friendId: next.friendId }),
  });
  return (
    <ChatScreen
      side={side}
      filter={filter}
      friendId={friendId}
      gift={gift}
      onFilter={(next) => onSearch(searchOf({ ...search, filter: next }), true)}
      groupId={groupId}
      onGroup={(next) =>
        onSearch(searchOf({ filter, ...(next && { groupId: next }), ...(friendId && { friendId }) }), true)
      }
      // An opened link has nothing before it: then back is the list.
      onBack={() =>
        canGoBack ? history.back() : onSearch(searchOf({ filter, ...(groupId && { groupId }) }), true)
      }
    />
  );
}

/** No gift is chosen yet. */
const UNCHOSEN = 'choose';

interface GiftProps {
  readonly friendId: string;
  readonly giftId: string;
  readonly onChoose: (giftId: string) => void;
  readonly onClose: () => void;
}

/** The gift sheet in a thread, and the ways out of it; each returns to the open sheet with the gift chosen. */
function Gift({ friendId, giftId, onChoose, onClose }: GiftProps) {
  const { history } = useRouter();
  const { data } = useQuery(conversationQuery(friendId));
  if (!data) return null;
  const next = encodeURIComponent(`/guest/chat-list?friendId=${friendId}&gift=${giftId}`);
  return (
    <GiftSheet
      cast={{ castId: friendId, nickname: data.friend.name }}
      giftId={giftId === UNCHOSEN ? null : giftId}
      onChoose={onChoose}
      onClose={onClose}
      onBuyPoints={() => history.push(`/guest/buy-point?next=${next}`)}
      onPayment={() => history.push(`/guest/payment-info?next=${next}`)}
    />
  );
}
