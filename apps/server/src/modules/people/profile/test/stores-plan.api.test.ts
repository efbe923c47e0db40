import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { SHIPPED_DISTRICTS, storeNameKey, storeQueryWords } from '@yoimachi/domain/profile';
import { plansOf } from '../../../../test-support/plan.ts';
import { useTestApp } from '../../../../test-support/index.ts';
import { findAlike, searchStores } from '../stores.store.ts';

const test = useTestApp({ alone: true });
const STORES = 30_000;
const LIMIT = 21;

/** Stores of all districts: every third a ラウンジ, one in five hundred an あかり. */
beforeAll(async () => {
  const names = sql`${SHIPPED_DISTRICTS.map(({ name }) => name)}::text[]`;
  const prefectures = sql`${SHIPPED_DISTRICTS.map(({ prefecture }) => prefecture)}::smallint[]`;
  await sql`
    insert into store (id, name, genre, prefecture, district, address, phone, name_key, address_key, search_text)
    select gen_random_uuid(), name, n % 5 + 1, prefecture, district, '本町' || n, phone, name, '本町' || n,
      name || ' 県本町' || n || ' ' || district || ' ' || phone
    from generate_series(1, ${STORES}) n, lateral (select
      (array['くらぶ', 'らうんじ', 'すなつく'])[n % 3 + 1] || case when n % 500 = 0 then 'あかり' else '月' end || n as name,
      '03' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0') as phone,
      (${names})[n % ${SHIPPED_DISTRICTS.length} + 1] as district, (${prefectures})[n % ${SHIPPED_DISTRICTS.length} + 1] as prefecture) one`.execute(
    test.db,
  );
  await sql`vacuum analyze store`.execute(test.db);
}, 180_000);

/** The most rows any step of the statement examined, and how many were returned. */
async function read(run: () => Promise<readonly unknown[]>) {
  let found = 0;
  const plans = await plansOf(async () => void (found = (await run()).length));
  const custom = plans.filter(({ kind }) => kind === 'custom').flatMap(({ steps }) => steps);
  expect(custom.length).toBeGreaterThan(0);
  expect(custom.map(({ name }) => name).filter((name) => name.startsWith('Seq Scan'))).toEqual([]);
  return { found, rows: Math.max(...custom.map(({ rowsRead }) => rowsRead)) };
}
const search = (text: string) =>
  read(() => searchStores(test.db, storeQueryWords(text), storeNameKey(text), LIMIT));

it.each([
  ['a word that few have', 'あかり', LIMIT, 200],
  ['a word and a kind', 'ラウンジ　アカリ', 20, 200],
  ['a phone', '03-0000-7919', 1, 100],
  ['a name', 'クラブ月777', 5, 600],
  ['an address', '本町29,999', 1, 500],
  ['a word that nobody has', '見当たらない', 0, 100],
  ['a word that a third has', 'ラウンジ', LIMIT, STORES / 3],
  ['one sign that nearly all have', '月', LIMIT, 500],
])('%s: reads those that fit, or the first in the order of names', async (_name, text, found, rows) => {
  const plan = await search(text);
  expect(plan.found).toBe(found);
  expect(plan.rows).toBeLessThanOrEqual(rows);
});

it('what could be the same is found by phone, and by name and address', async () => {
  const store = { name: 'くらぶ月3', genre: 1, prefecture: 1, district: 'すすきの', url: null };
  const alike = await read(() =>
    findAlike(test.db, { ...store, address: '本町3', phone: '0300023757' }, null),
  );
  expect(alike.found).toBe(1);
  expect(alike.rows).toBeLessThanOrEqual(10);
});
