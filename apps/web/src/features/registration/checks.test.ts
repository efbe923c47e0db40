import { expect, test } from 'vitest';
import { instantAt } from '../../lib/dates.ts';
import { accountBodyOf, checkAccount, checkStore, storeBodyOf } from './checks.ts';

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
  storeName: 'クラブ宵',
  storeAddress: '中央区銀座8-1-1',
  storePhoneNumber: '03-1234-5678',
  storeCategory: '1',
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

test('a store is sent with the prefecture of its district', () => {
  expect(none(checkStore(store))).toEqual([]);
  expect(storeBodyOf(store)).toMatchObject({ storePrefecture: 27, storeCategory: 1, storeUrl: null });
  expect(checkStore({ ...store, storeUrl: 'javascript:alert(1)', storeArea: '' })).toMatchObject({
    storeUrl: 'STORE_URL_INVALID',
    storeArea: 'STORE_AREA_INVALID',
  });
});
