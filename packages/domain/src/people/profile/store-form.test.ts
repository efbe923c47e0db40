import { expect, test } from 'vitest';
import { SHIPPED_DISTRICTS, storeProblems } from './index.ts';

const store = {
  storeName: 'ラウンジ 灯',
  storeAddress: '東京都中央区銀座1-1-1',
  storePhoneNumber: '03-1234-5678',
  storePrefecture: 13,
  storeArea: '銀座',
  storeUrl: null,
};
const isWebAddress = (text: string) => text.startsWith('https://');

test('a store that has everything has no problem, with or without a web address', () => {
  expect(storeProblems(store, SHIPPED_DISTRICTS, isWebAddress)).toEqual({});
  expect(storeProblems({ ...store, storeUrl: ' ' }, SHIPPED_DISTRICTS, isWebAddress)).toEqual({});
  expect(
    storeProblems({ ...store, storeUrl: ' https://example.jp ' }, SHIPPED_DISTRICTS, isWebAddress),
  ).toEqual({});
});

test('each field says what it lacks', () => {
  const nothing = { storeName: ' ', storeAddress: '\u200b', storePhoneNumber: '1', storeArea: '梅田' };
  expect(
    storeProblems({ ...store, ...nothing, storeUrl: 'javascript:1' }, SHIPPED_DISTRICTS, isWebAddress),
  ).toEqual({
    storeName: 'STORE_NAME_REQUIRED',
    storeAddress: 'STORE_ADDRESS_REQUIRED',
    storePhoneNumber: 'STORE_PHONE_INVALID',
    storeArea: 'STORE_AREA_INVALID',
    storeUrl: 'STORE_URL_INVALID',
  });
});
