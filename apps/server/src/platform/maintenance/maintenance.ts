import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database';
import { readSetting, writeSetting } from '#platform/setting';

const KEY = 'maintenance.until';
/** Operators begin and end it in a process of their own; servers hear of it after so long. */
const KEPT_MS = 5000;
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

/** Hands on until when the product is closed, at once where that was read a moment ago. A database that is away closes nothing. */
export function createGate({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  let known = { until: null as Date | null, from: 0, to: 0 };
  let reading: Promise<void> | null = null;
  const read = async (at: number) => {
    const until = await readMaintenance(db).catch(() => known.until);
    known = { until, from: at, to: at + KEPT_MS };
    reading = null;
  };
  return (then: (until: Date | null) => void): void => {
    const at = clock.now().getTime();
    if (known.from <= at && at < known.to) return then(known.until);
    reading ??= read(at);
    void reading.then(() => then(known.until));
  };
}
