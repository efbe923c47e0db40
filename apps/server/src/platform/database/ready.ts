import type pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { checkMigrated, migrate } from './migrate.ts';

const OLDEST_VERSION = 150_000;
/** Databases without a character type of a language; in them trigrams know no letter beyond ASCII. */
const NO_CHARACTER_TYPE = /^(?:C|POSIX)$/i;

/** What a database can be judged by before anything is written into it. */
export interface DatabaseFacts {
  /** `server_version_num`. */
  readonly version: number;
  readonly encoding: string;
  /** `LC_CTYPE`. Whoever provides the locale (libc, ICU or PostgreSQL itself), trigrams ask this one what a letter is. */
  readonly characterType: string;
  /** Whether regular expressions take 銀 for a letter; they ask the provider. */
  readonly knowsKanji: boolean;
}

/** What the product relies on and does not find, in one sentence; null: nothing. */
export function complaintOf({ version, encoding, characterType, knowsKanji }: DatabaseFacts): string | null {
  if (version < OLDEST_VERSION) return 'The database must be PostgreSQL 15 or newer.';
  if (encoding !== 'UTF8') return 'The database must have been created with the encoding UTF8.';
  if (NO_CHARACTER_TYPE.test(characterType) || !knowsKanji)
    return 'The database must have been created with an LC_CTYPE of UTF-8 such as C.UTF-8, else Japanese is not found.';
  return null;
}

/** @throws StartupError when the database is not one that the product can work with. It only reads. */
export async function checkDatabase(pool: pg.Pool): Promise<void> {
  const complaint = complaintOf(await readFacts(pool));
  if (complaint !== null) throw new StartupError(complaint);
}

async function readFacts(pool: pg.Pool): Promise<DatabaseFacts> {
  const { rows } = await pool.query<Omit<DatabaseFacts, 'knowsKanji'>>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
       datctype as "characterType" from pg_database where datname = current_database()`,
  );
  const facts = rows[0]!;
  // No other encoding has a letter of that number, and to ask for it is an error there.
  if (facts.encoding !== 'UTF8') return { ...facts, knowsKanji: false };
  const asked = await pool.query<{ known: boolean }>(`select '銀' ~ '^\\w$' as known`);
  return { ...facts, knowsKanji: asked.rows[0]!.known };
}

/**
 * Judges a database, then brings its schema up to date: nothing is written into a wrong one. Where it does not migrate it only looks whether that
 * was done.
 *
 * @returns names of the migrations applied now.
 * @throws StartupError with one sentence.
 */
export async function prepareDatabase(pool: pg.Pool, { migrates = true } = {}): Promise<string[]> {
  await checkDatabase(pool);
  if (migrates) return migrate(pool);
  await checkMigrated(pool);
  return [];
}
