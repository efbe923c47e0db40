import { guestGaps, profileGaps, type ProfileGap } from '@yoimachi/domain/profile';
import { AgeStatus } from '@yoimachi/domain/account';
import { shownScore } from '@yoimachi/domain/review';
import { addDays, dayOf, endOfDay, instantAt, minuteOfDay, monthDays } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { ownPhotos } from '#people/media';
import { countComingDays, findCast, listTags, type CastRow } from '../cast.store.ts';
import { countSettled, feePercentOf, rewardsByDay } from '../earnings.store.ts';
import { countWaiting, findGuest, findNextMeeting } from '../guest.store.ts';
import type { ProfileMeans } from '../profile.means.ts';

/** A guest's account in brief: what he can still do, and what comes next of his meetings. */
export async function readGuestHome(db: Db, guestId: string, now: Date) {
  const [row, meeting, waitingCount] = await Promise.all([
    findGuest(db, guestId),
    findNextMeeting(db, guestId, endOfDay(dayOf(now))),
    countWaiting(db, guestId),
  ]);
  return {
    userId: row.id,
    nickname: row.nickname,
    registrationStage: row.registration_stage,
    ageChecked: row.age_checked_at !== null,
    hasCard: row.card_id !== null,
    gaps: guestGaps({
      hasPhone: row.phone_sealed !== null,
      isAgeChecked: row.age_checked_at !== null,
      hasCard: row.card_id !== null,
      saysSomething: filledIn(row.profile) > 0,
    }),
    today: meeting
      ? {
          bookingId: meeting.booking_id,
          startMinute: minuteOfDay(meeting.starts_at, meeting.day),
          castNickname: meeting.cast_nickname,
        }
      : null,
    waitingCount,
  };
}

/** A summary of her account, with this month's earnings after the stage fee. */
export async function readCastHome(
  { db, readReward }: Pick<ProfileMeans, 'readReward'> & { readonly db: Db },
  castId: string,
  now: Date,
) {
  const days = monthDays(dayOf(now).slice(0, 7));
  const from = instantAt(days[0]!, 0);
  const to = instantAt(addDays(days.at(-1)!, 1), 0);
  const row = await findCast(db, castId);
  const [feePercent, rewardPoints, monthDaysEarned, monthBookingCount, gaps] = await Promise.all([
    feePercentOf(db, row.stage),
    readReward(db, castId),
    rewardsByDay(db, castId, from, to),
    countSettled(db, castId, from, to),
    gapsOf(db, row, now),
  ]);
  return {
    userId: row.id,
    nickname: row.nickname,
    registrationStage: row.registration_stage,
    verifyStatus: row.verify_status,
    paused: row.paused_at !== null,
    priceSet: row.price30 !== null,
    gaps,
    reviewScore: shownScore(row.review_count, row.review_score),
    reviewCount: row.review_count,
    stage: row.stage,
    feePercent,
    rewardPoints,
    monthRewardPoints: monthDaysEarned.reduce((sum, each) => sum + each.points, 0),
    monthBookingCount,
    monthDays: monthDaysEarned,
    registeredAt: row.registered_at,
  };
}

/** What her profile lacks; the same that its preview says. */
async function gapsOf(db: Db, row: CastRow, now: Date): Promise<ProfileGap[]> {
  const [comingDays, photos, tags] = await Promise.all([
    countComingDays(db, row.id, addDays(dayOf(now), 1)),
    ownPhotos(db, row.id),
    listTags(db, row.id),
  ]);
  return profileGaps({
    isVerified: row.verify_status === AgeStatus.VERIFIED,
    hasPrice: row.price30 !== null,
    comingDays,
    photos: photos.length,
    shortProfile: row.short_profile,
    selfIntro: row.self_intro,
    details: filledIn(row.profile),
    tags: tags.length,
  });
}

/** How many of the details of a stored profile are filled in. */
const filledIn = (profile: unknown): number =>
  Object.values(profile as object).filter((value) => value !== null && value !== undefined && value !== '')
    .length;
