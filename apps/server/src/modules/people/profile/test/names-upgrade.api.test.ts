import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeAddressKey, storeNameKey, storeSearchText } from '@yoimachi/domain/profile';
import { foldForSearch } from '@yoimachi/domain/text';
import { upgraded } from './upgrade.ts';

/** Names and their words as they were folded before migration 151. */
const OLD: readonly (readonly [string, string])[] = [
  ['髙嶋ヴィオラ', '髙嶋ゔぃおら 灯 銀座'],
  ['ヷルキリ', 'ヷるきり 灯'],
  ['ワ゛ルキリ', 'わ \u3099るきり 灯'],
  ['バ－ミキ', 'ば-みき 灯'],
  ['ミオ', 'みお 灯 20-30'],
];
const phone = '0312345678';
const STORES = [
  { name: 'クラブ髙嶋', key: 'くらぶ髙嶋', phone },
  { name: 'クラブ高嶋', key: 'くらぶ高嶋', phone },
  { name: 'クラブ横濱', key: 'くらぶ横濱', phone },
  { name: 'バー ヷイン', key: 'ばヷいん', phone },
  { name: 'クラブ灯', key: 'くらぶ灯', phone },
];
const place = { prefecture: 13, district: '銀座', address: '中央区銀座8-1-1' };

const idOf = (kind: number, index: number) =>
  `00000000-0000-7000-8000-${String(kind * 100 + index).padStart(12, '0')}`;
let pool: pg.Pool;
let end: () => Promise<void>;

async function addCast(index: number, [nickname, words]: (typeof OLD)[number]): Promise<void> {
  const id = idOf(1, index);
  await pool.query(
    `insert into identity (id, phone_index, phone_sealed, created_at) values ($1, $2, '', now())`,
    [id, Buffer.from(id)],
  );
  await pool.query(
    `insert into account (id, identity_id, user_type, registration_stage, created_at) values ($1, $1, 2, 5, now())`,
    [id],
  );
  await pool.query(
    `insert into cast_member (id, nickname, registered_at, search_text) values ($1, $2, now(), $3)`,
    [id, nickname, words],
  );
  await pool.query(
    `insert into cast_private (cast_id, account_info, name_index, kana_index) values ($1, '', 'old', 'old')`,
    [id],
  );
}

beforeAll(async () => {
  const made = await upgraded('151', async (old) => {
    pool = old;
    for (const [index, row] of OLD.entries()) await addCast(index, row);
    for (const [index, { name, key }] of STORES.entries())
      await pool.query(
        `insert into store (id, name, genre, prefecture, district, address, phone, name_key, address_key, search_text)
         values ($1, $2, 3, 13, '銀座', $3, $4, $5, '中央区銀座8-1-1', $6)`,
        [idOf(2, index), name, place.address, phone, key, `${key} 東京都中央区銀座8-1-1 銀座 ${phone}`],
      );
    await pool.query(`insert into routine values ('mark-sealed', '2026-11-28T04:50:00+09')`);
  });
  ({ pool, end } = made);
});
afterAll(() => end());

it('folds the words of casts as the domain does', async () => {
  const { rows } = await pool.query('select nickname, search_text from cast_member order by id');
  expect(rows.map(({ search_text: text }) => text)).toEqual([
    '高島ゔぃおら 灯 銀座',
    'わ\u3099るきり 灯',
    'わ\u3099るきり 灯',
    'ばーみき 灯',
    'みお 灯 20-30',
  ]);
  for (const { nickname, search_text: text } of rows) expect(text).toContain(foldForSearch(nickname));
});

it('folds stores as the domain does, and leaves two of them two', async () => {
  const { rows } = await pool.query('select * from store order by id');
  // What the first is called now the second was called before.
  expect(rows.map(({ name_key: key }) => key)).toEqual([
    'くらぶ高島',
    'くらぶ高嶋',
    ...STORES.slice(2).map(({ name }) => storeNameKey(name)),
  ]);
  for (const row of rows) {
    expect(row.search_text).toBe(storeSearchText(row));
    expect(row.address_key).toBe(storeAddressKey(row.address));
  }
});

it('has legal names marked anew at the next start, while kana still find them', async () => {
  const { rows } = await pool.query('select distinct name_index, kana_index from cast_private');
  expect(rows).toEqual([{ name_index: null, kana_index: Buffer.from('old') }]);
  const { rows: routines } = await pool.query('select due_at from routine');
  expect(routines).toEqual([{ due_at: new Date('2026-11-27T04:50:00+09:00') }]);
});

it('folds a nickname in SQL as the domain does', async () => {
  const names = [
    ...OLD.map(([nickname]) => nickname),
    ...[
      '﨑山みづほ',
      '𠮷田彌生',
      'Ａｋａｒｉ',
      'ｶﾞｲﾄﾞさん',
      'か゛は゜',
      'ヸヹヺ',
      'バ−—‐',
      'a–b―c',
      '・ー－',
      'み👨‍👩‍👧‍👦',
      '🏳️‍🌈❤️',
    ],
  ];
  const { rows } = await pool.query('select nickname_key(name) as key from unnest($1::text[]) name', [names]);
  expect(rows.map(({ key }) => key)).toEqual(names.map(foldForSearch));
});
