import { DefaultConnectionProvider, DefaultQueryExecutor, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { keepTexts } from './kept-texts.ts';
import { ReadersConnections } from './reading-only.ts';
import { dbOf, type Db } from './transaction.ts';

export { createPool, PLAN_ANEW } from './client.ts';
export { appliedMigration, connectionsInUse, databaseCondition, oldestTransactionMs } from './condition.ts';
export { isUnavailable, type ConstraintMap } from './failure.ts';
export { checkMigrated, migrate } from './migrate.ts';
export { newestMigration } from './migration-files.ts';
export { oneOf } from './one-of.ts';
export { readingOnly, wasReadingOnly } from './reading-only.ts';
export { checkDatabase } from './ready.ts';
export {
  afterCommit,
  beforeCommit,
  onCommit,
  undo,
  withCommit,
  withSavepoint,
  withTransaction,
  type Db,
  type Trx,
} from './transaction.ts';
export type { Database } from './tables.gen.ts';

/** Typed SQL over a pool; `db.destroy()` also ends the pool. */
export function createDb(pool: pg.Pool): Db {
  const dialect = new PostgresDialect({ pool });
  const driver = dialect.createDriver();
  void driver.init();
  const executor = new DefaultQueryExecutor(
    keepTexts(dialect.createQueryCompiler()),
    dialect.createAdapter(),
    new ReadersConnections(new DefaultConnectionProvider(driver)),
  );
  return dbOf({ config: { dialect }, dialect, driver, executor });
}
