import type { CastCard, CastProfile, OwnPreview } from '@yoimachi/contract/search';
import { requestOpensAt } from '@yoimachi/domain/booking';
import { areaName, profileGaps } from '@yoimachi/domain/profile';
import { freeWindows, MAX_MINUTE, MIN_MINUTES, type MinuteWindow } from '@yoimachi/domain/schedule';
import { shownScore } from '@yoimachi/domain/review';
import { ageOn, dayOf, type Day } from '@yoimachi/domain/time';
import type { ShownMedia } from '#people/media';
import type { CardRow } from './search.store.ts';
import type { OwnProfileRow, ProfileRow } from './profile.store.ts';

/**
 * How an answer's cards are sent; `openFromMinute` is the first start still free on `day`, within `window` where one is asked for. What all of
 * them share is reckoned once.
 */
export function cardPresenter(day: Day, now: Date, window = WHOLE_DAY): (row: CardRow) => CastCard {
  const today = dayOf(now);
  const stretch = { ...window, fromMinute: Math.max(window.fromMinute, requestOpensAt(day, now)) };
  return (row) => ({
    ...row,
    castId: row.id,
    age: ageOf(row.birthday, today),
    district: areaName(row.prefecture, row.district),
    reviewScore: shownScore(row.reviewCount, row.reviewScore),
    openFromMinute: openFromMinute(row, stretch),
  });
}

const WHOLE_DAY: MinuteWindow = { fromMinute: 0, toMinute: MAX_MINUTE };

function openFromMinute(row: CardRow, stretch: MinuteWindow): number | null {
  if (row.fromMinute === null || row.toMinute === null) return null;
  const fromMinute = Math.max(row.fromMinute, stretch.fromMinute);
  const toMinute = Math.min(row.toMinute, stretch.toMinute);
  if (toMinute - fromMinute < MIN_MINUTES) return null;
  const taken = (row.taken ?? []).map(([from, to]) => ({ fromMinute: from, toMinute: to }));
  return freeWindows({ fromMinute, toMinute }, taken)[0]?.fromMinute ?? null;
}

/** The public profile; private fields are not in the row. */
export function presentProfile(row: ProfileRow, media: ShownMedia, now: Date): CastProfile {
  return presentSelf(row, media, now);
}

/** The same of herself before everything is chosen, and what is missing. */
export function presentPreview(row: OwnProfileRow, media: ShownMedia, now: Date): OwnPreview {
  const details = Object.values(row.profile).filter((value) => value !== null && value !== undefined);
  return {
    profile: presentSelf(row, media, now),
    isListed: row.listed,
    isPaused: row.paused,
    missing: profileGaps({
      isVerified: row.verified,
      hasPrice: row.price30 !== null,
      comingDays: row.comingDays,
      photos: media.photos.length,
      shortProfile: row.shortProfile,
      selfIntro: row.selfIntro,
      details: details.length,
      tags: row.tags.length,
    }),
  };
}

function presentSelf<Row extends Omit<ProfileRow, 'price30' | 'price15' | 'store'>>(
  row: Row,
  media: ShownMedia,
  now: Date,
) {
  return {
    ...row,
    ...media,
    castId: row.id,
    age: ageOf(row.birthday, dayOf(now)),
    reviewScore: shownScore(row.reviewCount, row.reviewScore),
    detail: row.profile,
  };
}

function ageOf(birthday: Day | null, today: Day): number | null {
  return birthday === null ? null : ageOn(birthday, today);
}
