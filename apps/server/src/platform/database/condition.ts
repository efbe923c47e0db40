import { sql } from 'kysely';
import type pg from 'pg';
import { PLAN_ANEW } from './client.ts';
import { newestOf } from './migration-files.ts';
import type { Db } from './transaction.ts';

/** How the database itself stands. */
interface DatabaseCondition {
  readonly sizeBytes: number;
  /** The newest migration that was applied. */
  readonly migration: number;
}

export async function databaseCondition(db: Db): Promise<DatabaseCondition> {
  const { rows } = await sql<{ size: number; name: string | null }>`
    select pg_database_size(current_database()) as size, (select max(name) from schema_migration) as name`.execute(
    db,
  );
  return { sizeBytes: rows[0]!.size, migration: newestOf([rows[0]!.name ?? '0']) };
}

/**
 * The newest migration that was applied: the smallest question that shows that the database answers.
 *
 * @throws when it does not answer within so many milliseconds; the connection is then given up.
 */
export async function appliedMigration(pool: pg.Pool, withinMs: number): Promise<number> {
  const client = await pool.connect();
  let isGivenUp = false;
  const late = setTimeout(() => {
    isGivenUp = true;
    client.release(true);
  }, withinMs);
  try {
    const { rows } = await client.query<{ name: string | null }>(
      'select max(name) as name from schema_migration',
    );
    return newestOf([rows[0]!.name ?? '0']);
  } finally {
    clearTimeout(late);
    if (!isGivenUp) client.release();
  }
}

/** Connections of all databases of the server, and how many it gives to anybody. */
export async function connectionsInUse(db: Db): Promise<{ readonly used: number; readonly limit: number }> {
  const { rows } = await sql<{ used: number; limit: number }>`
    select (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as limit`.execute(
    db,
  );
  return rows[0]!;
}

/** For how long the transaction has been running that has been longest, but for this one; null: none runs. */
export async function oldestTransactionMs(db: Db): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`${sql.raw(PLAN_ANEW)}
    select extract(epoch from clock_timestamp() - min(xact_start))::float8 * 1000 as ms from pg_stat_activity
    where backend_type = 'client backend' and datname = current_database() and pid <> pg_backend_pid()`.execute(
    db,
  );
  return rows[0]!.ms;
}
