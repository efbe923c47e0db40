import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SHIPPED_DISTRICTS, storeAddressKey, storeNameKey, storeSearchText } from '@yoimachi/domain/profile';
import { foldForSearch } from '@yoimachi/domain/text';
import { upgraded } from './upgrade.ts';

interface Old {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly prefecture?: number;
  readonly district?: string;
  readonly url?: string;
  /** Names of the casts. */
  readonly casts?: readonly string[];
}

let next = 0;
const newId = () => `00000000-0000-7000-8000-${String(++next).padStart(12, '0')}`;
let pool: pg.Pool;
let end: () => Promise<void>;

async function addStore(store: Old): Promise<string> {
  const id = newId();
  const { name, phone, address, prefecture = 13, district = '銀座', url = null } = store;
  await pool.query(
    `insert into store (id, name, genre, prefecture, district, address, phone, url) values ($1, $2, 3, $3, $4, $5, $6, $7)`,
    [id, name, prefecture, district, address, phone, url],
  );
  for (const nickname of store.casts ?? []) {
    const castId = newId();
    await pool.query(
      `insert into identity (id, phone_index, phone_sealed, created_at) values ($1, $2, '', now())`,
      [castId, Buffer.from(castId)],
    );
    await pool.query(
      `insert into account (id, identity_id, user_type, registration_stage, created_at) values ($1, $1, 2, 5, now())`,
      [castId],
    );
    await pool.query(
      `insert into cast_member (id, nickname, store_id, genre, district, registered_at, short_profile, search_text)
       values ($1, $2, $3, 3, $4, now(), 'ヨロシク', $5)`,
      [castId, nickname, id, district, foldForSearch(`${nickname} ${name} ${district} ヨロシク 清楚系`)],
    );
    await pool.query(`insert into cast_tag values ($1, 'style', '清楚系')`, [castId]);
  }
  return id;
}

/** Characters of every kind found in names and addresses. */
const RANGES = [
  [0x20, 0x17f], [0x2000, 0x206f], [0x2100, 0x214f], [0x2460, 0x24ff], [0x25a0, 0x266f], [0x3000, 0x30ff], [0x3131, 0x318e],
  [0x3200, 0x33ff], [0x4e00, 0x5fff], [0xff00, 0xffef],
] as const; // prettier-ignore
const signs = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
).filter((sign) => sign.normalize('NFKD') !== '' && /\P{Cc}/u.test(sign));
const written = Array.from({ length: Math.ceil(signs.length / 16) }, (_, at) =>
  signs.slice(at * 16, at * 16 + 16).join(''),
);
const addresses = [
  '東京都中央区銀座８丁目１番１号', '京都府京都市東山区祇園町570番地 2', '中央区銀座八丁目1-1　灯ビル地下２階', '銀座8ー1 の 1-2F', '〇〇県庁前1号', 'ー', '和歌山県アロチ１の２の３',
]; // prettier-ignore

const ids: Record<string, string> = {};

beforeAll(async () => {
  const made = await upgraded('038', async (old) => {
    pool = old;
    const akari = { name: 'ラウンジ 灯', phone: '0312340000', address: '東京都中央区銀座8-1-1' };
    ids['kept'] = await addStore({ ...akari, casts: ['美月'] });
    ids['same phone'] = await addStore({
      ...akari,
      name: 'らうんじ灯',
      address: '中央区銀座9-9-9',
      url: 'https://akari.example',
      casts: ['りさ', 'まい'],
    });
    // Matches the row above and, through it, the first.
    ids['same address'] = await addStore({
      ...akari,
      name: 'ﾗｳﾝｼﾞ・灯',
      phone: '0399990000',
      address: '東京都中央区銀座９丁目９番９号',
      casts: ['ゆい'],
    });
    ids['other name'] = await addStore({ ...akari, name: 'クラブ 月', casts: ['えり'] });
    ids['elsewhere'] = await addStore({
      ...akari,
      phone: '0688880000',
      address: '大阪市北区1',
      prefecture: 27,
      district: '北新地',
    });
    ids['misplaced'] = await addStore({
      name: '南風',
      phone: '0980000000',
      address: '銀座1',
      prefecture: 47,
      casts: ['あい'],
    });
    for (const [at, name] of written.entries())
      await addStore({ name: `x${name}`, phone: `04${String(at).padStart(8, '0')}`, address: `${at}` });
    for (const [at, address] of addresses.entries())
      await addStore({ name: `住所${at}`, phone: `05${String(at).padStart(8, '0')}`, address });
  });
  ({ pool, end } = made);
}, 120_000);
afterAll(() => end());

it('holds the districts of the domain, in their order', async () => {
  const { rows } = await pool.query('select prefecture, name from district order by prefecture, position');
  expect(rows).toEqual(SHIPPED_DISTRICTS.map(({ prefecture, name }) => ({ prefecture, name })));
});

it('joins stores that are one, also over a third; the oldest stays', async () => {
  const { rows } = await pool.query(
    `select c.nickname, s.id, s.name, s.url, c.genre, c.prefecture, c.district, c.search_text from cast_member c
     join store s on s.id = c.store_id order by c.id`,
  );
  const akari = {
    id: ids['kept'],
    name: 'ラウンジ 灯',
    url: 'https://akari.example',
    prefecture: 13,
    district: '銀座',
  };
  expect(rows).toMatchObject([
    ...['美月', 'りさ', 'まい', 'ゆい'].map((nickname) => ({ ...akari, nickname, genre: 3 })),
    { nickname: 'えり', id: ids['other name'] },
    { nickname: 'あい', id: ids['misplaced'], prefecture: 13, district: '銀座' },
  ]);
  for (const row of rows.slice(0, 4))
    expect(row.search_text).toBe(foldForSearch(`${row.nickname} ラウンジ 灯 銀座 ヨロシク 清楚系`));
  const { rows: kept } = await pool.query('select id from store where id = any($1)', [Object.values(ids)]);
  const left = [ids['kept'], ids['other name'], ids['elsewhere'], ids['misplaced']];
  expect(new Set(kept.map(({ id }) => id))).toEqual(new Set(left));
});

it('says what it joined, and what a row that is gone is called now', async () => {
  const { rows } = await pool.query('select id, store_id from store_alias order by id');
  expect(rows).toEqual(
    ['same phone', 'same address'].map((gone) => ({ id: ids[gone], store_id: ids['kept'] })),
  );
  const changes = await pool.query('select store_id, kind, details from store_change order by id');
  expect(changes.rows).toMatchObject([
    {
      store_id: ids['kept'],
      kind: 'JOINED',
      details: { dropped: { name: 'らうんじ灯' }, castIds: [expect.any(String), expect.any(String)] },
    },
    { store_id: ids['kept'], kind: 'JOINED', details: { dropped: { phone: '0399990000' } } },
  ]);
});

it('writes the keys that the domain computes', async () => {
  const { rows } = await pool.query(
    'select name, prefecture, district, address, phone, name_key, address_key, search_text from store',
  );
  expect(rows.length).toBeGreaterThan(written.length);
  for (const row of rows) {
    expect(row.name_key, row.name).toBe(storeNameKey(row.name));
    expect(row.address_key, row.address).toBe(storeAddressKey(row.address));
    expect(row.search_text).toBe(storeSearchText(row));
  }
});
