import { expect, it } from 'vitest';
import { profileRoutes } from '@yoimachi/contract/profile';
import { rankingRoutes } from '@yoimachi/contract/ranking';
import { savedSearchRoutes } from '@yoimachi/contract/saved-search';
import { searchRoutes } from '@yoimachi/contract/search';
import { OTHER_DISTRICT, SHIPPED_DISTRICTS, storeSearchText } from '@yoimachi/domain/profile';
import { foldForSearch } from '@yoimachi/domain/text';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { signUpGuest, typed, useRewoundApp, verifiedCast } from '../../../../test-support/index.ts';

const test = useRewoundApp();
const desk = asOperator(test);

const operator = (name: string, ...words: string[]) => typed(test, name, ...words, '--operator', 'sato');
const refuses = (sentence: string, name: string, ...words: string[]) =>
  expect(operator(name, ...words)).rejects.toThrow(sentence);

const idOf = async (name: string) =>
  (await test.db.selectFrom('district').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
interface Named {
  readonly prefecture?: number;
  readonly name: string;
  readonly reading: string;
  readonly before?: string;
}
const add = async ({ prefecture = 1, name, reading, before }: Named) =>
  desk.tries('addDistrict', {
    body: { prefecture, name, reading, beforeId: before ? await idOf(before) : null, isMain: false },
  });
const remove = async (name: string, into?: string) =>
  operator('removeDistrict', await idOf(name), '--into-id', into ? await idOf(into) : 'null');

const offered = async (prefecture: number) => {
  const { items } = await test.ok(profileRoutes.readDistricts, {});
  return items.filter((one) => one.prefecture === prefecture).map(({ name }) => name);
};

it('begins with the districts that the product ships, each with how it is read', async () => {
  const { items } = await test.ok(profileRoutes.readDistricts, {});
  expect(items).toEqual(SHIPPED_DISTRICTS);
  const rows = await test.db.selectFrom('district').select(['name', 'reading']).execute();
  for (const { name, reading } of rows.filter((one) => one.name !== OTHER_DISTRICT)) {
    expect(reading, name).toMatch(/^[ぁ-ゖー]+$/);
    // One too many or too few in the list would move all that follow: what is kana is read as it is, but for the ケ of 柳ケ瀬.
    const kana = foldForSearch(name).replace(/[^ぁ-ゖー]|け/g, '');
    expect(
      [...kana].every((each) => reading.includes(each)),
      name,
    ).toBe(true);
  }
  const readingOf = (name: string) => rows.find((one) => one.name === name)?.reading;
  expect([readingOf('銀座'), readingOf('北新地'), readingOf('宮古島西里')]).toEqual([
    'ぎんざ',
    'きたしんち',
    'みやこじまにしざと',
  ]);
  expect(rows.filter(({ reading }) => reading === '').map(({ name }) => name)).toEqual(
    Array.from({ length: 47 }, () => OTHER_DISTRICT),
  );
});

it('a district that is added is offered in its place, chosen for a store, searched for, and found as it is read', async () => {
  const added = await add({ prefecture: 31, name: '境港', reading: 'さかいみなと', before: '米子朝日町' });
  expect(added).toMatchObject({ ok: true });
  expect(await offered(31)).toEqual(['鳥取弥生町', '境港', '米子朝日町', OTHER_DISTRICT]);
  const [cast, guest] = [await verifiedCast(test), await signUpGuest(test)];
  const storeId = (await test.ok(profileRoutes.getCastProfile, {}, cast)).store!.storeId;
  expect(await move(storeId, 31, '境港')).toContain('castCount: 1');
  const search = (query: object) => test.ok(searchRoutes.searchCasts, { query }, guest);
  expect((await search({ district: '境港' })).items.map(({ castId }) => castId)).toEqual([cast.userId]);
  expect((await search({ words: 'さかいみなと' })).items.map(({ castId }) => castId)).toEqual([cast.userId]);
  const suggested = await test.ok(searchRoutes.suggest, { query: { words: 'さかいみ' } }, guest);
  expect(suggested.districts).toEqual([{ prefecture: 31, district: '境港', label: '鳥取県・境港' }]);
  expect((await test.ok(rankingRoutes.listRanking, { query: { district: '境港' } }, guest)).items).toEqual(
    [],
  );
});

it('refuses what no district is: in its form, twice, in another prefecture, and the rest', async () => {
  const no = (code: string) => ({ error: { code } });
  const moon = { name: '月面', reading: 'げつめん' };
  expect(await add({ ...moon, name: '月 面' })).toMatchObject(no('DISTRICT_NAME_INVALID'));
  expect(await add({ name: OTHER_DISTRICT, reading: 'そのた' })).toMatchObject(no('DISTRICT_NAME_INVALID'));
  expect(await add({ ...moon, reading: '月面' })).toMatchObject(no('DISTRICT_READING_INVALID'));
  expect(await add({ name: '銀座', reading: 'ぎんざ' })).toMatchObject(no('DISTRICT_EXISTS'));
  expect(await add({ ...moon, before: '銀座' })).toMatchObject(no('NOT_FOUND'));
  const same = ['--reading', 'ろっぽんぎ', '--before-id', 'null', '--is-main', 'true'];
  await refuses('DISTRICT_EXISTS', 'changeDistrict', await idOf('六本木'), '--name', '銀座', ...same);
  await expect(remove((await storesDistrict()).name)).rejects.toThrow('DISTRICT_IN_USE');
  const rest = await test.db
    .selectFrom('district')
    .select('id')
    .where('name', '=', OTHER_DISTRICT)
    .where('prefecture', '=', 13)
    .executeTakeFirstOrThrow();
  const wanted = { name: '月面', reading: 'げつめん', beforeId: null, isMain: false };
  const answers = [
    await desk.tries('changeDistrict', { params: { districtId: rest.id }, body: wanted }),
    await desk.tries('removeDistrict', { params: { districtId: rest.id }, body: { intoId: null } }),
  ];
  expect(answers.map((answer) => !answer.ok && answer.error.code)).toEqual([
    'DISTRICT_REST',
    'DISTRICT_REST',
  ]);
});

const move = (storeId: string, prefecture: number, district: string) =>
  operator('correctStore', storeId, '--store-prefecture', String(prefecture), '--store-area', district);

/** One with a store. */
async function storesDistrict() {
  await verifiedCast(test, { district: '祇園' });
  return { name: '祇園' };
}

it('a new name takes stores, casts and kept searches along, and one that is removed leaves them where it was', async () => {
  const [cast, guest] = [await verifiedCast(test, { district: '片町' }), await signUpGuest(test)];
  const keep = (name: string, filter: object) =>
    test.ok(savedSearchRoutes.saveSearch, { body: { name, filter, isTold: false } }, guest);
  await keep('片町だけ', { district: '片町' });
  await keep('石川県内', { prefecture: 17, district: '片町,金沢駅前' });
  await keep('よそ', { district: '銀座' });
  const named = [
    '--name',
    '香林坊',
    '--reading',
    'こうりんぼう',
    '--before-id',
    'null',
    '--is-main',
    'false',
  ];
  expect(await operator('changeDistrict', await idOf('片町'), ...named)).toContain(
    'storeCount: 1\ncastCount: 1',
  );
  await test.work();
  const shown = async (query: object) => {
    const { items } = await test.ok(searchRoutes.searchCasts, { query }, guest);
    return items.map(({ castId }) => castId).includes(cast.userId);
  };
  expect([await shown({ district: '香林坊' }), await shown({ words: '香林坊' })]).toEqual([true, true]);
  const refused = await test.call(searchRoutes.searchCasts, { query: { district: '片町' } }, guest);
  expect(refused).toMatchObject({ status: 400, code: 'STORE_AREA_INVALID' });
  const kept = async () => {
    const { items } = await test.ok(savedSearchRoutes.listSavedSearches, {}, guest);
    return Object.fromEntries(items.map(({ name, filter }) => [name, filter]));
  };
  expect(await kept()).toEqual({
    片町だけ: { district: '香林坊' },
    石川県内: { prefecture: 17, district: '金沢駅前,香林坊' },
    よそ: { district: '銀座' },
  });

  expect(await remove('香林坊', '銀座')).toContain('storeCount: 1\ncastCount: 1');
  await test.work();
  expect([
    await shown({ district: '銀座' }),
    await shown({ words: '銀座' }),
    await shown({ words: '香林坊' }),
  ]).toEqual([true, true, false]);
  const store = await test.db
    .selectFrom('store')
    .selectAll()
    .where('district', '=', '銀座')
    .executeTakeFirstOrThrow();
  expect(store.search_text).toBe(storeSearchText(store));
  // What was looked for in 香林坊 alone is 銀座 now, which he looks for already.
  expect(await kept()).toEqual({
    石川県内: { prefecture: 17, district: '金沢駅前' },
    よそ: { district: '銀座' },
  });
});

it('offers first what an operator says, in the order in which it was said', async () => {
  const switchMain = async (name: string, isMain: boolean) => {
    const rows = (await desk.ok('listDistricts', {})).items;
    const index = rows.findIndex((row) => row.name === name);
    const [{ id: districtId, reading }, next] = [rows[index]!, rows[index + 1]!];
    const beforeId = next.name === OTHER_DISTRICT ? null : next.id;
    const body = { name, reading, beforeId, isMain };
    return desk.ok('changeDistrict', { params: { districtId }, body });
  };
  expect(await switchMain('国際通り', true)).toMatchObject({ storeCount: 0, castCount: 0 });
  await switchMain('銀座', false);
  const { items } = await test.ok(profileRoutes.readDistricts, {});
  const main = items.filter(({ mainPosition }) => mainPosition !== null);
  const inOrder = main.toSorted((a, b) => a.mainPosition! - b.mainPosition!).map(({ name }) => name);
  expect([inOrder[0], inOrder.at(-1)]).toEqual(['六本木', '国際通り']);
  expect(await offered(47)).toEqual(
    SHIPPED_DISTRICTS.filter(({ prefecture }) => prefecture === 47).map(({ name }) => name),
  );
});

it('while one is removed nobody chooses it: the store is in another, or the removal waits for it', async () => {
  await add({ prefecture: 32, name: '宍道湖畔', reading: 'しんじこはん' });
  const cast = await verifiedCast(test, { district: '松江伊勢宮' });
  const storeId = (await test.ok(profileRoutes.getCastProfile, {}, cast)).store!.storeId;
  const [moved, removed] = await Promise.allSettled([move(storeId, 32, '宍道湖畔'), remove('宍道湖畔')]);
  expect([moved.status, removed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  const left = await test.db
    .selectFrom('store')
    .select('district')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  expect(await offered(32)).toContain(left.district);
});
