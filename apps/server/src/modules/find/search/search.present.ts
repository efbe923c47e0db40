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
    castId: row.id,
    nickname: row.nickname,
    age: ageOf(row.birthday, today),
    castClass: row.cast_class,
    district: areaName(row.prefecture, row.district),
    storeName: row.store_name,
    price30: row.price30,
    reviewCount: row.review_count,
    reviewScore: shownScore(row.review_count, row.review_score),
    photo: row.photo,
    favorite: row.favorite,
    openFromMinute: openFromMinute(row, stretch),
  });
}

const WHOLE_DAY: MinuteWindow = { fromMinute: 0, toMinute: MAX_MINUTE };

function openFromMinute(row: CardRow, stretch: MinuteWindow): number | null {
  if (row.from_minute === null || row.to_minute === null) return null;
  const fromMinute = Math.max(row.from_minute, stretch.fromMinute);
  const toMinute = Math.min(row.to_minute, stretch.toMinute);
  if (toMinute - fromMinute < MIN_MINUTES) return null;
  const taken = (row.taken ?? []).map(([from, to]) => ({ fromMinute: from, toMinute: to }));
  return freeWindows({ fromMinute, toMinute }, taken)[0]?.fromMinute ?? null;
}

/** The public profile; private fields are not in the row. */
export function presentProfile(row: ProfileRow, media: ShownMedia, now: Date): CastProfile {
  return { ...presentSelf(row, media, now), price30: row.price30, price15: row.price15, store: row.store };
}

/** The same of herself before everything is chosen, and what is missing. */
export function presentPreview(row: OwnProfileRow, media: ShownMedia, now: Date): OwnPreview {
  const { price30, price15, store, listed, paused } = row;
  const details = Object.values(row.profile).filter((value) => value !== null && value !== undefined);
  return {
    profile: { ...presentSelf(row, media, now), price30, price15, store },
    isListed: listed,
    isPaused: paused,
    missing: profileGaps({
      isVerified: row.verified,
      hasPrice: price30 !== null,
      comingDays: row.coming_days,
      photos: media.photos.length,
      shortProfile: row.short_profile,
      selfIntro: row.self_intro,
      details: details.length,
      tags: row.tags.length,
    }),
  };
}

function presentSelf(row: Omit<ProfileRow, 'price30' | 'price15' | 'store'>, media: ShownMedia, now: Date) {
  return {
    castId: row.id,
    nickname: row.nickname,
    age: ageOf(row.birthday, dayOf(now)),
    castClass: row.cast_class,
    shortProfile: row.short_profile,
    selfIntro: row.self_intro,
    reviewCount: row.review_count,
    reviewScore: shownScore(row.review_count, row.review_score),
    ...media,
    favorite: row.favorite,
    tags: row.tags,
    detail: row.profile,
  };
}

function ageOf(birthday: Day | null, today: Day): number | null {
  return birthday === null ? null : ageOn(birthday, today);
}
