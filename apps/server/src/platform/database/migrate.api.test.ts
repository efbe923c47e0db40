import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/global-database.ts';
import { createPool, migrate } from './index.ts';

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
  await rm(join(folder, '003_three.sql'));
});

it('ends the transaction of a file before the next one, whatever its last line is', async () => {
  await writeFile(join(folder, '001_one.sql'), `set local lock_timeout = '7s'; select 1 -- without an end`);
  await writeFile(
    join(folder, '002_two.sql'),
    `create table two as select current_setting('lock_timeout') as id`,
  );
  await migrate(pool, folder);
  expect((await pool.query('select id from two')).rows).toEqual([{ id: '0' }]);
});
