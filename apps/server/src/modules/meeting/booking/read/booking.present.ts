import type {
  CastBookingItem,
  GuestBookingItem,
  GuestParticipation,
  GuestParticipationDetail,
  ParticipationStateWire,
} from '@yoimachi/contract/booking';
import { isUnderDrinkingAge } from '@yoimachi/domain/account';
import { phaseOf, type ParticipationState } from '@yoimachi/domain/booking';
import { rewardOf } from '@yoimachi/domain/points';
import { areaName } from '@yoimachi/domain/profile';
import { reviewState, type ReviewTier } from '@yoimachi/domain/review';
import { ageOn, dayOf, minuteOfDay, type Day } from '@yoimachi/domain/time';
import { presentShownGuest } from '#people/profile';
import type { CastItemRow, GuestItemRow, ItemRow, OtherCastRow } from './list.store.ts';
import { stateOf, versionOf } from '../process/participation.ts';

/** A state as sent: the same names, instants as text. */
export function presentState(state: ParticipationState): ParticipationStateWire {
  const entries = Object.entries(state).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as ParticipationStateWire;
}

const presentBooking = (row: ItemRow) => ({
  bookingId: row.booking_id,
  number: row.number,
  startMinute: row.start_minute,
  place: row.place,
  guestCount: row.guest_count,
});

function presentParticipation(row: ItemRow) {
  const state = stateOf(row);
  return {
    state: presentState(state),
    // Agreed extensions included.
    endMinute: minuteOfDay(state.endsAt, state.day),
    reviewed: row.my_tier !== null,
  };
}

const ageOf = (birthday: Day | null, now: Date) => (birthday === null ? null : ageOn(birthday, dayOf(now)));

/** What a guest sees of one cast's participation. */
export function presentGuestParticipation(row: GuestItemRow, now: Date): GuestParticipation {
  return {
    ...presentParticipation(row),
    cast: {
      userId: row.other_id,
      nickname: row.other_name,
      age: ageOf(row.other_birthday, now),
      photo: row.photo,
      storeName: row.store_name ?? '',
      district: row.district === null ? '' : areaName(row.prefecture!, row.district),
      storeAddress: row.store_address ?? '',
      under20: isUnderDrinkingAge(row.other_birthday, row.day),
    },
  };
}

/** What a guest sees of a booking in a list; `rows` holds all its participations in the order of the request. */
export function presentGuestItem(rows: readonly GuestItemRow[], now: Date): GuestBookingItem {
  const [first] = rows;
  if (!first) throw new Error('A booking has at least one cast');
  const participations = rows.map((row) => presentGuestParticipation(row, now));
  return {
    ...presentBooking(first),
    endMinute: Math.max(...participations.map((participation) => participation.endMinute)),
    version: versionOf(participations),
    requiredPoints: first.required_points,
    settledPoints: first.settled_points,
    participations,
  };
}

/** What a cast sees of a booking in a list; about the guest only what belongs to a booking. */
export function presentCastItem(
  row: CastItemRow,
  others: readonly OtherCastRow[],
  now: Date,
): CastBookingItem {
  return {
    ...presentBooking(row),
    ...presentParticipation(row),
    guest: presentShownGuest(
      {
        id: row.other_id,
        nickname: row.other_name,
        birthday: row.other_birthday,
        profile: row.guest_profile,
        age_checked: row.guest_age_checked,
        photo: row.guest_photo,
        meeting_count: row.meeting_count,
      },
      now,
    ),
    guestUnder20: isUnderDrinkingAge(row.other_birthday, row.day),
    others: others.filter((other) => other.booking_id === row.booking_id).map(presentOther),
    expectedRewardPoints: rewardOf(row.planned_points, row.fee_percent).rewardPoints,
    rewardPoints: row.reward_points,
  };
}

const presentOther = (row: OtherCastRow) => ({
  userId: row.cast_id,
  nickname: row.nickname,
  photo: row.photo,
  phase: phaseOf({
    status: row.status,
    confirmedAt: row.confirmed_at,
    arrivedAt: row.arrived_at,
    finishedAt: row.finished_at,
    claimedAt: row.claimed_at,
    claimEndedAt: row.claim_ended_at,
  }),
});

/** What one participation's detail adds: its cost, and its reviews as one side may see them at `now`. */
export function presentParticipationDetail(
  row: ItemRow,
  now: Date,
): Omit<GuestParticipationDetail, keyof GuestParticipation> {
  const facts = {
    finishedAt: row.finished_at,
    ownReviewedAt: row.my_review_at,
    otherReviewedAt: row.their_review_at,
  };
  const { closesAt, canReview, visible } = reviewState(facts, now);
  return {
    workingBar: row.working_bar ?? '',
    billedMinutes: row.billed_minutes,
    billedPoints: row.billed_points,
    reviewOpenUntil: canReview ? closesAt!.toISOString() : null,
    theirTier: visible ? (row.their_tier as ReviewTier | null) : null,
    myTier: row.my_tier as ReviewTier | null,
  };
}
