import { elapsedMs } from '#platform/clock';
import type { Db } from '#platform/database';

const REMEMBERED_MS = 60_000;
/** Short words are few; whoever types more than so many makes them forgotten. */
const MOST = 1_000;

const remembered = new WeakMap<Db, Map<string, number>>();

/**
 * Short words that many casts were found to have a moment ago. To find that out takes longer than all the rest of a search, and a word that is
 * frequent stays so.
 */
export const isFrequent = (db: Db, word: string): boolean =>
  elapsedMs() < (remembered.get(db)?.get(word) ?? 0);

export function rememberFrequent(db: Db, words: readonly string[]): void {
  const known = remembered.get(db) ?? new Map<string, number>();
  if (known.size + words.length > MOST) known.clear();
  for (const word of words) known.set(word, elapsedMs() + REMEMBERED_MS);
  remembered.set(db, known);
}
