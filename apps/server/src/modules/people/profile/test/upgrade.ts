import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { createTestDatabase } from '../../../../../../../tools/test/global-database.ts';
import { createPool } from '#platform/database';
import { migrate, MIGRATIONS_DIR } from '#platform/database/migrate.ts';

/**
 * A database as the product left it before a migration, then migrated.
 *
 * @param before number of the first migration not yet applied, e.g. `038`.
 * @param fill writes the old rows.
 */
export async function upgraded(
  before: string,
  fill: (pool: pg.Pool) => Promise<void>,
): Promise<{ readonly pool: pg.Pool; readonly end: () => Promise<void> }> {
  const database = await createTestDatabase();
  const pool = createPool({ url: database.url, size: 2 });
  const folder = await mkdtemp(join(tmpdir(), 'yoimachi-upgrade-'));
  try {
    const { rows } = await pool.query<{ name: string }>(
      `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`,
    );
    for (const { name } of rows) await pool.query(`drop schema ${name} cascade`);
    await pool.query('create schema public');
    for (const name of await readdir(MIGRATIONS_DIR))
      if (name < before) await cp(join(MIGRATIONS_DIR, name), join(folder, name));
    await migrate(pool, folder);
    await fill(pool);
    await migrate(pool);
  } finally {
    await rm(folder, { recursive: true });
  }
  return {
    pool,
    async end() {
      await pool.end();
      await database.drop();
    },
  };
}
