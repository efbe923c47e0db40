import type pg from 'pg';
import { StartupError } from '../startup-error.ts';

const OLDEST_VERSION = 150_000;

/** Checks once at start what the product relies on: PostgreSQL 15, UTF-8, and trigram search that sees Japanese. */
export async function checkDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number; encoding: string; trigrams: number }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
         cardinality(show_trgm('銀座')) as trigrams`,
  );
  const found = rows[0]!;
  if (found.version < OLDEST_VERSION) throw new StartupError('The database must be PostgreSQL 15 or newer.');
  if (found.encoding !== 'UTF8')
    throw new StartupError('The database must have been created with the encoding UTF8.');
  // With character type C, pg_trgm discards every Japanese character.
  if (found.trigrams === 0)
    throw new StartupError(
      'The database must have been created with a UTF-8 locale such as C.UTF-8, else Japanese is not found.',
    );
}
