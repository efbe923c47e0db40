import type { ChatFilter } from '@yoimachi/domain/chat';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CastBookingPane } from '#meeting/cast-booking';
import { GuestBookingPane } from '#meeting/guest-booking';
import { preloadSheet } from '#ui/day-sheet.tsx';
import { SideHomeBar } from '#ui/bars.tsx';
import { Pane, Panes } from '#ui/panes.tsx';
import { State } from '#ui/state.tsx';
import { Title } from '#ui/title.tsx';
import { whenIdle } from '#lib/when-idle.ts';
import { useIsWide } from '#lib/use-is-wide.ts';
import { conversationQuery } from './api/chat.ts';
import { chatTexts as t } from './ja.ts';
import { ListPane } from './list-pane.tsx';
import type { Side } from './side.ts';
import { ThreadPane } from './thread-pane.tsx';
import { useChatLive } from './use-chat-live.ts';
import { useVisibleHeight } from './use-visible-height.ts';

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
export function ChatScreen(props: Props) {
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
