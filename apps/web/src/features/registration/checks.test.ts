import { expect, test } from 'vitest';
import { instantAt } from '../../lib/dates.ts';
import { accountBodyOf, checkAccount, checkBank, checkStore, storeBodyOf } from './checks.ts';

const now = instantAt('2026-11-21', 12 * 60);
const none = (problems: object) => Object.values(problems).filter(Boolean);

const account = {
  name: '山田 花子',
  nameKana: 'ヤマダ ハナコ',
  birthday: { year: '1999', month: '4', dayOfMonth: '1' },
  email: 'hanako@yoimachi.example',
  nickname: 'はな',
};
const bank = {
  bankName: '宵待ち銀行',
  bankCode: '０００１',
  branchName: '銀座支店',
  branchCode: '001',
  accountType: 'ORDINARY',
  accountNumber: '12345',
  accountHolder: 'ﾔﾏﾀﾞ ﾊﾅｺ',
} as const;
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

test('a bank account takes full-width digits, half-width kana and short numbers', () => {
  expect(none(checkBank(bank))).toEqual([]);
  expect(checkBank({ ...bank, bankCode: '123', branchCode: '12a', accountNumber: '12345678' })).toMatchObject(
    {
      bankCode: 'BANK_CODE_INVALID',
      branchCode: 'BRANCH_CODE_INVALID',
      accountNumber: 'ACCOUNT_NUMBER_INVALID',
    },
  );
  expect(checkBank({ ...bank, accountHolder: '山田花子' }).accountHolder).toBe('ACCOUNT_HOLDER_KANA');
});

test('a store is sent with the prefecture of its district', () => {
  expect(none(checkStore(store))).toEqual([]);
  expect(storeBodyOf(store)).toMatchObject({ storePrefecture: 27, storeCategory: 1, storeUrl: null });
  expect(checkStore({ ...store, storeUrl: 'javascript:alert(1)', storeArea: '' })).toMatchObject({
    storeUrl: 'STORE_URL_INVALID',
    storeArea: 'STORE_AREA_INVALID',
  });
});
