import { CAST_CHAT_FILTERS, CHAT_FILTERS, type ChatFilter } from '@yoimachi/domain/chat';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { GiftSheet, UNCHOSEN, type GiftSheetProps } from '#money/gift';
import { conversationQuery } from './api/chat.ts';
import type { Side } from './side.ts';
import { CastBookingPane } from '#meeting/cast-booking';
import { GuestBookingPane } from '#meeting/guest-booking';
import { preloadSheet } from '#ui/day-sheet.tsx';
import { SideHomeBar } from '#ui/bars.tsx';
import { Pane, Panes } from '#ui/panes.tsx';
import { State } from '#ui/state.tsx';
import { Title } from '#ui/title.tsx';
import { useAddressSheet } from '#lib/use-address-sheet.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { useIsWide } from '#lib/use-is-wide.ts';
import { chatTexts as t } from './ja.ts';
import { ListPane } from './list-pane.tsx';
import { ThreadPane } from './thread-pane.tsx';
import { chatRoutes } from '@yoimachi/contract/chat';
import { onLive } from '#lib/live.ts';
import { refresh } from '#lib/queries.ts';
import { placeMessage, placeRead } from './api/placing.ts';
import { ownOutbox } from './own-outbox.ts';

/** What stands in the address of the chats. */
interface ChatSearch {
  readonly filter?: string;
  readonly groupId?: string;
  readonly friendId?: string;
  readonly gift?: string;
}

/** /guest/chat-list */
export function GuestChatPage() {
  const { gift, ...rest } = useSearch({ from: '/guest/chat-list' });
  const navigate = useNavigate({ from: '/guest/chat-list' });
  const show = (next: ChatSearch, replace: boolean) =>
    void navigate({ search: next, replace, resetScroll: false });
  const sheet = useAddressSheet(() => show(rest, true));
  const { friendId } = rest;
  return (
    <>
      <ChatPage
        side="guest"
        search={rest}
        onSearch={show}
        gift={{
          open: () => {
            sheet.opened();
            show({ ...rest, gift: UNCHOSEN }, false);
          },
        }}
      />
      {gift !== undefined && friendId !== undefined && (
        <Gift
          friendId={friendId}
          giftId={gift}
          onChoose={(giftId) => show({ ...rest, gift: giftId }, true)}
          onClose={sheet.close}
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

type GiftProps = { readonly friendId: string } & Pick<GiftSheetProps, 'giftId' | 'onChoose' | 'onClose'>;

/** The gift sheet in a thread. */
function Gift({ friendId, ...sheet }: GiftProps) {
  const { data } = useQuery(conversationQuery(friendId));
  return (
    data && (
      <GiftSheet
        {...sheet}
        cast={{ castId: friendId, nickname: data.friend.name }}
        here={`/guest/chat-list?friendId=${friendId}&gift=${sheet.giftId}`}
      />
    )
  );
}

interface Props {
  readonly side: Side;
  readonly filter: ChatFilter;
  readonly onFilter: (filter: ChatFilter) => void;
  readonly groupId: string | undefined;
  readonly onGroup: (groupId: string | undefined) => void;
  /** Whose conversation is open. */
  readonly friendId: string | undefined;
  readonly onBack: () => void;
  readonly gift: { readonly open: () => void } | undefined;
}

/** The chats of a side: on a phone the list or one thread, from 1280 px the list, the thread and its booking side by side. */
function ChatScreen(props: Props) {
  const { side, friendId } = props;
  const isWide = useIsWide();
  useChatLive();
  useEffect(() => whenIdle(preloadSheet), []);
  if (isWide) return <WideChat {...props} />;
  if (friendId !== undefined) return <PhoneThread {...props} friendId={friendId} />;
  return (
    <>
      <SideHomeBar title={t.title} side={side} />
      <div className="mx-auto flex w-full max-w-[712px] flex-1 flex-col">
        <h1 className="px-4 pt-4 pb-3 text-xl">{t.title}</h1>
        <ListPane {...props} openId={undefined} />
      </div>
    </>
  );
}

interface OpenProps extends Props {
  readonly friendId: string;
}

function PhoneThread({ side, friendId, onBack, gift }: OpenProps) {
  const height = useVisibleHeight();
  return (
    <div className="mx-auto flex w-full max-w-[712px] flex-col" style={{ height }}>
      <ThreadPane key={friendId} {...{ side, friendId, onBack, gift }} />
    </div>
  );
}

function WideChat(props: Props) {
  const { side, friendId, gift } = props;
  const { data } = useQuery({ ...conversationQuery(friendId ?? ''), enabled: friendId !== undefined });
  const booking = friendId === undefined ? null : data?.booking;
  return (
    <Panes columns={`320px minmax(0, 1fr)${booking ? ' 280px' : ''}`}>
      <Pane label={t.list}>
        <h1 className="px-4 pt-4 pb-3 text-xl">{t.title}</h1>
        <ListPane {...props} openId={friendId} />
      </Pane>
      <Pane label={t.field} className="bg-bg">
        {friendId === undefined ? (
          <>
            <Title>{t.title}</Title>
            <State icon="chat" title={t.choose} detail={t.chooseDetail} />
          </>
        ) : (
          <ThreadPane key={friendId} {...{ side, friendId, gift }} onBack={undefined} />
        )}
      </Pane>
      {booking && (
        <Pane label={t.booking} className="gap-4 overflow-y-auto p-5">
          {side === 'guest' ? (
            <GuestBookingPane key={booking.bookingId} bookingId={booking.bookingId} />
          ) : (
            <CastBookingPane key={booking.bookingId} bookingId={booking.bookingId} />
          )}
        </Pane>
      )}
    </Panes>
  );
}

function subscribe(listener: () => void): () => void {
  const visible = window.visualViewport;
  visible?.addEventListener('resize', listener);
  return () => visible?.removeEventListener('resize', listener);
}

/** Less than this is a bar of the browser, not a keyboard. */
const KEYBOARD_PX = 120;

/** The height that a keyboard on the glass leaves: what stands at the bottom stays above it. */
function useVisibleHeight(): string {
  return useSyncExternalStore(subscribe, () => {
    const visible = window.visualViewport;
    if (!visible || visible.scale !== 1 || window.innerHeight - visible.height < KEYBOARD_PX) return '100dvh';
    return `${Math.floor(visible.height)}px`;
  });
}

const { findConversation, listConversations, readHistory } = chatRoutes;

/** Shows what is said, read and changed while a screen of the chat is open. */
function useChatLive(): void {
  const client = useQueryClient();
  useEffect(() => {
    const reread = () => void refresh(client, chatRoutes);
    const ends = [
      onLive('chat.message', ({ friendId, message, unreadCount }) =>
        placeMessage(client, friendId, message, unreadCount),
      ),
      onLive('chat.read', ({ friendId, ...read }) => placeRead(client, friendId, read)),
      onLive('chat.changed', reread, () => {
        reread();
        // The line is back.
        void ownOutbox(client)?.then(({ outbox }) => outbox.flush());
      }),
      onLive('booking.changed', () => {
        void refresh(client, listConversations, findConversation, readHistory);
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [client]);
}
