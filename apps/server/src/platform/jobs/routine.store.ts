import { sql } from 'kysely';
import type { Db, Trx } from '#platform/database';

/** When a routine was begun last, as its time was meant: one row, also when it was never seen. */
export const beginningOf = (name: string) => sql`
  select ${name}::text as id, max(due_at) as due_at from routine where name = ${name}`;

/** Routines that were never seen count as begun at these times; the others stay as they are. */
export async function rememberRoutines(
  trx: Trx,
  passed: readonly { readonly name: string; readonly due_at: Date }[],
): Promise<void> {
  await trx
    .insertInto('routine')
    .values(passed)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a time for its own; false when another process has. */
export async function beginRoutine(trx: Trx, name: string, dueAt: Date): Promise<boolean> {
  const result = await trx
    .updateTable('routine')
    .set({ due_at: dueAt })
    .where('name', '=', name)
    .where('due_at', '<', dueAt)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** When each routine was begun last, as its time was meant. */
export async function beginnings(db: Db): Promise<ReadonlyMap<string, Date>> {
  const rows = await db.selectFrom('routine').select(['name', 'due_at']).execute();
  return new Map(rows.map(({ name, due_at }) => [name, due_at]));
}
