import { isUnderDrinkingAge } from '@yoimachi/domain/account';
import { phaseOf } from '@yoimachi/domain/booking';
import { rewardOf } from '@yoimachi/domain/points';
import { areaName } from '@yoimachi/domain/profile';
import { reviewState } from '@yoimachi/domain/review';
import { ageOn, dayOf, minuteOfDay, type Day } from '@yoimachi/domain/time';
import { presentShownGuest } from '#people/profile';
import type { CastItemRow, GuestItemRow, ItemRow, OtherCastRow } from './list.store.ts';
import { versionOf } from '../process/participation.ts';

const presentBooking = ({ bookingId, number, startMinute, place, guestCount }: ItemRow) => ({
  bookingId,
  number,
  startMinute,
  place,
  guestCount,
});

const presentParticipation = (row: ItemRow) => ({
  state: row,
  // Agreed extensions included.
  endMinute: minuteOfDay(row.endsAt, row.day),
  reviewed: row.myTier !== null,
});

const ageOf = (birthday: Day | null, now: Date) => (birthday === null ? null : ageOn(birthday, dayOf(now)));

/** What a guest sees of one cast's participation. */
export function presentGuestParticipation(row: GuestItemRow, now: Date) {
  return {
    ...presentParticipation(row),
    cast: {
      userId: row.otherId,
      nickname: row.otherName,
      age: ageOf(row.otherBirthday, now),
      photo: row.photo,
      storeName: row.storeName ?? '',
      district: row.district === null ? '' : areaName(row.prefecture!, row.district),
      storeAddress: row.storeAddress ?? '',
      under20: isUnderDrinkingAge(row.otherBirthday, row.day),
    },
  };
}

/** What a guest sees of a booking in a list; `rows` holds all its participations in the order of the request. */
export function presentGuestItem(rows: readonly GuestItemRow[], now: Date) {
  const [first] = rows;
  if (!first) throw new Error('A booking has at least one cast');
  const participations = rows.map((row) => presentGuestParticipation(row, now));
  return {
    ...presentBooking(first),
    endMinute: Math.max(...participations.map((participation) => participation.endMinute)),
    version: versionOf(participations),
    requiredPoints: first.requiredPoints,
    settledPoints: first.settledPoints,
    participations,
  };
}

/** What a cast sees of a booking in a list; about the guest only what belongs to a booking. */
export function presentCastItem(row: CastItemRow, others: readonly OtherCastRow[], now: Date) {
  return {
    ...presentBooking(row),
    ...presentParticipation(row),
    guest: presentShownGuest(
      {
        userId: row.otherId,
        nickname: row.otherName,
        birthday: row.otherBirthday,
        profile: row.guestProfile,
        ageChecked: row.guestAgeChecked,
        photo: row.guestPhoto,
        meetingCount: row.meetingCount,
      },
      now,
    ),
    guestUnder20: isUnderDrinkingAge(row.otherBirthday, row.day),
    others: others.filter((other) => other.bookingId === row.bookingId).map(presentOther),
    expectedRewardPoints: rewardOf(row.plannedPoints, row.feePercent).rewardPoints,
    rewardPoints: row.rewardPoints,
  };
}

const presentOther = ({ userId, nickname, photo, ...state }: OtherCastRow) => ({
  userId,
  nickname,
  photo,
  phase: phaseOf(state),
});

/** What one participation's detail adds: its cost, and its reviews as one side may see them at `now`. */
export function presentParticipationDetail(row: ItemRow, now: Date) {
  const facts = {
    finishedAt: row.finishedAt,
    ownReviewedAt: row.myReviewAt,
    otherReviewedAt: row.theirReviewAt,
  };
  const { closesAt, canReview, visible } = reviewState(facts, now);
  return {
    workingBar: row.workingBar ?? '',
    billedMinutes: row.billedMinutes,
    billedPoints: row.billedPoints,
    reviewOpenUntil: canReview ? closesAt! : null,
    theirTier: visible ? row.theirTier : null,
    myTier: row.myTier,
  };
}
