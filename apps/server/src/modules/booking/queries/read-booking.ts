import type { CastBookingDetail, GuestBookingDetail } from '@yoimachi/contract/booking';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { sumPoints } from '@yoimachi/domain/points';
import { presentCastItem, presentGuestItem, presentReviews } from '../booking.present.ts';
import type { BookingContext, Person } from '../context.ts';
import { guestReviewCounts, heldOf, historyOf } from '../detail.store.ts';
import { readCardPart } from './read-card-part.ts';
import { castItem, guestItem } from '../list.store.ts';

/** A guest's booking with its points and history; NOT_FOUND when it is not his. */
export async function readGuestBooking(
  { db, clock }: BookingContext,
  guest: Person,
  bookingId: string,
): Promise<Result<GuestBookingDetail>> {
  const row = await guestItem(db, guest.accountId, bookingId);
  if (!row) return fail('NOT_FOUND');
  const [history, held, card] = await Promise.all([
    historyOf(db, bookingId),
    heldOf(db, bookingId),
    readCardPart(db, bookingId),
  ]);
  const now = clock.now();
  const heldPoints = sumPoints(held.lots);
  return ok({
    ...presentGuestItem(row, now),
    ...presentReviews(row, now),
    workingBar: row.working_bar ?? '',
    history: history.map(presentEvent),
    heldPoints,
    releasedPoints: held.usedPoints === null ? 0 : heldPoints - held.usedPoints,
    billedMinutes: row.billed_minutes,
    card,
    lots: held.lots.map((lot) => ({ kind: lot.kind, points: lot.points, expiresOn: lot.expires_on })),
  });
}

/** A cast's booking with its guest and history; NOT_FOUND when she has no part in it. */
export async function readCastBooking(
  { db, clock }: BookingContext,
  cast: Person,
  bookingId: string,
): Promise<Result<CastBookingDetail>> {
  const row = await castItem(db, cast.accountId, bookingId);
  if (!row) return fail('NOT_FOUND');
  const [history, counts] = await Promise.all([
    historyOf(db, bookingId),
    guestReviewCounts(db, row.other_id),
  ]);
  const now = clock.now();
  return ok({
    ...presentCastItem(row, now),
    ...presentReviews(row, now),
    workingBar: row.working_bar ?? '',
    history: history.map(presentEvent),
    feePercent: row.fee_percent,
    billedMinutes: row.billed_minutes,
    billedPoints: row.billed_points,
    guestReviewCounts: { good: counts.GOOD, keep: counts.KEEP, bad: counts.BAD },
  });
}

const presentEvent = (event: { at: Date; actor: string; action: string }) => ({
  at: event.at.toISOString(),
  actor: event.actor,
  action: event.action,
});
