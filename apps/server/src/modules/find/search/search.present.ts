import type { CastCard, CastProfile } from '@yoimachi/contract/search';
import { requestOpensAt } from '@yoimachi/domain/booking';
import { areaName } from '@yoimachi/domain/profile';
import { freeWindows, MIN_MINUTES } from '@yoimachi/domain/schedule';
import { formatScore, SCORE_SHOWN_FROM_REVIEWS } from '@yoimachi/domain/review';
import { ageOn, dayOf, type Day } from '@yoimachi/domain/time';
import type { CardRow } from './search.store.ts';
import type { ProfileRow } from './profile.store.ts';

/** How an answer's cards are sent; `openFromMinute` is the first start still free on `day`. What all of them share is reckoned once. */
export function cardPresenter(day: Day, now: Date): (row: CardRow) => CastCard {
  const today = dayOf(now);
  const opensAt = requestOpensAt(day, now);
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
    openFromMinute: openFromMinute(row, opensAt),
  });
}

function openFromMinute(row: CardRow, opensAt: number): number | null {
  if (row.from_minute === null || row.to_minute === null) return null;
  const fromMinute = Math.max(row.from_minute, opensAt);
  if (row.to_minute - fromMinute < MIN_MINUTES) return null;
  const taken = (row.taken ?? []).map(([from, to]) => ({ fromMinute: from, toMinute: to }));
  return freeWindows({ fromMinute, toMinute: row.to_minute }, taken)[0]?.fromMinute ?? null;
}

/** The public profile; private fields are not in the row. */
export function presentProfile(row: ProfileRow, now: Date): CastProfile {
  return {
    castId: row.id,
    nickname: row.nickname,
    age: ageOf(row.birthday, dayOf(now)),
    castClass: row.cast_class,
    shortProfile: row.short_profile,
    selfIntro: row.self_intro,
    price30: row.price30,
    price15: row.price15,
    reviewCount: row.review_count,
    reviewScore: shownScore(row.review_count, row.review_score),
    photos: row.photos,
    favorite: row.favorite,
    tags: row.tags,
    detail: row.profile,
    store: row.store,
  };
}

function ageOf(birthday: Day | null, today: Day): number | null {
  return birthday === null ? null : ageOn(birthday, today);
}

function shownScore(reviewCount: number, scoreHundredths: number): number | null {
  return reviewCount >= SCORE_SHOWN_FROM_REVIEWS ? Number(formatScore(scoreHundredths)) : null;
}
