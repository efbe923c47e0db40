import { expect, test } from 'vitest';
import { instantAt } from '#lib/dates.ts';
import type { CastOwnProfile } from '#people/profile';
import { accountBodyOf, checkAccount, checkStore, storeBodyOf, storeValuesOf } from './checks.ts';

const now = instantAt('2026-11-21', 12 * 60);
const none = (problems: object) => Object.values(problems).filter(Boolean);

const account = {
  name: '山田 花子',
  nameKana: 'ヤマダ ハナコ',
  birthday: { year: '1999', month: '4', dayOfMonth: '1' },
  email: 'hanako@yoimachi.example',
  nickname: 'はな',
};
const store = {
  wanted: '',
  chosen: null,
  isNew: true,
  isAnother: false,
  storeName: 'クラブ宵',
  storeAddress: '中央区銀座8-1-1',
  storePhoneNumber: '03-1234-5678',
  storeCategory: '1',
  storePrefecture: '27',
  storeArea: '北新地',
  storeUrl: '',
};

test('account info is complete or says what lacks', () => {
  expect(none(checkAccount(account, now))).toEqual([]);
  expect(accountBodyOf(account).birthday).toBe('1999-04-01');
  const empty = {
    name: ' ',
    nameKana: '',
    birthday: { year: '', month: '', dayOfMonth: '' },
    email: '',
    nickname: '',
  };
  expect(checkAccount(empty, now)).toEqual({
    name: 'NAME_REQUIRED',
    nameKana: '氏名（カナ）を入力してください。',
    birthday: '生年月日を選択してください。',
    email: 'EMAIL_INVALID',
    nickname: 'NICKNAME_REQUIRED',
  });
  const young = { year: '2008', month: '11', dayOfMonth: '22' };
  expect(checkAccount({ ...account, birthday: young }, now).birthday).toBe('AGE_UNDER_18');
});

test('a new store is complete, in a district of its prefecture', () => {
  expect(none(checkStore(store))).toEqual([]);
  const { wanted: _, chosen: _chosen, isNew: _isNew, ...fields } = store;
  expect(storeBodyOf(store)).toEqual({ ...fields, storePrefecture: 27, storeCategory: 1, storeUrl: null });
  expect(checkStore({ ...store, storeUrl: 'javascript:alert(1)', storeArea: '' })).toMatchObject({
    storeUrl: 'STORE_URL_INVALID',
    storeArea: 'STORE_AREA_INVALID',
  });
  expect(checkStore({ ...store, storePrefecture: '47', storeArea: '銀座' }).storeArea).toBe(
    'STORE_AREA_INVALID',
  );
  expect(checkStore({ ...store, storePrefecture: '26', storeArea: '祇園' }).storeArea).toBeUndefined();
  expect(checkStore({ ...store, storePrefecture: '' }).storePrefecture).toBeDefined();
});

test('one of the stores that are there is chosen, or a new one added', () => {
  const values = storeValuesOf({ store: null } as CastOwnProfile);
  expect(checkStore(values)).toEqual({ wanted: '店舗を選択するか、新しい店舗を追加してください。' });
  const there = { storeId: 'x', ...storeBodyOf(store), mayCorrect: false };
  expect(none(checkStore(storeValuesOf({ store: there } as CastOwnProfile)))).toEqual([]);
});
