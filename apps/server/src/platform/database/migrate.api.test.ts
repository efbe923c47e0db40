import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/global-database.ts';
import { checkMigrated, createPool, migrate } from './index.ts';

let database: TestDatabase;
let pool: pg.Pool;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, size: 5 });
  folder = await mkdtemp(join(tmpdir(), 'yoimachi-migrate-'));
});
afterAll(async () => {
  await pool.end();
  await Promise.all([database.drop(), rm(folder, { recursive: true })]);
});
beforeEach(async () => {
  await rm(folder, { recursive: true });
  await mkdir(folder);
  await pool.query('drop table if exists one, two, schema_migration');
  await writeFile(join(folder, '001_one.sql'), 'create table one (id int); insert into one values (1);');
  await writeFile(join(folder, '002_two.sql'), 'create table two (id int);');
});

it('applies each file once, in order, however many start at once', async () => {
  const results = await Promise.all([migrate(pool, folder), migrate(pool, folder), migrate(pool, folder)]);
  expect(results.flat()).toEqual(['001_one.sql', '002_two.sql']);
  expect((await pool.query('select * from one')).rowCount).toBe(1);
});

it('refuses a changed or unknown past', async () => {
  await migrate(pool, folder);
  await writeFile(join(folder, '002_two.sql'), 'create table two (id int8);');
  await expect(migrate(pool, folder)).rejects.toThrow('002_two.sql was changed');
  await rm(join(folder, '002_two.sql'));
  await expect(migrate(pool, folder)).rejects.toThrow('does not know');
});

it('leaves nothing of a file that fails, and gives its lock back', async () => {
  await writeFile(join(folder, '002_two.sql'), 'create table two (id int); select 1 / 0;');
  await expect(migrate(pool, folder)).rejects.toThrow('002_two.sql failed: division by zero');
  expect((await pool.query(`select to_regclass('two') as two`)).rows).toEqual([{ two: null }]);
  await writeFile(join(folder, '002_two.sql'), 'create table two (id int);');
  expect(await migrate(pool, folder)).toEqual(['002_two.sql']);
});

it.each(['select 1 / 0;', 'no statement;'])('keeps what is before a file that fails: %s', async (failing) => {
  await writeFile(join(folder, '002_two.sql'), failing);
  await writeFile(join(folder, '003_three.sql'), 'create table three (id int);');
  await expect(migrate(pool, folder)).rejects.toThrow('002_two.sql failed');
  const { rows } = await pool.query(`select name, to_regclass('three') as three from schema_migration`);
  expect(rows).toEqual([{ name: '001_one.sql', three: null }]);
  expect((await pool.query('select * from one')).rowCount).toBe(1);
});

it('ends the transaction of a file before the next one, whatever its last line is', async () => {
  await writeFile(join(folder, '001_one.sql'), `set local work_mem = '7MB'; select 1 -- without an end`);
  await writeFile(
    join(folder, '002_two.sql'),
    `create table two as select current_setting('work_mem') as id`,
  );
  await migrate(pool, folder);
  expect((await pool.query('select id from two')).rows).toEqual([{ id: '4MB' }]);
});

it('lets who reads go first while somebody has the table that it changes, and is done when he is gone', async () => {
  await migrate(pool, folder);
  await writeFile(join(folder, '003_more.sql'), 'alter table one add column more int;');
  const reader = await pool.connect();
  await reader.query('begin; select * from one');
  const tries: number[] = [];
  const pause = async (before: number) => {
    tries.push(before);
    // Between two tries nothing waits for the table, so nothing waits behind it.
    const { rowCount } = await pool.query('select * from one');
    expect(rowCount).toBe(1);
    if (before === 2) await reader.query('commit');
  };
  expect(await migrate(pool, folder, { pause })).toEqual(['003_more.sql']);
  reader.release();
  expect(tries).toEqual([1, 2]);
});

it('builds an index while others write, also where an earlier try was cut off', async () => {
  await migrate(pool, folder);
  const text = '-- expand: what is looked for by its id\ncreate index concurrently one_by_id on one (id);';
  await pool.query('create unique index one_by_id on one (id)');
  await pool.query(`update pg_index set indisvalid = false where indexrelid = 'one_by_id'::regclass`);
  await writeFile(join(folder, '003_index.sql'), text);
  expect(await migrate(pool, folder)).toEqual(['003_index.sql']);
  const { rows } = await pool.query(
    `select indisvalid, indisunique from pg_index where indexrelid = 'one_by_id'::regclass`,
  );
  expect(rows).toEqual([{ indisvalid: true, indisunique: false }]);
});

it('takes an index away while others write, also where an earlier try had done that', async () => {
  await migrate(pool, folder);
  await pool.query('create index one_by_id on one (id)');
  await writeFile(
    join(folder, '003_index.sql'),
    '-- contract 002: of a test\ndrop index concurrently one_by_id;',
  );
  expect(await migrate(pool, folder)).toEqual(['003_index.sql']);
  expect((await pool.query(`select to_regclass('one_by_id') as found`)).rows).toEqual([{ found: null }]);
  await pool.query(`delete from schema_migration where name = '003_index.sql'`);
  expect(await migrate(pool, folder)).toEqual(['003_index.sql']);
});

it('takes a newer database whose migrations are for this version, too, and no other', async () => {
  await writeFile(
    join(folder, '003_more.sql'),
    '-- expand: more of it\nalter table one add column more int;',
  );
  await migrate(pool, folder);
  await rm(join(folder, '003_more.sql'));
  expect(await migrate(pool, folder)).toEqual([]);
  await checkMigrated(pool, folder);
  await writeFile(join(folder, '003_other.sql'), 'alter table one add column other int;');
  await expect(migrate(pool, folder)).rejects.toThrow(
    '003_more.sql, which this version of the product does not know',
  );
  await rm(join(folder, '003_other.sql'));
  await pool.query(`update schema_migration set is_expand = false where name = '003_more.sql'`);
  await expect(checkMigrated(pool, folder)).rejects.toThrow('003_more.sql, which this version');
});

it('only looks where it may not migrate, and says what is to be done', async () => {
  await expect(checkMigrated(pool, folder)).rejects.toThrow(
    'npm run migrate, which applies 001_one.sql, 002_two.sql',
  );
  expect((await pool.query(`select to_regclass('schema_migration') as found`)).rows).toEqual([
    { found: null },
  ]);
  await migrate(pool, folder);
  await checkMigrated(pool, folder);
  await writeFile(join(folder, '002_two.sql'), 'create table two (id int8);');
  await expect(checkMigrated(pool, folder)).rejects.toThrow('002_two.sql was changed');
});
