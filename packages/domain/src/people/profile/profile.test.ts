import { expect, test } from 'vitest';
import {
  SHIPPED_DISTRICTS,
  FORBIDDEN_TAG_WORDS,
  areaName,
  districtsOf,
  fullAreaName,
  isDistrictOf,
  mainDistricts,
  OTHER_DISTRICT,
  prefectureOfDistrict,
  REGIONS,
  isTag,
  PREFECTURE_COUNT,
  PREFECTURE_NAMES,
  prefectureName,
  TAG_GROUPS,
} from './index.ts';

test('47 prefectures in the order of their codes', () => {
  expect(new Set(PREFECTURE_NAMES).size).toBe(PREFECTURE_COUNT);
  expect(prefectureName(1)).toBe('北海道');
  expect(prefectureName(13)).toBe('東京都');
  expect(prefectureName(27)).toBe('大阪府');
  expect(prefectureName(47)).toBe('沖縄県');
  expect(prefectureName(0)).toBeUndefined();
});

test('each prefecture has districts of its own, and the rest at the end', () => {
  for (let prefecture = 1; prefecture <= PREFECTURE_COUNT; prefecture++) {
    const names = districtsOf(SHIPPED_DISTRICTS, prefecture);
    expect(names.length, String(prefecture)).toBeGreaterThanOrEqual(2);
    expect(names.at(-1)).toBe(OTHER_DISTRICT);
  }
  const named = SHIPPED_DISTRICTS.filter(({ name }) => name !== OTHER_DISTRICT);
  expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
  expect(named.every(({ name }) => name !== '' && name.length <= 20)).toBe(true);
});

test('a district belongs to one prefecture, and its name alone says which', () => {
  expect(isDistrictOf(SHIPPED_DISTRICTS, 26, '祇園')).toBe(true);
  expect(isDistrictOf(SHIPPED_DISTRICTS, 40, '中洲')).toBe(true);
  expect(isDistrictOf(SHIPPED_DISTRICTS, 47, '銀座')).toBe(false);
  expect(isDistrictOf(SHIPPED_DISTRICTS, 13, '青山')).toBe(false);
  expect(isDistrictOf(SHIPPED_DISTRICTS, 48, OTHER_DISTRICT)).toBe(false);
  expect(isDistrictOf(SHIPPED_DISTRICTS, 31, OTHER_DISTRICT)).toBe(true);
  expect(prefectureOfDistrict(SHIPPED_DISTRICTS, '祇園')).toBe(26);
  expect(prefectureOfDistrict(SHIPPED_DISTRICTS, OTHER_DISTRICT)).toBeUndefined();
  expect(prefectureOfDistrict(SHIPPED_DISTRICTS, '月面')).toBeUndefined();
  expect(mainDistricts(SHIPPED_DISTRICTS).map(({ name }) => name)).toContain('中洲');
  expect(
    mainDistricts(SHIPPED_DISTRICTS).every(({ prefecture, name }) =>
      isDistrictOf(SHIPPED_DISTRICTS, prefecture, name),
    ),
  ).toBe(true);
});

test('the regions hold each prefecture once', () => {
  const codes = REGIONS.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at),
  );
  expect(codes).toEqual(PREFECTURE_NAMES.map((_, index) => index + 1));
});

test('where there is room for one name, the rest of a prefecture is called by the prefecture', () => {
  expect(areaName(26, '祇園')).toBe('祇園');
  expect(areaName(31, OTHER_DISTRICT)).toBe('鳥取県');
  expect(fullAreaName(26, '祇園')).toBe('京都府・祇園');
});

test('no suggested tag holds a forbidden word, and none is twice in its group', () => {
  for (const tags of Object.values(TAG_GROUPS)) {
    expect(new Set(tags).size).toBe(tags.length);
    for (const tag of tags) expect(FORBIDDEN_TAG_WORDS.some((word) => tag.includes(word))).toBe(false);
  }
  expect(isTag('features', '聞き上手')).toBe(true);
  expect(isTag('features', '黒髪')).toBe(false);
  expect(isTag('constructor', 'x')).toBe(false);
});
