import { HISTORY_PAGE } from '@yoimachi/domain/chat';
import { fail, ok } from '@yoimachi/domain/result';
import type { Db } from '#platform/database';
import { bookingCards } from '#meeting/booking';
import { presentMessage } from '../chat.present.ts';
import { findSeen } from '../member.store.ts';
import { readNumbers } from '../message.store.ts';
import type { Side } from '../people.ts';

/** Where to read: the last messages, or those nearest before or after a number. */
export interface HistoryPlace {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/** Up to `HISTORY_PAGE` messages in their order, with the bookings they lead to; NOT_FOUND where nothing is shown. */
export async function readHistory(db: Db, side: Side, place: HistoryPlace) {
  const seen = await findSeen(db, side);
  if (!seen) return fail('NOT_FOUND', 'friendId');
  const { conversationId, isPinned: _, ...progress } = seen;
  const { lastNumber } = progress;
  const [from, to] = rangeOf(place, lastNumber);
  const rows = await readNumbers(db, conversationId, from, to);
  const ids = new Set(rows.flatMap(({ bookingId }) => bookingId ?? []));
  return ok({
    messages: rows.map(presentMessage),
    hasMore: place.after === undefined ? from > 1 : to < lastNumber,
    ...progress,
    bookings: await bookingCards(db, side, [...ids]),
  });
}

/** Numbers have no gaps, so a page is a range of them. */
function rangeOf({ before, after }: HistoryPlace, last: number): readonly [from: number, to: number] {
  if (after !== undefined) return [after + 1, Math.min(last, after + HISTORY_PAGE)];
  const to = Math.min(last, (before ?? last + 1) - 1);
  return [Math.max(1, to - HISTORY_PAGE + 1), to];
}
