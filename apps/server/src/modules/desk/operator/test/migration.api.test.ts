import { mkdtemp, readdir, rm, copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorNameKey } from '@yoimachi/domain/operator';
import { createTestDatabase, type TestDatabase } from '../../../../../../../tools/test/global-database.ts';
import { createPool, migrate } from '#platform/database';
import { MIGRATIONS_DIR } from '#platform/database/migrate.ts';

const FIRST = '036_operators.sql';
/** Spellings that used to count as two people. */
const SPELLINGS = ['taro', ' taro', 'TARO', 'ta\tro', 'ｔａｒｏ', 'ta\u200bro', 'tаro', 'tarō'];
const OTHERS = [
  '佐藤 太郎',
  '佐藤太郎',
  'タロウ',
  'ﾀﾛｳ',
  'たろう',
  'カトウ',
  '力トウ',
  'Iida',
  'lida',
  'root',
  'operator taro',
];
const AT = '2026-10-01T00:00:00Z';

let database: TestDatabase;
let pool: pg.Pool;
let before: string;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, size: 2 });
  before = await mkdtemp(join(tmpdir(), 'yoimachi-before-operators-'));
  const old = (await readdir(MIGRATIONS_DIR)).filter((name) => name < FIRST);
  await Promise.all(old.map((name) => copyFile(join(MIGRATIONS_DIR, name), join(before, name))));
  await pool.query(
    'drop schema public cascade; drop schema sandbox_line, sandbox_payment, stripe_payment cascade; create schema public',
  );
  await migrate(pool, before);
});
afterAll(async () => {
  await pool.end();
  await Promise.all([database.drop(), rm(before, { recursive: true })]);
});

/** What operators did before they had rows of their own. */
async function oldActs(): Promise<void> {
  await pool.query(`
    insert into identity values ('00000000-0000-7000-8000-00000000000a', 'x', 'x', '${AT}');
    insert into account (id, identity_id, user_type, created_at, suspended_at) values
      ('00000000-0000-7000-8000-00000000000b', '00000000-0000-7000-8000-00000000000a', 1, '${AT}', '${AT}');`);
  for (const name of [...SPELLINGS, ...OTHERS])
    await pool.query(
      `insert into operator_alert (kind, payload, created_at, handled_at, handled_by) values ('X', '{}', $1, $1, $2)`,
      [AT, name],
    );
  const act = `insert into operator_act (id, kind, account_id, points, reason, proposed_by, proposed_at, approved_by, approved_at)
    values (gen_random_uuid(), 'GUEST_ADJUSTMENT', '00000000-0000-7000-8000-00000000000b', 1, $1, $2, '${AT}', $3, $4)`;
  await pool.query(act, ['one under two spellings', 'taro', ' taro', AT]);
  await pool.query(act, ['two people', 'taro', 'root', AT]);
  await pool.query(act, ['waits', 'TARO', null, null]);
}

test('names of acts become rows, one for all spellings; what was done stays readable', async () => {
  await oldActs();
  await migrate(pool);
  const { rows: operators } = await pool.query<{ name: string; name_key: string; role: string }>(
    'select name, name_key, role from operator',
  );
  // The Cyrillic letter that posed as a Latin one is refused now, and counts as what it looked like.
  const typedNames = [...SPELLINGS.filter((name) => name !== 'tаro'), ...OTHERS];
  expect(new Set(operators.map((one) => one.name_key))).toEqual(new Set(typedNames.map(operatorNameKey)));
  expect(operators).toHaveLength(new Set(typedNames.map(operatorNameKey)).size);
  expect(new Set(operators.map(({ role }) => role))).toEqual(new Set(['support']));

  const { rows: alerts } = await pool.query<{ name: string }>(
    'select o.name from operator_alert a join operator o on o.id = a.handled_by order by a.id',
  );
  expect(new Set(alerts.slice(0, SPELLINGS.length).map(({ name }) => name)).size).toBe(1);
  expect(alerts).toHaveLength(SPELLINGS.length + OTHERS.length);

  const { rows: acts } = await pool.query<{ id: string; reason: string; same: boolean; proposed_by: string }>(
    'select id, reason, proposed_by = approved_by as same, proposed_by from operator_act order by reason',
  );
  expect(acts.map(({ reason, same }) => [reason, same])).toEqual([
    ['one under two spellings', true],
    ['two people', false],
    ['waits', null],
  ]);
  const { id, proposed_by } = acts[2]!;
  const approve = pool.query('update operator_act set approved_by = $2, approved_at = $3 where id = $1', [
    id,
    proposed_by,
    AT,
  ]);
  await expect(approve).rejects.toThrow('operator_act_two_people');
});

test('who is suspended has a suspension that can be lifted', async () => {
  const { rows } = await pool.query('select suspended_at, suspended_by, lifted_at from suspension');
  expect(rows).toEqual([{ suspended_at: new Date(AT), suspended_by: null, lifted_at: null }]);
});
