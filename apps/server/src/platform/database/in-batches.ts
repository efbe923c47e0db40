/** A statement that removes so many rows is over within a tenth of a second, and nobody waits longer for what it has locked. */
export const ROWS_AT_ONCE = 5_000;

/**
 * Removes rows a batch at a time, each in a transaction of its own, until nothing is left.
 *
 * @param remove removes at most so many, and answers how many it has found.
 */
export async function inBatches(remove: (limit: number) => Promise<number>): Promise<void> {
  while ((await remove(ROWS_AT_ONCE)) >= ROWS_AT_ONCE);
}
