import { expect, test } from 'vitest';
import { instantAt } from '#lib/dates.ts';
import { checkDetail, detailOf, valuesOf } from './detail.ts';

const now = instantAt('2026-11-21', 12 * 60);
const empty = valuesOf({});

test('what is not chosen travels as null', () => {
  expect(Object.values(detailOf('cast', empty)).every((value) => value === null)).toBe(true);
  const detail = { birthplace: 13, heightCm: 165, hair: 'BLACK', drinking: 3, smoking: 0 } as const;
  expect(detailOf('guest', valuesOf(detail))).toMatchObject(detail);
  // Taken once, and no longer offered.
  expect(detailOf('guest', valuesOf({ heightCm: 135 }))).toMatchObject({ heightCm: 135 });
});

test('at 20 nobody can choose to drink; a day later, at 21, everybody can', () => {
  const drinks = { ...empty, drinking: '2' };
  expect(checkDetail(drinks, '2005-11-22', now)).toEqual({ drinking: 'DRINKING_NOT_ALLOWED' });
  expect(checkDetail(drinks, '2005-11-21', now)).toEqual({ drinking: undefined });
  expect(checkDetail({ ...empty, drinking: '3' }, '2005-11-22', now)).toEqual({ drinking: undefined });
  expect(checkDetail(drinks, null, now)).toEqual({ drinking: 'DRINKING_NOT_ALLOWED' });
});
