import { DefaultConnectionProvider, DefaultQueryExecutor, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { beginningOf, LoneStatements } from './begin.ts';
import { limitsOf } from './client.ts';
import { keepTexts } from './kept-texts.ts';
import type { Database } from './tables.gen.ts';
import { dbOf, type Db } from './transaction.ts';

export { createPool, directUrlOf, PLAN_ANEW } from './client.ts';
export { appliedMigration, connectionsInUse, databaseCondition, oldestTransactionMs } from './condition.ts';
export { copiesMade, noteCopy, type CopyKind } from './copy-made.ts';
export { isCutShort, isUnavailable, type ConstraintMap } from './failure.ts';
export { CALL_LIMITS, MIGRATION_LIMITS, patiently, WORK_LIMITS } from './limits.ts';
export { checkMigrated, migrate } from './migrate.ts';
export { limitLocks } from './limit-locks.ts';
export { newestMigration } from './migration-files.ts';
export { inBatches, ROWS_AT_ONCE } from './in-batches.ts';
export { CAST, GUEST, oneOf } from './pieces.ts';
export { readingOnly, wasReadingOnly } from './reading-only.ts';
export { checkSessions } from './pooler.ts';
export { checkDatabase, prepareDatabase } from './ready.ts';
export {
  allRows,
  allValues,
  firstRow,
  firstValue,
  hasWritten,
  inColumns,
  isThere,
  run,
  theRow,
  theValue,
  type FieldsOf,
  type NewRow,
  type RowOf,
} from './rows.ts';
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
export type { Database };

/** Typed SQL over a pool; `db.destroy()` also ends the pool. */
export function createDb(pool: pg.Pool): Db {
  const dialect = new PostgresDialect({ pool });
  const driver = dialect.createDriver();
  void driver.init();
  const begin = beginningOf(limitsOf(pool));
  const connections = new DefaultConnectionProvider(driver);
  const executor = new DefaultQueryExecutor(
    keepTexts(dialect.createQueryCompiler()),
    dialect.createAdapter(),
    connections,
  );
  const alone = executor.withConnectionProvider(new LoneStatements(connections, begin));
  return dbOf({ config: { dialect }, dialect, driver, executor: alone }, { executor, begin });
}
