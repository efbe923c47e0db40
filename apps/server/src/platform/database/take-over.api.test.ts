import type pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../../tools/test/global-database.ts';
import { createDatabaseOfBefore } from '../../test-support/upgrade/snapshot.ts';
import { describeSchema } from './describe-schema.ts';
import { BASELINE } from './baseline.gen.ts';
import { createPool, migrate } from './index.ts';
import { LAST_OF_BASELINE, MIGRATIONS_DIR } from './migration-files.ts';

let database: TestDatabase;
let pool: pg.Pool;

async function begin(count?: number): Promise<void> {
  database = await createDatabaseOfBefore(count);
  pool = createPool({ url: database.url, size: 3 });
}
const history = async () =>
  (await pool.query<{ name: string }>('select name from schema_migration order by name')).rows.map(
    ({ name }) => name,
  );

afterEach(async () => {
  await pool.end();
  await database.drop();
});

it('gives a database of before 1.0.0 the history of the baseline, whoever of several starts first', async () => {
  await begin();
  const before = await history();
  expect(before.at(-1)).toBe('153_notices_that_ask.sql');
  const options = { last: LAST_OF_BASELINE };
  const applied = await Promise.all([1, 2, 3].map(() => migrate(pool, MIGRATIONS_DIR, options)));
  expect(applied.flat()).toEqual([]);
  expect((await history()).at(-1)).toBe(LAST_OF_BASELINE);
  expect(Object.fromEntries(await describeSchema(pool))).toEqual(BASELINE);
  expect((await pool.query('select from district')).rowCount).toBe(218);
  expect(await migrate(pool, MIGRATIONS_DIR, options)).toEqual([]);
});

it('leaves a database as it is whose schema differs, and says where', async () => {
  await begin();
  const before = await history();
  await pool.query(
    'alter table booking add column spare text; drop index session_open; create table own (id int)',
  );
  await pool.query(
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
  );
  await expect(migrate(pool)).rejects.toThrow(
    'its schema is not that of version 1.0.0 at function refuse_change(), table booking, table session, table own.',
  );
  expect(await history()).toEqual(before);
  const { rows } = await pool.query<{ filled: boolean }>(
    `select column_default is not null as filled from information_schema.columns where table_name = 'district' and column_name = 'id'`,
  );
  expect(rows).toEqual([{ filled: true }]);
});

it('refuses one that never came to the last version before', async () => {
  await begin(20);
  await expect(migrate(pool)).rejects.toThrow('start the last version before 1.0.0 on it once');
  expect(await history()).toHaveLength(20);
});
