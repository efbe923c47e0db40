import { standingsOf } from '@yoimachi/domain/ranking';
import { placeOf, recommendationOf } from '@yoimachi/domain/standing';
import { dayOf } from '@yoimachi/domain/time';
import { enterRankings } from '#find/ranking';
import { placeCasts } from '#people/profile';
import { withTransaction } from '#platform/database';
import type { DueRow } from '#platform/jobs';
import type { AppContext } from '#platform/module';
import { factsOf } from './facts.store.ts';
import { endRun } from './run.store.ts';
import { readWeights, takeDue } from './standing.store.ts';

/** So many are reckoned in one transaction, with the same few statements as one. */
const AT_ONCE = 200;

/**
 * Reckons the places of the casts that are due: in the order of recommendation, and in the rankings. What was marked is taken away first, so
 * that a change which is committed meanwhile marks it again.
 */
export async function reckon(
  { db, clock }: Pick<AppContext, 'clock' | 'db'>,
  { dueAt }: DueRow,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const castIds = await takeDue(trx, dueAt, AT_ONCE);
    const now = clock.now();
    const weights = await readWeights(trx);
    const all = await factsOf(trx, castIds, now);
    const places = all.map((facts) => ({
      castId: facts.castId,
      place: placeOf(recommendationOf(facts, weights, now), facts.castId, dayOf(now)),
    }));
    await placeCasts(trx, places);
    await enterRankings(
      trx,
      castIds,
      all.flatMap(({ castId, prefecture, district, genre, ...facts }) =>
        standingsOf(facts, now).map((standing) => ({ castId, prefecture, district, genre, ...standing })),
      ),
      now,
    );
    await endRun(trx, now);
  });
}
