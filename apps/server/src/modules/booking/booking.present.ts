import type { CastBookingItem, GuestBookingItem, ParticipationStateWire } from '@yoimachi/contract/booking';
import type { ParticipationState } from '@yoimachi/domain/booking';
import { rewardOf } from '@yoimachi/domain/points';
import { reviewState, type ReviewTier } from '@yoimachi/domain/review';
import { ageOn, dayOf, minuteOfDay, type Day } from '@yoimachi/domain/time';
import type { CastItemRow, GuestItemRow, ItemRow } from './list.store.ts';
import { stateOf } from './part.ts';

/** A state as it travels: the same names, instants as text. */
function presentState(state: ParticipationState): ParticipationStateWire {
  const entries = Object.entries(state).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as ParticipationStateWire;
}

function presentItem(row: ItemRow, state: ParticipationState) {
  return {
    bookingId: row.booking_id,
    number: row.number,
    startMinute: row.start_minute,
    // Agreed extensions included.
    endMinute: minuteOfDay(state.endsAt, state.day),
    place: row.place,
    guestCount: row.guest_count,
    state: presentState(state),
    reviewed: row.my_tier !== null,
  };
}

const ageOf = (birthday: Day | null, now: Date) => (birthday === null ? null : ageOn(birthday, dayOf(now)));

/** What a guest sees of a booking in a list. */
export function presentGuestItem(row: GuestItemRow, now: Date): GuestBookingItem {
  return {
    ...presentItem(row, stateOf(row)),
    cast: {
      userId: row.other_id,
      nickname: row.other_name,
      age: ageOf(row.other_birthday, now),
      photo: row.photo,
      storeName: row.store_name ?? '',
      district: row.district ?? '',
      storeAddress: row.store_address ?? '',
    },
    requiredPoints: row.planned_points,
    settledPoints: row.settled_points,
  };
}

/** What a cast sees of a booking in a list; of the guest only what belongs to a booking. */
export function presentCastItem(row: CastItemRow, now: Date): CastBookingItem {
  const { shortProfile = '', selfIntro = '' } = row.guest_profile;
  return {
    ...presentItem(row, stateOf(row)),
    guest: {
      userId: row.other_id,
      nickname: row.other_name,
      age: ageOf(row.other_birthday, now),
      shortProfile,
      selfIntro,
      meetingCount: row.meeting_count,
    },
    expectedRewardPoints: rewardOf(row.planned_points, row.fee_percent).rewardPoints,
    rewardPoints: row.reward_points,
  };
}

/** The reviews of a booking as one side may see them at `now`. */
export function presentReviews(row: ItemRow, now: Date) {
  const facts = {
    finishedAt: row.finished_at,
    ownReviewedAt: row.my_review_at,
    otherReviewedAt: row.their_review_at,
  };
  const { closesAt, canReview, visible } = reviewState(facts, now);
  return {
    reviewOpenUntil: canReview ? closesAt!.toISOString() : null,
    theirTier: visible ? (row.their_tier as ReviewTier | null) : null,
    myTier: row.my_tier as ReviewTier | null,
  };
}
