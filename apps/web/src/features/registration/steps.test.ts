import { expect, test } from 'vitest';
import { isStep } from './step.ts';
import { openStep, shownStep } from './steps.ts';

const accountInfo = { name: '山田 花子', nameKana: 'ヤマダ ハナコ', birthday: '1995-04-01', email: 'a@b.jp' };
const bankAccount = {
  bankName: '宵待ち銀行',
  bankCode: '0001',
  branchName: '銀座支店',
  branchCode: '001',
  accountType: 'ORDINARY',
  accountNumber: '0000001',
  accountHolder: 'ヤマダ ハナコ',
} as const;
const store = {
  storeName: 'クラブ宵',
  storeAddress: '中央区銀座8-1-1',
  storePhoneNumber: '0312345678',
  storeCategory: 1,
  storePrefecture: 13,
  storeArea: '銀座',
  storeUrl: null,
};
const nothing = { accountInfo: null, bankAccount: null, store: null, registrationStage: 1 } as const;

test.each([
  [nothing, 1],
  [{ ...nothing, accountInfo }, 2],
  [{ ...nothing, accountInfo, bankAccount }, 3],
  [{ ...nothing, accountInfo, bankAccount, store }, 4],
  [{ accountInfo, bankAccount, store, registrationStage: 4 } as const, null],
])('the registration goes on with the first step that is not saved (%#)', (saved, step) => {
  expect(openStep(saved)).toBe(step);
});

test('an earlier step can be looked at again, a later one not before its turn', () => {
  const saved = { ...nothing, accountInfo, bankAccount };
  expect(shownStep(saved, 1)).toBe(1);
  expect(shownStep(saved, 4)).toBe(3);
  expect(shownStep(saved, null)).toBe(3);
});

test('only one to four are steps', () => {
  expect([0, 1, 4, 5, '2'].map(isStep)).toEqual([false, true, true, false, false]);
});
