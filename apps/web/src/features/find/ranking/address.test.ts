import { expect, it } from 'vitest';
import { SHIPPED_DISTRICTS } from '@yoimachi/domain/profile';
import { readRankingSearch } from './address.ts';

it('reads a ranking, and drops what names none', () => {
  expect(readRankingSearch(SHIPPED_DISTRICTS, {})).toEqual({});
  expect(readRankingSearch(SHIPPED_DISTRICTS, { tab: 'NEW', district: '銀座', genre: '3' })).toEqual({
    tab: 'NEW',
    prefecture: 13,
    district: '銀座',
    genre: 3,
  });
  expect(readRankingSearch(SHIPPED_DISTRICTS, { prefecture: 27, district: '銀座' })).toEqual({
    prefecture: 27,
  });
  expect(
    readRankingSearch(SHIPPED_DISTRICTS, { tab: 'SALES', prefecture: 48, district: 'x', genre: 9 }),
  ).toEqual({});
});
