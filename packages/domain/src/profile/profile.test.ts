import { expect, test } from 'vitest';
import {
  DISTRICTS,
  FORBIDDEN_TAG_WORDS,
  isDistrict,
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

test('districts are unique and lie in a prefecture', () => {
  expect(new Set(DISTRICTS.map(({ name }) => name)).size).toBe(DISTRICTS.length);
  expect(DISTRICTS.every(({ prefecture }) => prefectureName(prefecture) !== undefined)).toBe(true);
  expect(isDistrict('中洲')).toBe(true);
  expect(isDistrict('青山')).toBe(false);
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
