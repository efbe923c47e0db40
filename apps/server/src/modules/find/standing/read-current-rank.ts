import type { CurrentRank } from '@yoimachi/contract/standing';
import { SCORE_SHOWN_FROM_REVIEWS } from '@yoimachi/domain/review';
import { ownHelps, RANKING_LENGTH } from '@yoimachi/domain/ranking';
import { freeDays } from '@yoimachi/domain/standing';
import { dayOf } from '@yoimachi/domain/time';
import { ownPlace } from '#find/ranking';
import type { Db } from '#platform/database';
import { factsOf } from './facts.store.ts';

const NOWHERE = { everywhere: null, prefecture: null, district: null, area: null, score: null } as const;

/** Her own rank among those whom guests find, and what would help it. */
export async function readCurrentRank(db: Db, castId: string, now: Date): Promise<CurrentRank> {
  const [facts] = await factsOf(db, [castId], now);
  const own = {
    isListed: facts?.isListed ?? false,
    recentReviews: facts?.recentReviews ?? 0,
    freeDays: facts ? freeDays(facts.days, dayOf(now)) : 0,
    unanswered: facts?.answers.unanswered ?? 0,
    gaps: facts?.gaps ?? 0,
  };
  const rest = {
    reviews: own.recentReviews,
    reviewsNeeded: Math.max(0, SCORE_SHOWN_FROM_REVIEWS - own.recentReviews),
    freeDays: own.freeDays,
    helps: ownHelps(own),
  };
  if (!facts) return { ...NOWHERE, ...rest };
  const { prefecture, district } = facts;
  const [all, near, nearest] = await Promise.all([
    ownPlace(db, castId, { prefecture: null, district: null, now }, RANKING_LENGTH),
    ownPlace(db, castId, { prefecture, district: null, now }, RANKING_LENGTH),
    ownPlace(db, castId, { prefecture, district, now }, RANKING_LENGTH),
  ]);
  return {
    everywhere: rankOf(all),
    prefecture: rankOf(near),
    district: rankOf(nearest),
    area: { prefecture, district },
    score: all ? all.score / 100 : null,
    ...rest,
  };
}

/** Below the last place of a ranking there is no rank. */
const rankOf = (place: { readonly before: number } | undefined): number | null =>
  place && place.before < RANKING_LENGTH ? place.before + 1 : null;
