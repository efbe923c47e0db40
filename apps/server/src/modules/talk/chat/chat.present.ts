import type { ChatMessage } from '@yoimachi/contract/chat';
import type { Role } from '@yoimachi/domain/booking';
import { cannotWrite, chatState, isChatDay } from '@yoimachi/domain/chat';
import { areaName } from '@yoimachi/domain/profile';
import type { BookingCard } from '#meeting/booking';
import type { ListRow } from './list.store.ts';
import type { MessageRow } from './message.ts';

/** A message as both see it; what was taken back shows nothing. */
export function presentMessage(row: MessageRow): ChatMessage {
  const isWithdrawn = row.withdrawn_at !== null;
  return {
    messageId: row.id,
    number: row.number,
    by: row.by,
    type: row.type,
    sendTime: row.sent_at.toISOString(),
    clientId: row.client_id,
    text: isWithdrawn ? null : row.text,
    isWithdrawn,
    quick: isWithdrawn ? null : quickOf(row),
    gift: giftOf(row),
    system: row.line === null ? null : { line: row.line, bookingId: row.booking_id },
  };
}

function quickOf({ late_minutes: minutes, is_look }: MessageRow): ChatMessage['quick'] {
  if (minutes !== null) return { kind: 'LATE', minutes };
  return is_look ? { kind: 'LOOK', minutes: null } : null;
}

function giftOf(row: MessageRow): ChatMessage['gift'] {
  if (row.gift_sent_id === null) return null;
  return {
    sentId: row.gift_sent_id,
    name: row.gift_name!,
    picture: row.gift_picture!,
    points: row.gift_points!,
  };
}

/** A conversation as one of the two sees it; who is hidden does not get here. */
export function presentConversation(
  row: ListRow,
  role: Role,
  last: MessageRow | undefined,
  booking: BookingCard | undefined,
  now: Date,
) {
  const state = chatState(row.state ?? 'NONE', { isHidden: false, isGone: row.is_gone });
  return {
    friendId: row.friend_id,
    friend: {
      name: row.name,
      photo: row.photo,
      place: row.store_name === null ? null : placeOf(row),
    },
    state,
    cannotWrite: cannotWrite(state, { role, isAgeChecked: row.is_age_checked }),
    isFavorite: row.is_favorite,
    lastMessage: last ? presentMessage(last) : null,
    lastAt: row.last_at?.toISOString() ?? null,
    lastNumber: row.last_number,
    readNumber: row.read_number,
    friendReadNumber: row.friend_read_number,
    unreadCount: row.unread_count,
    isPinned: row.is_pinned,
    isMuted: row.is_muted,
    booking: booking ?? null,
    isToday: booking !== undefined && isChatDay(booking.state, now),
  };
}

const placeOf = ({ store_name, prefecture, district }: ListRow) =>
  [district === null ? '' : areaName(prefecture!, district), store_name!].filter(Boolean).join(' / ');
