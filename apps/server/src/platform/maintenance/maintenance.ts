import { fail, type Failure } from '@yoimachi/domain/result';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database';
import { inMind } from '#platform/module';
import { readSetting, writeSetting } from '#platform/setting';

const KEY = 'maintenance.until';
/** Where nothing better is known: it goes on beyond the time that was named. */
const UNKNOWN_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 3600;

/** Until when the product is closed, as far as it is known; null while it is open. It opens when an operator says so, not by that time. */
export async function readMaintenance(db: Db): Promise<Date | null> {
  const value = await readSetting(db, KEY);
  return typeof value === 'string' && value !== '' ? new Date(value) : null;
}

/** Closes the product, or opens it with null. */
export const writeMaintenance = (db: Db, until: Date | null): Promise<void> =>
  writeSetting(db, KEY, until?.toISOString() ?? '');

/** In how many seconds it makes sense to come back. */
export function waitSeconds(until: Date, now: Date): number {
  const left = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return left > 0 ? Math.min(left, LONGEST_WAIT_SECONDS) : UNKNOWN_WAIT_SECONDS;
}

/** Why a call is refused meanwhile. */
export const refusalOf = (until: Date, now: Date): Failure =>
  fail('MAINTENANCE', undefined, { until: until.toISOString(), retryAfterSeconds: waitSeconds(until, now) })
    .error;

/** Says why calls are refused now; null while they are not. */
export function createRefusal(tools: {
  readonly db: Db;
  readonly clock: Clock;
}): () => Promise<Failure | null> {
  const closedUntil = createGate(tools);
  return async () => {
    const until = await closedUntil();
    return until && refusalOf(until, tools.clock.now());
  };
}

/** Until when the product is closed, as of a moment ago. A database that is away closes nothing, and opens nothing. */
export function createGate(tools: { readonly db: Db; readonly clock: Clock }): () => Promise<Date | null> {
  let last: Date | null = null;
  const known = inMind(async (db) => (last = await readMaintenance(db).catch(() => last)));
  return () => known(tools);
}
