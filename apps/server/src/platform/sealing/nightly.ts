import type { Crypto } from '#platform/crypto';
import type { Db } from '#platform/database';
import { daily, type Routine } from '#platform/jobs';
import type { MarkedColumn } from './marked-column.ts';
import { unmarked, writeMarks } from './marks.store.ts';
import type { SealedColumn } from './sealed-column.ts';
import { firstKey, replaceSealed, sealedByOthers } from './seals.store.ts';

interface Context {
  readonly db: Db;
  readonly crypto: Crypto;
}

const AT_ONCE = 200;

/** Works through rows by their key, some at a time; returns how many. Breaking off loses nothing: what is done is no longer found. */
async function workThrough<Row extends { readonly key: string }>(
  column: SealedColumn,
  read: (after: string) => Promise<readonly Row[]>,
  work: (row: Row) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  for (let after = firstKey(column); ;) {
    const rows = await read(after);
    for (const row of rows) await work(row);
    done += rows.length;
    if (rows.length < AT_ONCE) return done;
    after = rows.at(-1)!.key;
  }
}

/** Marks the texts of a column that were sealed before it had marks; returns how many. Whoever writes one meanwhile has marked it. */
export const markSealedOf = ({ db, crypto }: Context, column: MarkedColumn): Promise<number> =>
  workThrough(
    column,
    (after) => unmarked(db, column, after, AT_ONCE),
    (row) =>
      writeMarks(db, column, row, column.marks(crypto, crypto.open(row.sealed, column.place(row.key)))),
  );

/**
 * Brings the texts of a column under the current seal key while the product runs; returns how many. Whoever changes one meanwhile wins, and
 * has sealed it again.
 *
 * @throws when one was sealed with a key that this process does not have.
 */
export const renewSealsOf = ({ db, crypto }: Context, column: SealedColumn): Promise<number> =>
  workThrough(
    column,
    (after) => sealedByOthers(db, column, crypto.currentKeyId, after, AT_ONCE),
    async (row) => {
      const text = crypto.renew(row.sealed, column.place(row.sealedFor));
      if (text) await replaceSealed(db, column, row, text);
    },
  );

/** Every night: after an upgrade the first one marks all there is. */
export const markSealed = (context: Context, columns: readonly MarkedColumn[]): Routine => ({
  name: 'mark-sealed',
  minutes: daily(4, 50),
  async run() {
    for (const column of columns) await markSealedOf(context, column);
  },
});

/** Every night: after a new seal key became the current one, older ones are soon needed no more. */
export const renewSeals = (context: Context, columns: readonly SealedColumn[]): Routine => ({
  name: 'renew-seals',
  minutes: daily(4, 40),
  async run() {
    for (const column of columns) await renewSealsOf(context, column);
  },
});
