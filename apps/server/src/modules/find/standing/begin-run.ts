import { DAY_MS } from '@yoimachi/domain/time';
import type { Trx } from '#platform/database';
import { deleteRuns, endRun, holdWaiting, insertRun, overtakeRun, type NewRun } from './run.store.ts';
import { markAllDue } from './standing.store.ts';

/** For so long it is told when they ran. */
const KEPT_DAYS = 90;

/** Everybody is to be reckoned again: marks all of them, and keeps when, why and by whom. Returns how many wait. */
export async function beginRun(trx: Trx, run: NewRun): Promise<number> {
  // Whoever reckons holds marks before he looks at the run: in that order nobody stands in a circle.
  await markAllDue(trx, run.at);
  const castCount = await holdWaiting(trx, run.at);
  await overtakeRun(trx, run.at);
  await insertRun(trx, run, castCount);
  await deleteRuns(trx, new Date(run.at.getTime() - KEPT_DAYS * DAY_MS));
  await endRun(trx, run.at);
  return castCount;
}
