import { expect, test } from 'vitest';
import { questionsToAll } from './own-database.ts';

const planted = (text: string, path = 'apps/server/src/modules/money/points/test/planted.api.test.ts') =>
  questionsToAll([{ path, text }]);

test.each([
  "query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')",
  "query(`select from pg_locks where locktype = 'advisory'`)",
  "sql`select count(*) from pg_catalog.pg_stat_activity\n where state = 'active'`; const datname = 'mine';",
  'sql`select a.pid from booking b join pg_locks l on true`',
])('a question to all is caught: %s', (text) => {
  expect(planted(text)).toHaveLength(1);
});

test.each([
  'query(`select from pg_stat_activity where datname = current_database() and pid = 1`)',
  'sql`select from pg_locks\n  where database = (select oid from pg_database where datname = current_database())`',
  "query('select from pg_stat_activity where datname = $1', [name])",
])('one to its own database passes: %s', (text) => {
  expect(planted(text)).toEqual([]);
});
