import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useNow } from '#lib/use-now.ts';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { Title } from '#ui/title.tsx';
import { conversationQuery, historyQuery } from './api/chat.ts';
import { messagesOf, newestOf } from './cache.ts';
import { CannotWriteBar } from './cannot-write-bar.tsx';
import { chatTexts as t } from './ja.ts';
import { LogList } from './log-list.tsx';
import { MessageSheet } from './message-sheet.tsx';
import { useOutgoing, useOwnOutbox } from './own-outbox.ts';
import { ThreadHead } from './thread-head.tsx';
import { ThreadRowView } from './thread-row.tsx';
import { threadRows, type ThreadRow } from './thread-rows.ts';
import { useThreadSheets } from './use-thread-sheets.tsx';
import { WriteBar } from './write-bar.tsx';
import { messageLine } from './last-line.ts';
import { AppBar } from '#ui/bars.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { State } from '#ui/state.tsx';
import { screensOf, type Side } from './side.ts';
import { chatRoutes, type ChatMessage, type Conversation } from '@yoimachi/contract/chat';
import { chatTag } from '@yoimachi/domain/push';
import { call } from '#lib/api.ts';
import { useCloseShown } from '#lib/shown-pushes.ts';
import { placeRead, showRead } from './api/placing.ts';

/** The conversation with one person: while it loads, failed, is not there, or itself. */
export function ThreadPane(props: ThreadProps) {
  const one = useQuery(conversationQuery(props.friendId));
  if (one.data) return <Thread {...props} conversation={one.data} />;
  if (one.error instanceof ApiError && (one.error.status === 404 || one.error.status === 400))
    return <ThreadNotFound {...props} />;
  if (one.isError) return <QueryFailed query={one} />;
  return <ThreadBones />;
}

interface ShownProps extends ThreadProps {
  readonly conversation: Conversation;
}

function Thread(props: ShownProps) {
  const { side, conversation, gift } = props;
  const own = useOwnOutbox();
  const { cannotWrite } = conversation;
  const sheets = useThreadSheets(side, conversation);
  return (
    <>
      <Title>{t.threadTitle(conversation.friend.name)}</Title>
      <ThreadHead {...props} onMenu={() => sheets.open('menu')} />
      <Messages {...props} own={own} />
      {cannotWrite ? (
        <CannotWriteBar side={side} friendId={conversation.friendId} why={cannotWrite} />
      ) : (
        <WriteBar
          key={conversation.friendId}
          side={side}
          conversation={conversation}
          own={own}
          onGift={gift?.open}
        />
      )}
      <div className="contents">{sheets.element}</div>
    </>
  );
}

interface MessagesProps extends ShownProps {
  readonly own: ReturnType<typeof useOwnOutbox>;
}

function Messages({ side, friendId, conversation, own }: MessagesProps) {
  const { history, rows, bookings, lastOfBooking } = useRows({ side, friendId, conversation, own });
  const [isAtEnd, setAtEnd] = useState(true);
  const [opened, setOpened] = useState<ChatMessage | null>(null);
  const now = useNow();
  const lastNumber = history.data?.pages[0]?.lastNumber ?? 0;
  const readNumber = history.data?.pages[0]?.readNumber ?? 0;
  useMarkRead({ friendId, lastNumber, readNumber, isAtEnd });
  if (!history.data) {
    if (!history.isError) return <MessageBones />;
    return <QueryFailed query={history} />;
  }
  const context = {
    side,
    conversation,
    bookings,
    now,
    answerAt: ({ messageId }: ChatMessage) => lastOfBooking.has(messageId),
    onMessage: setOpened,
    onResend: (clientId: string) => void own?.outbox.resend(clientId),
    onRemove: (clientId: string) => void own?.outbox.remove(clientId),
  };
  return (
    <>
      <LogList<ThreadRow>
        label={t.messagesOf(conversation.friend.name)}
        rows={rows}
        keyOf={({ key }) => key}
        placeOf={({ place }) => place}
        total={rows.at(-1)?.place ?? 0}
        heightOf={heightOf}
        isOwn={(row) => row.kind === 'outgoing' || row.isOwn}
        older={{
          hasMore: history.hasNextPage,
          isReading: history.isFetchingNextPage,
          isFailed: history.isFetchNextPageError,
          read: history.fetchNextPage,
        }}
        onEnd={setAtEnd}
      >
        {(row) => <ThreadRowView row={row} context={context} />}
      </LogList>
      <NewsLog side={side} name={conversation.friend.name} rows={rows} />
      {opened && (
        <MessageSheet
          friendId={friendId}
          message={opened}
          isOwn={opened.by === side}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

type RowsInput = Pick<MessagesProps, 'side' | 'friendId' | 'conversation' | 'own'>;

/** The thread as rows, and the bookings it leads to. */
function useRows({ side, friendId, conversation, own }: RowsInput) {
  const client = useQueryClient();
  const history = useInfiniteQuery(historyQuery(friendId));
  const outgoing = useOutgoing(own, friendId);
  // What was read far back is not read again when the thread is next opened.
  useEffect(
    () => () => {
      client.setQueryData(historyQuery(friendId).queryKey, (data) => data && newestOf(data));
    },
    [client, friendId],
  );
  const messages = history.data ? messagesOf(history.data) : [];
  const pages = history.data?.pages ?? [];
  const friendReadNumber = Math.max(conversation.friendReadNumber, pages[0]?.friendReadNumber ?? 0);
  const lastLines = new Map<string, string>();
  for (const { system, messageId } of messages)
    if (system?.line === 'REQUESTED' && system.bookingId) lastLines.set(system.bookingId, messageId);
  return {
    history,
    rows: threadRows({ side, messages, outgoing, friendReadNumber }),
    // The newest page has the bookings as they were read last.
    bookings: new Map(
      pages.toReversed().flatMap((page) => page.bookings.map((one) => [one.bookingId, one] as const)),
    ),
    lastOfBooking: new Set(lastLines.values()),
  };
}

/** About so high, in CSS pixels, before it is drawn. */
function heightOf(row: ThreadRow): number {
  const day = row.day ? 32 : 0;
  if (row.kind === 'sent' && row.message.system) return day + 96;
  if (row.kind === 'sent' && row.message.gift) return day + 96;
  const text = row.kind === 'sent' ? (row.message.text ?? '') : row.outgoing.text;
  return day + 52 + 25 * Math.floor(text.length / 18);
}

function ThreadBones() {
  return (
    <>
      <div className="flex min-h-16 items-center gap-3 border-b border-line px-4">
        <Bone className="size-9 rounded-full" />
        <Bone className="h-4 w-28" />
      </div>
      <MessageBones />
    </>
  );
}

function MessageBones() {
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-hidden p-4">
      <Skeleton>
        <Bone className="h-14 rounded-md" />
        <Bone className="h-11 rounded-lg" />
        <Bone className="h-11 w-36 self-end rounded-lg" />
        <Bone className="h-20 rounded-lg" />
        <Bone className="h-11 w-52 self-end rounded-lg" />
      </Skeleton>
    </div>
  );
}

interface Props {
  readonly side: Side;
  readonly name: string;
  readonly rows: readonly ThreadRow[];
}

/** So many of what came last stay in the log. */
const KEPT = 5;

/**
 * Reads out what comes while the thread is open. It is apart from the list, whose rows come and go with scrolling, which would be read out,
 * too.
 */
function NewsLog({ side, name, rows }: Props) {
  const sent = rows.flatMap((row) => (row.kind === 'sent' ? [row.message] : []));
  const last = sent.at(-1)?.number ?? null;
  const [from, setFrom] = useState(last);
  if (from === null && last !== null) setFrom(last);
  const news = from === null ? [] : sent.filter(({ number, by }) => number > from && by !== side);
  return (
    <div role="log" className="sr-only">
      {news.slice(-KEPT).map((message) => (
        <p key={message.messageId}>
          {(message.by === 'service' ? '' : `${name}：`) + messageLine(message, side, name)}
        </p>
      ))}
    </div>
  );
}

/** Where an address names nobody whom this person can see. */
function ThreadNotFound({ side, onBack }: ThreadProps) {
  return (
    <>
      {onBack && <AppBar title={t.title} onBack={onBack} />}
      <div className="flex flex-1 flex-col px-4">
        <State
          icon="chat"
          title={t.notFound}
          detail={t.notFoundDetail}
          action={<ButtonLink to={screensOf[side].chat} variant="line" label={t.toList} />}
        />
      </div>
    </>
  );
}

interface Standing {
  readonly friendId: string;
  readonly lastNumber: number;
  readonly readNumber: number;
  /** The end of the conversation is in view. */
  readonly isAtEnd: boolean;
}

/**
 * Marks as read what stands on a screen that somebody looks at: lists and tabs show it at once. What a push shows of it goes, wherever it was
 * read.
 */
function useMarkRead({ friendId, lastNumber, readNumber, isAtEnd }: Standing): void {
  const client = useQueryClient();
  const isSeen = useIsSeen();
  const isDue = isSeen && isAtEnd && lastNumber > readNumber;
  useCloseShown(lastNumber <= readNumber ? [chatTag(friendId)] : []);
  useEffect(() => {
    if (!isDue) return;
    const takeBack = showRead(client, friendId);
    call(chatRoutes.markRead, { params: { friendId }, body: { number: lastNumber } }).then(
      ({ readNumber: number, unreadCount }) =>
        placeRead(client, friendId, { reader: 'me', number, unreadCount }),
      // Read again with the next message, or when the screen is opened.
      takeBack,
    );
  }, [client, friendId, isDue, lastNumber]);
}

function useIsSeen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.visibilityState === 'visible',
  );
}

/** Whose conversation is shown to whom. */
interface ThreadProps {
  readonly side: Side;
  readonly friendId: string;
  /** Leaves the thread; absent where the list stands beside it. */
  readonly onBack: (() => void) | undefined;
  readonly gift: { readonly open: () => void } | undefined;
}
