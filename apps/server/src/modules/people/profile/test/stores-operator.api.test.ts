import { expect, it } from 'vitest';
import { profileRoutes } from '@yoimachi/contract/profile';
import { searchRoutes } from '@yoimachi/contract/search';
import {
  addStore,
  signUpGuest,
  typed,
  useTestApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';
import { storeSearchText } from '@yoimachi/domain/profile';
import { OPERATORS } from '../../../../../../../tools/test/operators.ts';
import * as steps from './support.ts';

const test = useTestApp();

/** Runs a command as typed; returns what it prints. */
const operator = (name: string, ...words: string[]) => typed(test, name, ...words, '--operator', 'sato');
const refuses = (sentence: string, name: string, ...words: string[]) =>
  expect(operator(name, ...words)).rejects.toThrow(sentence);

const idOf = async (cast: Person) => (await test.ok(profileRoutes.getCastProfile, {}, cast)).store!.storeId;
const changes = (storeId: string) =>
  test.db.selectFrom('store_change').selectAll().where('store_id', '=', storeId).orderBy('id').execute();
const isFound = async (cast: Person, query: object) => {
  const { items } = await test.ok(searchRoutes.searchCasts, { query }, await signUpGuest(test));
  return items.some(({ castId }) => castId === cast.userId);
};

it('lists stores by a text, and those that a cast called another one', async () => {
  const id = await addStore(test, {
    name: 'スナック 小夜',
    phone: '0751112222',
    prefecture: 26,
    district: '祇園',
  });
  expect(await operator('listStores', '--words', 'すなっく小夜')).toMatch(/スナック 小夜[^]*\n1 items$/);
  expect(await operator('listStores', '--words', '075-111')).toContain(id);
  const doubted = () => operator('listStores', '--is-doubted', 'true');
  expect(await doubted()).toContain('0 items');
  const at = test.clock.now();
  await test.db.updateTable('store').set({ doubted_at: at }).where('id', '=', id).execute();
  expect(await doubted()).toMatch(new RegExp(`${id}.*${at.toISOString()}`));
  expect(await operator('correctStore', id)).toContain('castCount: 0');
  expect(await doubted()).toContain('0 items');
  expect(await changes(id)).toMatchObject([{ kind: 'SEEN', operator_id: OPERATORS.sato.id, changed_at: at }]);
});

it('corrects a store for all its casts: what guests find and see follows, and who did it is written', async () => {
  const [cast, colleague] = [await verifiedCast(test), await verifiedCast(test, { nickname: 'りさ' })];
  const id = await idOf(cast);
  await steps.chooseStore(test, colleague, id);
  await test.db.updateTable('cast_member').set({ store_id: id }).where('id', '=', colleague.userId).execute();
  const words = [
    '--store-name',
    'クラブ 木蓮',
    '--store-phone-number',
    '06-1234-5678',
    '--store-category',
    '1',
  ];
  const change = [...words, '--store-prefecture', '27', '--store-area', '北新地'];
  expect(await operator('correctStore', id, ...change)).toContain('castCount: 2');
  for (const one of [cast, colleague]) {
    for (const query of [
      { district: '北新地' },
      { prefecture: '27' },
      { words: 'くらぶ 木蓮' },
      { genre: '1' },
    ])
      expect(await isFound(one, query), JSON.stringify(query)).toBe(true);
    for (const query of [{ district: '銀座' }, { words: '灯' }])
      expect(await isFound(one, query)).toBe(false);
  }
  const row = await test.db.selectFrom('store').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    name: 'クラブ 木蓮',
    phone: '0612345678',
    prefecture: 27,
    search_text: storeSearchText(row),
  });
  expect(await changes(id)).toMatchObject([
    {
      kind: 'CORRECTED',
      operator_id: OPERATORS.sato.id,
      details: { before: { name: 'ラウンジ 灯' }, after: { name: 'クラブ 木蓮' } },
    },
  ]);
  await expect(test.db.updateTable('store_change').set({ kind: 'SEEN' }).execute()).rejects.toThrow(
    'append-only',
  );
});

it('refuses a correction that is none, and one that makes two rows of one store', async () => {
  const id = await addStore(test, { name: 'ラウンジ 凪', phone: '0312120000' });
  const other = await addStore(test, { name: 'らうんじ凪', phone: '0312120001' });
  await refuses('STORE_AREA_INVALID', 'correctStore', id, '--store-area', '月面');
  const elsewhere = ['--store-prefecture', '47', '--store-area', '銀座'];
  await refuses('STORE_AREA_INVALID', 'correctStore', id, ...elsewhere);
  await refuses('STORE_PHONE_INVALID', 'correctStore', id, '--store-phone-number', '12');
  await refuses('--store-name', 'correctStore', id, '--store-name', 'あ'.repeat(61));
  await refuses('--store-prefecture', 'correctStore', id, '--store-prefecture', '48');
  await refuses('NOT_FOUND', 'correctStore', crypto.randomUUID(), '--store-name', 'x');
  await refuses('<store-id>', 'correctStore', 'x');
  await refuses('STORE_EXISTS', 'correctStore', other, '--store-phone-number', '0312120000');
  expect(await changes(id)).toEqual([]);
  expect(await changes(other)).toEqual([]);
});

it('joins two stores, then a third: casts, search and old ids follow; a second time there is nothing to join', async () => {
  const [first, second, third] = [
    await verifiedCast(test, { nickname: 'さくら' }),
    await verifiedCast(test, { nickname: 'すみれ', district: '中洲', genre: 1 }),
    await verifiedCast(test, { nickname: 'つばき', district: '梅田' }),
  ];
  const ids = [await idOf(first), await idOf(second), await idOf(third)] as const;
  expect(await operator('joinStores', ids[1], ids[2])).toContain('castCount: 1');
  expect(await operator('joinStores', ids[0], ids[1])).toContain('castCount: 2');
  for (const cast of [first, second, third]) {
    expect(await idOf(cast)).toBe(ids[0]);
    expect(await isFound(cast, { district: '銀座', genre: '3' })).toBe(true);
    expect(await isFound(cast, { district: '中洲' })).toBe(false);
  }
  for (const moved of [second, third]) expect(await isFound(moved, { words: '銀座 灯' })).toBe(true);
  await refuses('STORE_JOINED', 'joinStores', ids[0], ids[1]);
  await refuses('STORE_JOINED', 'joinStores', ids[2], ids[1]);
  await refuses('STORE_JOINED', 'joinStores', ids[0], ids[0]);
  await refuses('NOT_FOUND', 'joinStores', ids[0], crypto.randomUUID());
  expect(await changes(ids[0])).toMatchObject([
    {
      kind: 'JOINED',
      operator_id: OPERATORS.sato.id,
      details: { dropped: { id: ids[1] }, castIds: [second.userId, third.userId].sort() },
    },
  ]);
  // Somebody who saw the store before it was joined now chooses the remaining one.
  const cast = await verifiedCast(test);
  await steps.putAccount(test, cast);
  await steps.putBank(test, cast);
  await steps.chooseStore(test, cast, ids[2]);
  expect(await test.ok(profileRoutes.getCastProfile, {}, cast)).toMatchObject({
    store: { storeId: ids[0], mayCorrect: false },
  });
});
