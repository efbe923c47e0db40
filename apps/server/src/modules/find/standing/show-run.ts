import { runState } from '@yoimachi/domain/standing';
import { routineFailure } from '#platform/jobs';
import type { ActContext } from '#platform/module';
import { countWaiting, lastRuns } from './run.store.ts';

/** The name of the routine that begins a run each night. */
export const NIGHTLY = 'standing.nightly';
const SHOWN = 10;

/** How the last run of places and rankings went, and those before it. */
export async function showRun({ db, clock }: Pick<ActContext, 'clock' | 'db'>) {
  const now = clock.now();
  const [runs, waiting, failure] = [
    await lastRuns(db, SHOWN),
    await countWaiting(db, now),
    await routineFailure(db, NIGHTLY),
  ];
  const [last] = runs;
  return {
    state: runState(last ?? null, failure !== null, now),
    failure,
    waiting,
    runs,
  };
}
