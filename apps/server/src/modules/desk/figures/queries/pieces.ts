import { csvHead, csvRows, type CsvCell } from '@yoimachi/domain/csv';

/** Rows read at once: as many as are in memory of one file, beside the ids of all. */
const BATCH = 1_000;

/**
 * A CSV file piece by piece, of rows that are known by their ids.
 * @throws when a row is there no more: whoever takes the file is not told that it is whole.
 */
export async function* piecesOf<Id>(
  header: readonly string[],
  ids: readonly Id[],
  linesOf: (ids: readonly Id[]) => Promise<CsvCell[][]>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvHead(header));
  for (let from = 0; from < ids.length; from += BATCH) {
    const part = ids.slice(from, from + BATCH);
    const lines = await linesOf(part);
    if (lines.length !== part.length) throw new Error(`${lines.length} rows of ${part.length} are there`);
    yield Buffer.from(csvRows(lines));
  }
}
