import type { ChatBooking, Conversation } from '@yoimachi/contract/chat';
import { phaseOf } from '@yoimachi/domain/booking';
import { Link } from '@tanstack/react-router';
import {
  dayOf,
  daysBetween,
  formatDayBare,
  formatDayShort,
  formatDeadline,
  formatMinute,
  formatSpan,
  formatTime,
} from '#lib/dates.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ChatRow } from '#ui/chat-row.tsx';
import { BadgeChips, stateOf } from '#meeting/booking';
import { chatTexts as t } from './ja.ts';
import { lastLine } from './last-line.ts';
import { screensOf } from './side.ts';
import type { Side } from './side.ts';

interface Props {
  readonly side: Side;
  readonly conversation: Conversation;
  readonly now: Date;
  readonly isOpen: boolean;
}

/** One conversation of a list. */
export function ConversationRow({ side, conversation, now, isOpen }: Props) {
  const { friendId, friend, lastAt, booking, lastMessage } = conversation;
  return (
    <Link
      to={screensOf[side].chat}
      search={(present: object) => ({ ...present, friendId })}
      aria-current={isOpen ? 'true' : undefined}
      className="block"
    >
      <ChatRow
        face={<Avatar src={friend.photo} name={friend.name} isOnTint={isOpen} />}
        name={friend.name}
        suffix={side === 'cast' ? t.san : undefined}
        isPinned={conversation.isPinned}
        isMuted={conversation.isMuted}
        at={lastAt}
        when={lastAt && whenText(new Date(lastAt), now)}
        line={lastLine(conversation, side)}
        isGift={lastMessage?.gift !== null && lastMessage?.gift !== undefined}
        unreadCount={conversation.unreadCount}
        booking={booking && <BookingLine side={side} booking={booking} now={now} />}
        isOpen={isOpen}
      />
    </Link>
  );
}

function BookingLine({
  side,
  booking,
  now,
}: {
  readonly side: Side;
  readonly booking: ChatBooking;
  readonly now: Date;
}) {
  const state = stateOf(booking);
  return (
    <>
      <BadgeChips booking={{ ...booking, reviewed: true }} role={side} now={now} />
      <span className="whitespace-nowrap">{bookingWhen(side, booking, state.deadlineAt, now)}</span>
    </>
  );
}

/** Until when she answers, while he waits for it; then when they meet. */
function bookingWhen(side: Side, booking: ChatBooking, deadlineAt: Date, now: Date): string {
  const state = stateOf(booking);
  const phase = phaseOf(state);
  if (side === 'cast' && (phase === 'pending' || phase === 'held'))
    return t.deadline(formatDeadline(deadlineAt, now));
  if (state.day === dayOf(now)) return formatSpan(booking.startMinute, booking.endMinute);
  return `${formatDayShort(state.day)} ${formatMinute(booking.startMinute)}`;
}

/** 「17:21」, 「昨日」, 「11/18」, and with its year what is older. */
export function whenText(at: Date, now: Date): string {
  const day = dayOf(at);
  const today = dayOf(now);
  const distance = daysBetween(day, today);
  if (distance <= 0) return formatTime(at);
  if (distance === 1) return t.yesterday;
  const short = formatDayBare(day);
  return day.slice(0, 4) === today.slice(0, 4) ? short : `${day.slice(0, 4)}/${short}`;
}
