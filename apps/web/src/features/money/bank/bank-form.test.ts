import { expect, test } from 'vitest';
import { bankBodyOf, bankValuesOf, checkBank, keepsNumber } from './bank-form.ts';

const stored = {
  bankName: 'みずほ銀行',
  bankCode: '0001',
  branchName: '東京営業部',
  branchCode: '001',
  accountType: 'ORDINARY',
  maskedNumber: '***4567',
  accountHolder: 'ヤマダ ハナコ',
  accountHolderKana: 'ﾔﾏﾀﾞ ﾊﾅｺ',
  isOwnName: true,
  changedAt: null,
} as const;
const typed = { ...bankValuesOf(stored), accountNumber: '１２３４５' };
const wrong = (problems: object) => Object.entries(problems).filter(([, code]) => code !== undefined);

test('a new account needs everything', () => {
  expect(Object.fromEntries(wrong(checkBank(bankValuesOf(null), null)))).toEqual({
    bankName: 'BANK_NAME_REQUIRED',
    branchName: 'BRANCH_NAME_REQUIRED',
    accountNumber: 'ACCOUNT_NUMBER_INVALID',
    accountHolder: 'ACCOUNT_HOLDER_REQUIRED',
  });
  expect(wrong(checkBank(typed, null))).toEqual([]);
  expect(bankBodyOf(typed)).toMatchObject({ bankCode: '0001', accountNumber: '１２３４５' });
});

test('a bank that was typed and not chosen is unknown', () => {
  const values = { ...typed, bankCode: '', branchCode: '', accountNumber: '12345678', accountHolder: '山田' };
  expect(Object.fromEntries(wrong(checkBank(values, null)))).toEqual({
    bankName: 'BANK_UNKNOWN',
    branchName: 'BRANCH_UNKNOWN',
    accountNumber: 'ACCOUNT_NUMBER_YUCHO',
    accountHolder: 'ACCOUNT_HOLDER_KANA',
  });
});

test('the stored number stays when it is left empty, as long as the account is the same', () => {
  const same = bankValuesOf(stored);
  expect(keepsNumber(same, stored)).toBe(true);
  expect(wrong(checkBank(same, stored))).toEqual([]);
  expect(bankBodyOf(same).accountNumber).toBeNull();
  const other = { ...same, accountType: 'SAVINGS' as const };
  expect(checkBank(other, stored).accountNumber).toBe('ACCOUNT_NUMBER_INVALID');
});

test('symbol and number of Yucho become its branch and account', () => {
  const yucho = { ...typed, isYucho: true, yuchoSymbol: '10530', yuchoNumber: '12345671' };
  expect(wrong(checkBank(yucho, null))).toEqual([]);
  expect(bankBodyOf(yucho)).toMatchObject({
    bankCode: '9900',
    branchCode: '058',
    branchName: '〇五八',
    accountNumber: '1234567',
    accountHolder: 'ヤマダ ハナコ',
  });
  expect(checkBank({ ...yucho, yuchoSymbol: '1053' }, null).yuchoSymbol).toBe('YUCHO_SYMBOL_INVALID');
  expect(checkBank({ ...yucho, yuchoNumber: '12345672' }, null).yuchoNumber).toBe('YUCHO_NUMBER_INVALID');
});
