import type { Crypto } from '#platform/crypto';
import type { Db } from '#platform/database';
import { daily, type Routine } from '#platform/jobs';
import type { SealedColumn } from './sealed-column.ts';
import { firstKey, replaceSealed, sealedByOthers } from './seals.store.ts';

const AT_ONCE = 200;

/**
 * Brings the texts of a column under the current seal key while the product runs; returns how many. Whoever changes one meanwhile wins, and
 * has sealed it again. Breaking off loses nothing: what is done is no longer found.
 *
 * @throws when one was sealed with a key that this process does not have.
 */
export async function renewSealsOf(
  { db, crypto }: { readonly db: Db; readonly crypto: Crypto },
  column: SealedColumn,
): Promise<number> {
  let renewed = 0;
  for (let after = firstKey(column); ;) {
    const rows = await sealedByOthers(db, column, crypto.currentKeyId, after, AT_ONCE);
    for (const row of rows) {
      const text = crypto.renew(row.sealed, column.place(row.sealedFor));
      if (text) await replaceSealed(db, column, row, text);
    }
    renewed += rows.length;
    if (rows.length < AT_ONCE) return renewed;
    after = rows.at(-1)!.key;
  }
}

/** Every night: after a new seal key became the current one, older ones are soon needed no more. */
export function renewSeals(
  context: { readonly db: Db; readonly crypto: Crypto },
  columns: readonly SealedColumn[],
): Routine {
  return {
    name: 'renew-seals',
    minutes: daily(4, 40),
    async run() {
      for (const column of columns) await renewSealsOf(context, column);
    },
  };
}
