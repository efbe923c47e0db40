import { expect, test } from 'vitest';
import { isStep } from './step.ts';
import { openStep, shownStep } from './steps.ts';

const accountInfo = { name: '山田 花子', nameKana: 'ヤマダ ハナコ', birthday: '1995-04-01', email: 'a@b.jp' };
const store = {
  storeId: '00000000-0000-7000-8000-000000000001',
  mayCorrect: true,
  storeName: 'クラブ宵',
  storeAddress: '中央区銀座8-1-1',
  storePhoneNumber: '0312345678',
  storeCategory: 1,
  storePrefecture: 13,
  storeArea: '銀座',
  storeUrl: null,
};
const nothing = { accountInfo: null, hasBankAccount: false, store: null, registrationStage: 1 } as const;

test.each([
  [nothing, 1],
  [{ ...nothing, accountInfo }, 2],
  [{ ...nothing, accountInfo, hasBankAccount: true }, 3],
  [{ ...nothing, accountInfo, hasBankAccount: true, store }, 4],
  [{ accountInfo, hasBankAccount: true, store, registrationStage: 4 } as const, null],
])('the registration goes on with the first step that is not saved (%#)', (saved, step) => {
  expect(openStep(saved)).toBe(step);
});

test('an earlier step can be looked at again, a later one not before its turn', () => {
  const saved = { ...nothing, accountInfo, hasBankAccount: true };
  expect(shownStep(saved, 1)).toBe(1);
  expect(shownStep(saved, 4)).toBe(3);
  expect(shownStep(saved, null)).toBe(3);
});

test('only one to four are steps', () => {
  expect([0, 1, 4, 5, '2'].map(isStep)).toEqual([false, true, true, false, false]);
});
