import type { AnswerOf } from '@yoimachi/contract/route';
import type { standingAdminRoutes } from '@yoimachi/contract/standing-admin';
import { runState } from '@yoimachi/domain/standing';
import { routineFailure } from '#platform/jobs';
import type { ActContext } from '#platform/module';
import { countWaiting, lastRuns } from './run.store.ts';

/** The name of the routine that begins a run each night. */
export const NIGHTLY = 'standing.nightly';
const SHOWN = 10;

/** How the last run of places and rankings went, and those before it. */
export async function showRun({
  db,
  clock,
}: Pick<ActContext, 'clock' | 'db'>): Promise<AnswerOf<typeof standingAdminRoutes.showRankingRun>> {
  const now = clock.now();
  const [runs, waiting, failure] = [
    await lastRuns(db, SHOWN),
    await countWaiting(db, now),
    await routineFailure(db, NIGHTLY),
  ];
  const [last] = runs;
  const times = last ? { begunAt: last.begun_at, endedAt: last.ended_at } : null;
  return {
    state: runState(times, failure !== null, now),
    failure: failure && { ...failure, at: failure.at.toISOString() },
    waiting,
    runs: runs.map((run) => ({
      cause: run.cause,
      begunAt: run.begun_at.toISOString(),
      endedAt: run.ended_at?.toISOString() ?? null,
      isOvertaken: run.is_overtaken,
      castCount: run.cast_count,
      operatorName: run.name,
    })),
  };
}
