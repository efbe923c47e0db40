import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from './tables.gen.ts';
import type { Db } from './transaction.ts';

export { createPool, PLAN_ANEW } from './client.ts';
export { isUnavailable, type ConstraintMap } from './failure.ts';
export { migrate } from './migrate.ts';
export { checkDatabase, unreachable } from './ready.ts';
export { afterCommit, onCommit, withSavepoint, withTransaction, type Db, type Trx } from './transaction.ts';
export type { Database } from './tables.gen.ts';

/** Typed SQL over a pool; `db.destroy()` also ends the pool. */
export function createDb(pool: pg.Pool): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
