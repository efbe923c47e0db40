import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tools/test/global-database.ts';
import { eventually } from './eventually.ts';
import { keepRows, type KeptRows } from './kept-rows.ts';

const SCHEMA = `
  create table kept_page (id bigint generated always as identity primary key, title text not null,
    length int generated always as (length(title)) stored);
  create table kept_note (page_id bigint not null references kept_page on delete cascade, place int not null, text json,
    primary key (place, page_id), unique (page_id, place) deferrable initially deferred);
  create table kept_word (word text, form json);
  create table kept_turn (id int primary key, lane int not null, open bool not null, beside int references kept_turn deferrable);
  create unique index kept_turn_open on kept_turn (lane) where open;
  create sequence kept_number start 7;
  create sequence kept_set;
  create trigger fixed before update or delete on kept_page for each row execute function refuse_change();
  create table kept_log (text text);
  create function kept_logs() returns trigger language plpgsql as $$ begin insert into kept_log values (tg_op); return null; end $$;
  create trigger logs after insert or update or delete on kept_turn for each row execute function kept_logs();
  insert into kept_page (title) values ('first'), ('second');
  insert into kept_note values (1, 1, '{"a":  1}'), (1, 2, null), (2, 1, '[]');
  insert into kept_word values ('twice', '1'), ('twice', '1'), (null, null);
  insert into kept_turn values (1, 1, true, 2), (2, 1, false, 1), (3, 2, true, null);
  select setval('kept_set', 50, false);
  delete from kept_log`;

let database: TestDatabase;
let pool: pg.Pool;
let kept: KeptRows;
const query = async (text: string) => (await pool.query<object>(text)).rows;

/** All rows of all tables, those of the product, too, and what each sequence says. */
async function whole(): Promise<unknown> {
  const { rows } = await pool.query<{ name: string; row: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      case c.relkind when 'r' then 't' else '(last_value, is_called)' end as row
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'S') and n.nspname not in ('kept', 'information_schema') and n.nspname !~ '^pg_'`);
  const asked = rows.map(
    ({ name, row }) => `(select array_agg(${row}::text order by ${row}::text) from ${name} t) as "${name}"`,
  );
  return query(`select ${asked.join(', ')}`);
}

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 3 });
  await pool.query(SCHEMA);
  kept = await keepRows(database.url);
});
afterAll(async () => {
  await kept.close();
  await pool.end();
  await database.drop();
});

const CHANGES: Record<string, string> = {
  'rows of its own': `insert into kept_page (title) values ('new'); insert into kept_note values (3, 9, '{}')`,
  'a changed row': `update kept_note set text = '{"a": 1}' where text is not null`,
  'a row that was written again as it was': 'update kept_note set place = place',
  'rows that are gone': `delete from kept_note where place = 1; delete from operator`,
  'a whole table that is gone': 'truncate kept_turn',
  'a key that another row has now': `update kept_turn set id = id + 10, beside = null; insert into kept_turn values (1, 5, true, null)`,
  'rows that changed places in a partial index': `update kept_turn set open = not open where lane = 1 and open; update kept_turn set open = true where id = 2`,
  'twins without a key': `delete from kept_word where ctid = (select min(ctid) from kept_word); update kept_word set form = '2' where word is null`,
  'a twin more': `insert into kept_word values ('twice', '1')`,
  'a sequence that was never asked': `select nextval('kept_number'), nextval('kept_set'), setval('kept_page_id_seq', 1)`,
  'a row written, taken back and written in savepoints': `begin; set constraints all deferred; savepoint a; insert into kept_turn values (8, 8, true, null); rollback to a; savepoint b;
     insert into kept_turn values (9, 8, true, 8); insert into kept_turn values (8, 9, true, null); release b; commit`,
  'a storm of them': `insert into kept_turn select 100 + n, 100 + n, true, 1 from generate_series(1, 2000) n;
     update kept_turn set lane = lane + 5000; delete from kept_turn where id > 99 and id % 2 = 0`,
};

test.each(Object.entries(CHANGES))('a database is brought back from %s, twice', async (_, change) => {
  const before = await whole();
  for (let round = 0; round < 2; round++) {
    await pool.query(change);
    if (!change.endsWith('place = place')) expect(await whole()).not.toEqual(before);
    await kept.bringBack();
    expect(await whole()).toEqual(before);
    await kept.bringBack();
    expect(await whole()).toEqual(before);
  }
});

test('what has not changed is not written', async () => {
  const places = () => query('select id, ctid, xmin from kept_turn order by id');
  await kept.bringBack();
  const before = await places();
  await pool.query('update kept_turn set lane = 7 where id = 3');
  await kept.bringBack();
  const after = await places();
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  await kept.bringBack();
  expect(await places()).toEqual(after);
});

test('while somebody runs for long, in another database even, nothing is written twice or waited for', async () => {
  const other = await createTestDatabase();
  const elsewhere = new pg.Client({ connectionString: other.url });
  await elsewhere.connect();
  await elsewhere.query('begin; select pg_current_xact_id()');
  const places = () => query('select id, ctid, xmin from kept_turn order by id');
  await pool.query('update kept_turn set lane = lane + 10');
  await kept.bringBack();
  const before = await places();
  await kept.bringBack();
  const client = await pool.connect();
  await client.query('begin; delete from kept_turn where id = 3');
  await kept.bringBack();
  await client.query('rollback');
  client.release();
  expect(await places()).toEqual(before);
  await elsewhere.end();
  await other.drop();
});

test('what somebody does who began before and ends afterwards is taken back the next time', async () => {
  await kept.bringBack();
  const before = await whole();
  const client = await pool.connect();
  await client.query(
    `begin; insert into kept_page (title) values ('late'); delete from kept_turn where id = 3`,
  );
  await kept.bringBack();
  await client.query('commit');
  client.release();
  expect(await whole()).not.toEqual(before);
  await kept.bringBack();
  expect(await whole()).toEqual(before);
});

test('rows keep what they may not become', async () => {
  await kept.bringBack();
  await expect(pool.query("update kept_page set title = 'other'")).rejects.toThrow();
  await expect(pool.query('insert into kept_turn values (4, 2, true, null)')).rejects.toThrow();
  await pool.query('insert into kept_turn values (4, 4, true, null)');
  expect(await query('select * from kept_log')).toEqual([{ text: 'INSERT' }]);
  await kept.bringBack();
  expect(await query('select * from kept_log')).toEqual([]);
});

test('a connection that was cut is opened again', async () => {
  const before = await whole();
  await pool.query('delete from operator');
  await query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ~ 'kept.bring_back' and pid <> pg_backend_pid()`);
  await eventually(() => kept.bringBack());
  expect(await whole()).toEqual(before);
});
