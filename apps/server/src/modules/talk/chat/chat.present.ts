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
  { name, photo, storeName, prefecture, district, ...row }: ListRow,
  role: Role,
  last: MessageRow | undefined,
  booking: BookingCard | undefined,
  now: Date,
) {
  const state = chatState(row.state ?? 'NONE', { isHidden: false, isGone: row.isGone });
  const area = district === null ? '' : areaName(prefecture!, district);
  return {
    ...row,
    friend: { name, photo, place: storeName && [area, storeName].filter(Boolean).join(' / ') },
    state,
    cannotWrite: cannotWrite(state, { role, isAgeChecked: row.isAgeChecked }),
    lastMessage: last ? presentMessage(last) : null,
    booking: booking ?? null,
    isToday: booking !== undefined && isChatDay(booking.state, now),
  };
}
