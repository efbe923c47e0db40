import type { ChatMessage, ChatBooking, Conversation } from '@yoimachi/contract/chat';
import { dayOf, formatMonthDayLong, formatTime, formatSpan, type Day } from '#lib/dates.ts';
import { Avatar } from '#ui/avatar.tsx';
import { pointsText } from '#ui/amount.tsx';
import {
  Bubble,
  BubbleFailed,
  BubbleRow,
  BubbleSending,
  BubbleTime,
  DayLine,
  GiftBubble,
  WithdrawnBubble,
  SystemLine,
} from '#ui/bubble.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { GiftPicture } from '#ui/gift-picture.tsx';
import { chatTexts as t } from './ja.ts';
import type { OutgoingRow, SentRow, ThreadRow } from './thread-rows.ts';
import { phaseOf } from '@yoimachi/domain/booking';
import type { BookingLine } from '@yoimachi/domain/chat';
import { Link } from '@tanstack/react-router';
import { EventCard, eventCardClass, type EventCardProps } from '#ui/event-card.tsx';
import { stateOf } from '#meeting/booking';
import { CastAnswer } from '#meeting/cast-booking';
import { lineText } from './lines.ja.ts';
import { screensOf, type Side } from './side.ts';

/** One row of a thread, with its day where a new one begins. */
export function ThreadRowView({ row, context }: { readonly row: ThreadRow; readonly context: RowContext }) {
  return (
    <div className={cx('pb-1', row.isFirst && 'pt-3')}>
      {row.day && <DayLine>{dayText(row.day, context.now)}</DayLine>}
      {row.kind === 'sent' ? (
        <Sent row={row} context={context} />
      ) : (
        <OutgoingBubble row={row} context={context} />
      )}
    </div>
  );
}

function dayText(day: Day, now: Date): string {
  const text = formatMonthDayLong(day);
  const today = dayOf(now);
  if (day === today) return t.today(text);
  return day.slice(0, 4) === today.slice(0, 4) ? text : `${Number(day.slice(0, 4))}年${text}`;
}

function Sent({ row, context }: { readonly row: SentRow; readonly context: RowContext }) {
  const { message } = row;
  if (message.system?.line === 'NOTICE') {
    return (
      <Note look="ok" isBoxed>
        {t.notice}
      </Note>
    );
  }
  if (message.system) return <BookingEvent message={message} {...context} />;
  return <Spoken row={row} context={context} />;
}

/** What one of the two wrote or gave. */
function Spoken({ row, context }: { readonly row: SentRow; readonly context: RowContext }) {
  const { message, isOwn, hasTime, isRead, isFirst } = row;
  const { friend } = context.conversation;
  const time = formatTime(new Date(message.sendTime));
  return (
    <div className="group relative">
      <BubbleRow
        isOwn={isOwn}
        face={isFirst && <Avatar src={friend.photo} name={friend.name} size={32} />}
        meta={(hasTime || isRead) && <BubbleTime time={time} at={message.sendTime} isRead={isRead} />}
      >
        <SpokenContent message={message} isOwn={isOwn} onOpen={() => context.onMessage(message)} />
      </BubbleRow>
      {message.text !== null && (
        <MessageMenuButton
          isOwn={isOwn}
          label={t.messageMenu(time)}
          onClick={() => context.onMessage(message)}
        />
      )}
    </div>
  );
}

interface ContentProps {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  readonly onOpen: () => void;
}

function SpokenContent({ message, isOwn, onOpen }: ContentProps) {
  const { gift } = message;
  if (gift) {
    return (
      <GiftBubble
        head={isOwn ? t.giftSent : t.giftCame}
        picture={<GiftPicture picture={gift.picture} size={44} />}
        name={gift.name}
        cost={isOwn && pointsText(gift.points)}
      />
    );
  }
  if (message.isWithdrawn)
    return <WithdrawnBubble>{isOwn ? t.withdrawn : t.withdrawnByOther}</WithdrawnBubble>;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keyboard and readers have the button beside it
    <div className="max-w-full" onClick={() => !isSelecting() && isTouch() && onOpen()}>
      <Bubble look={isOwn ? 'own' : 'other'}>{message.text ?? ''}</Bubble>
    </div>
  );
}

const isSelecting = () => getSelection()?.isCollapsed === false;
const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** Seen where something points at the message or the keyboard is on it. */
function MessageMenuButton(props: {
  readonly isOwn: boolean;
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onClick}
      className={cx(
        'absolute top-0 grid size-9 place-items-center rounded-full border border-line bg-surface text-sub opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:pointer-events-none',
        props.isOwn ? 'left-0' : 'right-0',
      )}
    >
      <Icon name="more" size={18} />
    </button>
  );
}

function OutgoingBubble({ row, context }: { readonly row: OutgoingRow; readonly context: RowContext }) {
  const { clientId, text, state, failure } = row.outgoing;
  if (state !== 'failed') {
    return (
      <BubbleRow isOwn meta={<BubbleSending isWaiting={state === 'waiting'} />}>
        <Bubble look="sending">{text}</Bubble>
      </BubbleRow>
    );
  }
  return (
    <BubbleRow
      isOwn
      below={
        <BubbleFailed
          reason={failure?.message || null}
          onResend={() => context.onResend(clientId)}
          onRemove={() => context.onRemove(clientId)}
        />
      }
    >
      <Bubble look="failed">{text}</Bubble>
    </BubbleRow>
  );
}

/** How a line is drawn as a card; the others are one line of text. */
const CARDS: Partial<Record<BookingLine, Pick<EventCardProps, 'icon' | 'tone'>>> = {
  CONFIRMED: { icon: 'calendarCheck', tone: 'ok' },
  REJECTED: { icon: 'calendar', tone: 'sub' },
  NOT_CONCLUDED: { icon: 'calendar', tone: 'sub' },
  CANCELLED: { icon: 'calendar', tone: 'sub' },
  ENDED: { icon: 'calendar', tone: 'sub' },
  PLACE_PROPOSED: { icon: 'pin', tone: 'primary' },
  PLACE_AGREED: { icon: 'pin', tone: 'ok' },
  EXTENSION_ASKED: { icon: 'clock', tone: 'primary' },
  FINISHED: { icon: 'check', tone: 'sub' },
};

interface Props extends RowContext {
  readonly message: ChatMessage;
}

/** What happened to a booking; leads to it, and where her answer is awaited she gives it here. */
function BookingEvent({ message, ...context }: Props) {
  const { side, conversation, bookings } = context;
  const { system, sendTime } = message;
  const bookingId = system?.bookingId ?? null;
  if (system === null || system.line === 'NOTICE' || bookingId === null) return null;
  const booking = bookings.get(bookingId);
  const head = lineText(system.line, side, conversation.friend.name, message.by === side);
  const time = formatTime(new Date(sendTime));
  const card = CARDS[system.line] ?? (side === 'cast' && system.line === 'REQUESTED' ? ASKED : undefined);
  const link = { to: screensOf[side].detail, search: { bookingId } };
  if (!card || !booking) {
    return (
      <Link {...link} className="flex min-h-11 items-center justify-center rounded-md px-2 active:bg-sunken">
        <SystemLine time={time} at={sendTime}>
          {head}
        </SystemLine>
      </Link>
    );
  }
  const awaitsHer = side === 'cast' && phaseOf(stateOf(booking)) === 'pending' && context.answerAt(message);
  return (
    <div className={eventCardClass}>
      <Link {...link} className="block active:bg-sunken">
        <EventCard
          {...card}
          head={head}
          at={sendTime}
          time={time}
          main={whenOf(booking)}
          under={booking.place}
        />
      </Link>
      {awaitsHer && <CastAnswer bookingId={bookingId} />}
    </div>
  );
}

const ASKED = { icon: 'calendar', tone: 'primary' } as const;

const whenOf = (booking: ChatBooking) => (
  <>
    <span className="whitespace-nowrap">{formatMonthDayLong(stateOf(booking).day)}</span>
    <span className="whitespace-nowrap">{formatSpan(booking.startMinute, booking.endMinute)}</span>
  </>
);

/** What the rows of a thread need besides themselves. */
interface RowContext {
  readonly side: Side;
  readonly conversation: Conversation;
  readonly bookings: ReadonlyMap<string, ChatBooking>;
  readonly now: Date;
  /** The line at which the answer to a request is given: the last one of its booking. */
  readonly answerAt: (message: ChatMessage) => boolean;
  readonly onMessage: (message: ChatMessage) => void;
  readonly onResend: (clientId: string) => void;
  readonly onRemove: (clientId: string) => void;
}
