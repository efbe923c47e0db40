import { expect, test } from 'vitest';
import { newerFindings } from './find.ts';
import { NEWER } from './newer.ts';

const inSql = (text: string) => newerFindings([{ path: 'apps/server/migrations/999_planted.sql', text }]);
const inCode = (text: string) => newerFindings([{ path: 'apps/server/src/planted.ts', text }]);

/** At least one of each row of the table. */
const PLANTED: Readonly<Record<keyof typeof NEWER, readonly string[]>> = {
  16: [
    'select any_value(nickname) from guest',
    'select array_agg(x) from t where x is json object',
    "select json_object('a' : 1)",
    "select json_object('a' value 1, 'b' value 2)",
    'select * from t where amount > 1_000_000',
    'select 0xff',
    'select system_user',
    'select xmlserialize(document x as text indent) from t',
    'select reads from pg_stat_io',
    'select last_seq_scan from pg_stat_all_tables',
    'explain (generic_plan) select 1',
    "copy t from stdin with (format csv, default '-')",
    'vacuum (buffer_usage_limit 1024) t',
    'grant a to b with inherit true',
    'set scram_iterations = 1',
    'select n from (select 1 as n) where n > 0',
    'select 1 from t join lateral (select 2) on true',
    'insert into t select * from (values (1))',
  ],
  17: [
    'select to_bin(5)',
    "select * from json_table('[]', '$' columns (n int)) j",
    'select random(1, 6)',
    "select json('{}')",
    'merge into t using s on true when matched then delete returning t.id',
    'merge into t using s on true when not matched by source then delete',
    'select at at local from t',
    'copy t from stdin with (on_error ignore)',
    'alter table t alter column a set expression as (b + 1)',
    'explain (analyze, memory) select 1',
    'grant maintain on t to a',
    'select * from pg_wait_events',
    'set transaction_timeout = 1000',
    `create database d builtin_locale 'C.UTF-8'`,
  ],
  18: [
    'alter table t alter column id set default uuidv7()',
    'select casefold(name), crc32(bytes), gamma(0.5), array_sort(a), array_reverse(a), uuidv4() from t',
    'create table t (a int, b int generated always as (a + (2 * a)) virtual)',
    'create table t (a int, b int generated always as (a * 2))',
    'update t set a = 1 returning old.a',
    'delete from t returning with (old as o) o.a',
    'create table t (id int, span daterange, primary key (id, span without overlaps))',
    'alter table t add foreign key (id, period span) references u',
    'alter table t add check (a > 0) not enforced',
    'alter table t add constraint named not null a',
    'select jsonb_strip_nulls(a, strip_in_arrays => true) from t',
    'copy t from stdin with (reject_limit 3)',
    'vacuum only t',
    'set io_method = sync',
    'create table t (name text collate pg_unicode_fast)',
  ],
};

test.each(Object.entries(PLANTED).flatMap(([since, texts]) => texts.map((text) => ({ since, text }))))(
  'what came with $since is found: $text',
  ({ since, text }) => {
    const found = inSql(text);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found)
      expect(one).toMatch(
        new RegExp(`^apps/server/migrations/999_planted\\.sql:1: .+ came with PostgreSQL ${since}$`),
      );
  },
);

test('every row of the table is planted', () => {
  for (const [since, { syntax, functions }] of Object.entries(NEWER)) {
    const found = PLANTED[since as unknown as keyof typeof NEWER].flatMap(inSql).join('\n');
    for (const what of Object.keys(syntax)) expect(found, what).toContain(`: ${what} came`);
    for (const name of functions) expect(inSql(`select ${name}(a)`)[0], name).toContain(`${name}() came`);
  }
});

test.each([
  'sql`select uuidv7()`',
  'sql`update t set a = ${value} where b = any_value(c)`',
  'pool.query(`select id\n from t where n > 1_000`)',
  "client.query('select random(1, 6) as n')",
  "sql.raw('uuidv7()')",
  "const part = 'coalesce(id, uuidv4())';",
  'sql`select ${a} from (select 1)`',
])('in texts of programs too: %s', (code) => {
  expect(inCode(code)).toHaveLength(1);
});

test('a finding says its line', () => {
  expect(inCode('const a = 1;\nquery(`select 1,\n  uuidv7()`);')).toEqual([
    'apps/server/src/planted.ts:3: uuidv7() came with PostgreSQL 18',
  ]);
});

test.each([
  'select random(), gen_random_uuid(), json_build_object(1, 2), to_json(a), row_to_json(t) from t',
  "select 'uuidv7()', '1_000', 'is json' -- uuidv7()\n, a /* casefold(a) */ from t",
  'create table t (a int, b int generated always as (a * 2) stored, c bigint generated always as identity)',
  'select extract(epoch from (select max(at) from t)) from t',
  'select a is distinct from (select 1) from t',
  'select * from (select 1) one join lateral (values (2)) as two on true',
  'create trigger t after update on t for each row when (old.a <> new.a) execute function f()',
  'create function f() returns trigger language plpgsql as $$ begin if new.a then return new; end if; end $$',
  'insert into t select * from u returning id',
  'update t set old_name = name returning old_name',
  "select json_object('{a,1}')",
  "select d::json, '{}'::json, cast(d as json) from t where b = s_1_000",
  'alter table t alter column a set not null',
])('what 15 knows passes: %s', (text) => {
  expect(inSql(text)).toEqual([]);
});

test.each(['`It is set at 1_000 points`', "'random(1, 6)'", 'Math.random(1)', 'const virtual = 1_000'])(
  'what is no SQL passes: %s',
  (code) => {
    expect(inCode(code)).toEqual([]);
  },
);
