import { expect, test } from 'vitest';
import { TAG_GROUPS } from '@yoimachi/domain/profile';
import { TAG_READINGS } from '../readings.ja.ts';

const KANJI = /\p{Script=Han}/u;
const READING = /^[ぁ-ゖー0-9a-z~]+$/;

test('every tag with a kanji has how it is read, and nothing else has', () => {
  const tags = [...new Set<string>(Object.values(TAG_GROUPS).flat())];
  const written = tags.filter((tag) => KANJI.test(tag));
  expect(Object.keys(TAG_READINGS).toSorted()).toEqual(written.toSorted());
  for (const reading of Object.values(TAG_READINGS)) expect(reading).toMatch(READING);
});
