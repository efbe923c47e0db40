import type { AnswerOf, BodyOf } from '@yoimachi/contract/route';
import type { standingAdminRoutes } from '@yoimachi/contract/standing-admin';
import { type Area, areaOf } from '@yoimachi/domain/ranking';
import { ok, type Result } from '@yoimachi/domain/result';
import {
  bestPlace,
  orderBy,
  type Placed,
  PREVIEW_LENGTH,
  PREVIEW_MOST,
  type RecommendationWeights,
} from '@yoimachi/domain/standing';
import { dayOf } from '@yoimachi/domain/time';
import { judgedByDistricts } from '#people/profile';
import type { Db } from '#platform/database';
import type { ActContext } from '#platform/module';
import { factsOf, type FactsRow } from './facts.store.ts';
import { listedBehind, namesOf, type ListedPlace } from './listed.store.ts';
import { countWaiting, lastRuns } from './run.store.ts';
import { readWeights } from './standing.store.ts';

type Route = typeof standingAdminRoutes.previewWeights;
type Shown = AnswerOf<Route>['after'];

/** Facts of so many are read in one statement. */
const AT_ONCE = 200;

/**
 * The first page of the search by the weights of today and by others, from the same facts by the same function as those that are kept. Casts are
 * read in today's order until nobody behind can reach the other page, at most `PREVIEW_MOST` of them.
 */
export async function previewWeights(
  { db, clock }: Pick<ActContext, 'clock' | 'db'>,
  { weights, ...area }: BodyOf<Route>,
): Promise<Result<AnswerOf<Route>, 'STORE_AREA_INVALID'>> {
  const judged = await judgedByDistricts(db, (districts) => areaOf(districts, area));
  if (!judged.ok) return judged;
  const now = clock.now();
  const before = await readWeights(db);
  const seen = await readCasts(db, judged.value, { before, after: weights, now });
  const [today, then] = [orderBy(seen.casts, before, now), orderBy(seen.casts, weights, now)];
  const [first, next] = [today.slice(0, PREVIEW_LENGTH), then.slice(0, PREVIEW_LENGTH)];
  const names = await namesOf(db, [...new Set([...first, ...next].map(({ castId }) => castId))]);
  // Behind the page a place is one only where everybody was looked at.
  const [placeToday, placeThen] = [today, then].map((order) => placesIn(order, seen.isAll));
  const shown = (order: readonly Placed[]): Shown =>
    order.flatMap(({ castId }) => {
      const named = names.get(castId);
      if (!named) return [];
      const { nickname, prefecture, district } = named;
      const places = { before: placeToday!(castId), after: placeThen!(castId) };
      return [{ castId, nickname, prefecture, district, ...places }];
    });
  const { isCertain } = seen;
  return ok({ before: shown(first), after: shown(next), castCount: seen.casts.length, isCertain });
}

function placesIn(order: readonly Placed[], isAll: boolean): (castId: string) => number | null {
  const places = new Map(order.map(({ castId }, index) => [castId, index + 1]));
  return (castId) => {
    const place = places.get(castId);
    return place !== undefined && (isAll || place <= PREVIEW_LENGTH) ? place : null;
  };
}

interface Seen {
  readonly casts: readonly FactsRow[];
  readonly isAll: boolean;
  readonly isCertain: boolean;
}

interface Weighing {
  readonly before: RecommendationWeights;
  readonly after: RecommendationWeights;
  readonly now: Date;
}

async function readCasts(db: Db, area: Area, { before, after, now }: Weighing): Promise<Seen> {
  const arePlacesTrue = await haveAllPlaces(db, now);
  const casts = new Map<string, FactsRow>();
  for (let last: ListedPlace | null = null; ;) {
    const listed: ListedPlace[] = await listedBehind(db, area, last, AT_ONCE);
    const ids = listed.map(({ id }) => id);
    for (const one of ids.length > 0 ? await factsOf(db, ids, now) : []) casts.set(one.castId, one);
    const seen = [...casts.values()];
    if (listed.length < AT_ONCE) return { casts: seen, isAll: true, isCertain: true };
    last = listed.at(-1)!;
    const worst = orderBy(seen, after, now)[PREVIEW_LENGTH - 1];
    if (arePlacesTrue && worst && worst.place > bestPlace(last.recommendation, before, after))
      return { casts: seen, isAll: false, isCertain: true };
    if (seen.length >= PREVIEW_MOST) return { casts: seen, isAll: false, isCertain: false };
  }
}

/** Whether every place that is kept follows the weights of today and the facts of this day: else it bounds nothing. */
async function haveAllPlaces(db: Db, now: Date): Promise<boolean> {
  const [run] = await lastRuns(db, 1);
  if (!run || run.endedAt === null || dayOf(run.begunAt) !== dayOf(now)) return false;
  return (await countWaiting(db, now)) === 0;
}
