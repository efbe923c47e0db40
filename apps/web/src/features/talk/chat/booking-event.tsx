import type { ChatBooking, ChatMessage } from '@yoimachi/contract/chat';
import { phaseOf } from '@yoimachi/domain/booking';
import type { BookingLine } from '@yoimachi/domain/chat';
import { Link } from '@tanstack/react-router';
import { formatMonthDayLong, formatSpan, formatTime } from '#lib/dates.ts';
import { SystemLine } from '#ui/bubble.tsx';
import { EventCard, eventCardClass } from '#ui/event-card.tsx';
import type { EventCardProps } from '#ui/event-card.tsx';
import { stateOf } from '#meeting/booking';
import { CastAnswer } from '#meeting/cast-booking';
import type { RowContext } from './row-context.ts';
import { lineText } from './lines.ja.ts';
import { screensOf } from './side.ts';

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
export function BookingEvent({ message, ...context }: Props) {
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
