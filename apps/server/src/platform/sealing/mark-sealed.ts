import type { Crypto } from '#platform/crypto';
import type { Db } from '#platform/database';
import { daily, type Routine } from '#platform/jobs';
import type { MarkedColumn } from './marked-column.ts';
import { unmarked, writeMarks } from './marks.store.ts';
import { firstKey } from './seals.store.ts';

const AT_ONCE = 200;

/**
 * Marks the texts of a column that were sealed before it had marks; returns how many. Whoever writes one meanwhile has marked it. Breaking
 * off loses nothing: what is done is no longer found.
 */
export async function markSealedOf(
  { db, crypto }: { readonly db: Db; readonly crypto: Crypto },
  column: MarkedColumn,
): Promise<number> {
  let marked = 0;
  for (let after = firstKey(column); ;) {
    const rows = await unmarked(db, column, after, AT_ONCE);
    for (const row of rows) {
      const text = crypto.open(row.sealed, column.place(row.key));
      await writeMarks(db, column, row, column.marks(crypto, text));
    }
    marked += rows.length;
    if (rows.length < AT_ONCE) return marked;
    after = rows.at(-1)!.key;
  }
}

/** Every night: after an upgrade the first one marks all there is. */
export function markSealed(
  context: { readonly db: Db; readonly crypto: Crypto },
  columns: readonly MarkedColumn[],
): Routine {
  return {
    name: 'mark-sealed',
    minutes: daily(4, 50),
    async run() {
      for (const column of columns) await markSealedOf(context, column);
    },
  };
}
