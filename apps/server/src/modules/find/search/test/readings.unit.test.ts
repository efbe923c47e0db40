import { expect, test } from 'vitest';
import { DISTRICTS, OTHER_DISTRICT, TAG_GROUPS } from '@yoimachi/domain/profile';
import { foldForSearch } from '@yoimachi/domain/text';
import { READ_DISTRICTS, TAG_READINGS } from '../readings.ja.ts';

const KANJI = /\p{Script=Han}/u;
const READING = /^[ぁ-ゖー0-9a-z~]+$/;

test('every district has how it is read, in its own place', () => {
  expect(READ_DISTRICTS).toHaveLength(DISTRICTS.filter(({ name }) => name !== OTHER_DISTRICT).length);
  for (const { name, reading } of READ_DISTRICTS) {
    expect(reading, name).toMatch(READING);
    // One too many or too few in the list would move all that follow: what is kana is read as it is, but for the ケ of 柳ケ瀬.
    const kana = foldForSearch(name).replace(/[^ぁ-ゖー]|け/g, '');
    expect(
      [...kana].every((each) => reading.includes(each)),
      name,
    ).toBe(true);
  }
  const readingOf = (name: string) => READ_DISTRICTS.find((one) => one.name === name)?.reading;
  expect([readingOf('銀座'), readingOf('北新地'), readingOf('宮古島西里')]).toEqual([
    ...['ぎんざ', 'きたしんち', 'みやこじまにしざと'],
  ]);
});

test('every tag with a kanji has how it is read, and nothing else has', () => {
  const tags = [...new Set<string>(Object.values(TAG_GROUPS).flat())];
  const written = tags.filter((tag) => KANJI.test(tag));
  expect(Object.keys(TAG_READINGS).toSorted()).toEqual(written.toSorted());
  for (const reading of Object.values(TAG_READINGS)) expect(reading).toMatch(READING);
});
