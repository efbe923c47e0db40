import { expect, test } from 'vitest';
import { lendDatabase, type LentDatabase } from './lent-database.ts';

const rows = async ({ pool }: LentDatabase, text: string) => (await pool.query<object>(text)).rows;

test('a database is lent on as it was, with its connections, and without what they were told', async () => {
  const first = await lendDatabase(3);
  const before = await rows(first, 'select * from operator order by id');
  await Promise.all([1, 2, 3].map(() => rows(first, 'select pg_sleep(0.05)')));
  const pids = async (lent: LentDatabase) => {
    const own = `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
      and application_name <> 'kept rows'`;
    return rows(lent, own);
  };
  const open = await pids(first);
  await rows(
    first,
    `delete from operator; set lock_timeout = 77; listen heard; create temp table noted (n int); select pg_advisory_lock(7)`,
  );
  await first.giveBack();
  const second = await lendDatabase(2);
  expect(second.url).toBe(first.url);
  expect(await rows(second, 'select * from operator order by id')).toEqual(before);
  expect(second.pool.totalCount).toBe(2);
  expect(open).toEqual(expect.arrayContaining(await pids(second)));
  for (const told of [
    `select from pg_settings where name = 'lock_timeout' and setting <> '0'`,
    'select pg_listening_channels()',
    `select from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`,
    `select from pg_class where relname = 'noted'`,
  ])
    expect(await rows(second, told), told).toEqual([]);
  await second.giveBack();
});

const CHANGES: Record<string, string> = {
  'a table': 'create table more (n int)',
  'a table that is gone': 'drop table saved_answer cascade',
  'a column': 'alter table operator add more int',
  'what a column may hold': 'alter table operator alter name drop not null',
  'a default': 'alter table operator alter name set default now()::text',
  'an index': 'create index more on operator (name)',
  'a constraint': 'alter table operator add constraint more check (true)',
  'a trigger that is off': 'alter table ledger_transfer disable trigger all',
  'a function': `create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
  'a setting of the database': `do $$ begin execute format('alter database %I set work_mem = 64', current_database()); end $$`,
  'a setting of a table': 'alter table operator set (autovacuum_enabled = false)',
  statistics: 'analyze operator',
  'finer statistics': 'alter table operator alter name set statistics 1000',
  'where its rows are': 'truncate receipt_line cascade',
};

test.each(Object.entries(CHANGES))(
  'it is not lent on when more than rows was changed: %s',
  async (_, change) => {
    const lent = await lendDatabase(1);
    await lent.pool.query(change);
    await expect(lent.giveBack()).rejects.toThrow('alone: true');
    const next = await lendDatabase(1);
    expect(next.url).not.toBe(lent.url);
    await next.giveBack();
  },
);

test('who is still connected is cut, and writes nothing more', async () => {
  const lent = await lendDatabase(1);
  const { default: pg } = await import('pg');
  const left = new pg.Client({ connectionString: lent.url });
  left.on('error', () => undefined);
  await left.connect();
  await left.query('begin; delete from operator');
  await lent.giveBack();
  await expect(left.query('commit')).rejects.toThrow();
  const next = await lendDatabase(1);
  expect(next.url).toBe(lent.url);
  await next.giveBack();
});
