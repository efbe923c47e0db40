/** A statement that removes so many rows is over within a tenth of a second, and nobody waits longer for what it has locked. */
export const ROWS_AT_ONCE = 2_000;

/**
 * Removes rows a batch at a time, each in a transaction of its own, until nothing is left.
 *
 * @param remove removes at most so many, and answers how many it has found.
 * @returns how many went.
 */
export async function inBatches(
  remove: (limit: number) => Promise<number>,
  rowsAtOnce = ROWS_AT_ONCE,
): Promise<number> {
  let removed = 0;
  for (let batch = rowsAtOnce; batch >= rowsAtOnce; removed += batch) batch = await remove(rowsAtOnce);
  return removed;
}
