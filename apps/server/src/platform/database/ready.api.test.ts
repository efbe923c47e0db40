import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { createOddDatabase, type TestDatabase } from '../../../../../tools/test/global-database.ts';
import { startServer } from '../../main.ts';
import { testConfig } from '../../test-support/index.ts';
import { StartupError } from '../startup-error.ts';
import { checkDatabase, createPool } from './index.ts';

const made: TestDatabase[] = [];
afterEach(async () => {
  for (const database of made.splice(0)) await database.drop();
});

async function makeDatabase(options: string): Promise<string> {
  const database = await createOddDatabase(options);
  made.push(database);
  return database.url;
}

async function within<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

const tablesIn = (url: string): Promise<number> =>
  within(url, async (client) => {
    const { rows } = await client.query<{ tables: number }>(
      `select count(*)::int as tables from pg_class where relkind in ('r', 'p') and relnamespace not in
         (select oid from pg_namespace where nspname ~ '^pg_' or nspname = 'information_schema')`,
    );
    return rows[0]!.tables;
  });

it.each([
  ['encoding UTF8', `encoding 'LATIN1' locale 'C'`],
  ['encoding UTF8', `encoding 'SQL_ASCII' locale 'C'`],
  ['LC_CTYPE', `encoding 'UTF8' locale 'C'`],
  ['LC_CTYPE', `encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'POSIX'`],
])('nothing is written into a database that is refused: %s, %s', async (reason, options) => {
  const url = await makeDatabase(options);
  const started = startServer({ config: testConfig(), databaseUrl: url, webDir: null });
  await expect(started).rejects.toThrow(StartupError);
  await expect(started).rejects.toThrow(reason);
  expect(await tablesIn(url)).toBe(0);
});

const isRefused = async (url: string): Promise<boolean> => {
  const pool = createPool({ url, size: 1 });
  try {
    await checkDatabase(pool);
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    return true;
  } finally {
    await pool.end();
  }
};

/** Whether trigrams, which Japanese is searched by, lose it: asked once it can be. */
const losesJapanese = (url: string): Promise<boolean> =>
  within(url, async (client) => {
    await client.query('create extension pg_trgm');
    const { rows } = await client.query<{ lost: boolean }>(
      `select cardinality(show_trgm('銀座')) = 0 as lost`,
    );
    return rows[0]!.lost;
  });

it.each([
  `locale 'C.UTF-8'`,
  `locale 'C'`,
  `lc_collate 'C' lc_ctype 'C.UTF-8'`,
  `locale_provider icu icu_locale 'ja' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  `locale_provider icu icu_locale 'ja' lc_collate 'C' lc_ctype 'C'`,
  `locale_provider builtin builtin_locale 'C.UTF-8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  `locale_provider builtin builtin_locale 'C.UTF-8' lc_collate 'C' lc_ctype 'C'`,
])('is refused before it has trigrams where they would lose Japanese: %s', async (options) => {
  const url = await makeDatabase(`encoding 'UTF8' ${options}`);
  const refused = await isRefused(url);
  expect(await losesJapanese(url)).toBe(refused);
});
