import { sql } from 'kysely';
import { hasWritten, type Db, type Trx } from '#platform/database';

/** When a routine was begun last, as its time was meant: one row, also when it was never seen. */
export const beginningOf = (name: string) => sql`
  select ${name}::text as id, max(due_at) as due_at from routine where name = ${name}`;

/** Routines that were never seen count as begun at these times; the others stay as they are. */
export const rememberRoutines = (
  trx: Trx,
  passed: readonly { readonly name: string; readonly due_at: Date }[],
) =>
  trx
    .insertInto('routine')
    .values(passed)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Takes a time for its own; false when another process has. */
export const beginRoutine = (trx: Trx, name: string, dueAt: Date) =>
  hasWritten(trx)`update routine set due_at = ${dueAt} where name = ${name} and due_at < ${dueAt}`;

/** When each routine was begun last, as its time was meant. */
export async function beginnings(db: Db): Promise<ReadonlyMap<string, Date>> {
  const rows = await db.selectFrom('routine').select(['name', 'due_at']).execute();
  return new Map(rows.map(({ name, due_at }) => [name, due_at]));
}
