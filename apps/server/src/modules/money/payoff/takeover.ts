import { looksTakenOver } from '@yoimachi/domain/payoff';
import type { Db } from '#platform/database';
import { takeoverSigns } from './takeover.store.ts';

/** Those of the casts whose payoffs wait until they have shown themselves (rules.md 10). */
export async function takenOver(db: Db, castIds: readonly string[], at: Date): Promise<ReadonlySet<string>> {
  const signs = await takeoverSigns(db, [...new Set(castIds)]);
  return new Set(signs.filter((row) => looksTakenOver(row, at)).map(({ castId }) => castId));
}

export const isTakenOver = async (db: Db, castId: string, at: Date): Promise<boolean> =>
  (await takenOver(db, [castId], at)).has(castId);
