import type { ChatMessage } from '@yoimachi/contract/chat';
import type { Role } from '@yoimachi/domain/booking';
import { cannotWrite, chatState, isChatDay } from '@yoimachi/domain/chat';
import { areaName } from '@yoimachi/domain/profile';
import type { BookingCard } from '#meeting/booking';
import type { ListRow } from './list.store.ts';
import type { MessageRow } from './message.ts';

/** A message as both see it; what was taken back shows nothing. */
export function presentMessage(row: MessageRow): ChatMessage {
  const { id: messageId, number, by, type, clientId, gift, line, bookingId } = row;
  const isWithdrawn = row.withdrawnAt !== null;
  return {
    messageId,
    number,
    by,
    type,
    sendTime: row.sentAt.toISOString(),
    clientId,
    text: isWithdrawn ? null : row.text,
    isWithdrawn,
    quick: isWithdrawn ? null : quickOf(row),
    gift,
    system: line && { line, bookingId },
  };
}

function quickOf({ lateMinutes: minutes, isLook }: MessageRow): ChatMessage['quick'] {
  if (minutes !== null) return { kind: 'LATE', minutes };
  return isLook ? { kind: 'LOOK', minutes: null } : null;
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
