import { fail, ok } from '@yoimachi/domain/result';
import { sumPoints } from '@yoimachi/domain/points';
import {
  presentCastItem,
  presentGuestItem,
  presentGuestParticipation,
  presentParticipationDetail,
} from './booking.present.ts';
import type { BookingContext, Person } from '../context.ts';
import { guestReviewCounts, heldOf, historyFor, historyOf, type EventRow } from './detail.store.ts';
import { readTopUp } from '../money/read-top-up.ts';
import { castItem, guestItems, otherCasts } from './list.store.ts';

/** A guest's booking with its participations, points and history; NOT_FOUND when it is not his. */
export async function readGuestBooking({ db, clock }: BookingContext, guest: Person, bookingId: string) {
  const rows = await guestItems(db, guest.accountId, [bookingId]);
  if (rows.length === 0) return fail('NOT_FOUND');
  const [history, held, card] = await Promise.all([
    historyOf(db, bookingId),
    heldOf(db, bookingId),
    readTopUp(db, bookingId),
  ]);
  const now = clock.now();
  const heldPoints = sumPoints(held.lots);
  return ok({
    ...presentGuestItem(rows, now),
    participations: rows.map((row) => ({
      ...presentGuestParticipation(row, now),
      ...presentParticipationDetail(row, now),
    })),
    history,
    heldPoints,
    releasedPoints: held.usedPoints === null ? 0 : heldPoints - held.usedPoints,
    card,
    lots: held.lots,
  });
}

/** A cast's booking with its guest, the other casts and its history; NOT_FOUND when she has no participation in it. */
export async function readCastBooking({ db, clock }: BookingContext, cast: Person, bookingId: string) {
  const row = await castItem(db, cast.accountId, bookingId);
  if (!row) return fail('NOT_FOUND');
  const [history, others, counts] = await Promise.all([
    historyFor(db, cast.accountId, bookingId),
    row.castCount > 1 ? otherCasts(db, cast.accountId, [bookingId]) : [],
    guestReviewCounts(db, row.otherId),
  ]);
  const now = clock.now();
  return ok({
    ...presentCastItem(row, others, now),
    ...presentParticipationDetail(row, now),
    history: withoutTheCause(history, cast.accountId),
    feePercent: row.feePercent,
    guestReviewCounts: { good: counts.GOOD, keep: counts.KEEP, bad: counts.BAD },
  });
}

/** The other casts are not told who could not take part, ending the booking for all. */
function withoutTheCause(history: EventRow[], castId: string): EventRow[] {
  const end = history.find((event) => event.castId === castId && event.action === 'couldNotTakePart');
  if (!end) return history;
  return history.filter(
    (event) => event.castId === castId || event.castId === null || event.at.getTime() !== end.at.getTime(),
  );
}
