import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@yoimachi/domain/time';
import { basesIn, namesIn, places } from './copies.ts';
import { LOG_FILE_NAME_LENGTH } from './log.ts';

/** Behind the number of the timeline, which a restore begins again: the place in the log. */
const PLACE_AT = 8;

const placeOf = (name: string) => name.slice(PLACE_AT, LOG_FILE_NAME_LENGTH);

/**
 * Removes what no restore within the days needs: copies of the database before the newest one that is older, or that were cut off; the log before those kept, and files that
 * were put aside before.
 */
export async function dropOld(dir: string, keepDays: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - keepDays * DAY_MS).toISOString();
  const bases = basesIn(dir);
  const first = bases.findLast(({ wholeAt }) => wholeAt <= since) ?? bases[0];
  if (!first) return 0;
  const kept = bases.filter(({ wholeAt }) => wholeAt >= first.wholeAt);
  const { base, log, gone } = places(dir);
  // A restore goes back in the log: a later copy may need an earlier place.
  const needed = kept.map(({ firstLog }) => placeOf(firstLog)).sort()[0]!;
  const old = [
    ...namesIn(base)
      .filter((name) => name < kept.at(-1)!.name && !kept.some((each) => each.name === name))
      .map((name) => join(base, name)),
    ...namesIn(log)
      .filter((name) => !name.includes('.history') && placeOf(name) < needed)
      .map((name) => join(log, name)),
    ...namesIn(gone)
      .filter((day) => day < since.slice(0, day.length))
      .map((day) => join(gone, day)),
  ];
  for (const path of old) await rm(path, { recursive: true });
  return old.length;
}
