import { describe, expect, it, test } from 'vitest';
import { MAX_OPERATOR_NAME, operatorName } from './index.ts';

const keyOf = (typed: string): string => {
  const name = operatorName(typed);
  if (!name.ok) throw new Error(`${typed}: ${name.error.code}`);
  return name.value.key;
};

describe('one name in many spellings is one operator', () => {
  test.each([
    ['a blank before', ' taro'],
    ['a blank after', 'taro '],
    ['a tab', '\ttaro'],
    ['a tab inside', 'ta\tro'],
    ['a line end', 'taro\n'],
    ['no-break and ideographic blanks', '\u00a0taro\u3000'],
    ['full width', 'ｔａｒｏ'],
    ['capitals', 'TARO'],
    ['full-width capitals', 'ＴＡＲＯ'],
    ['a zero-width space', 'ta\u200bro'],
    ['a zero-width joiner', 'ta\u200dro'],
    ['a word joiner', 'taro\u2060'],
    ['a byte order mark', '\ufefftaro'],
    ['a soft hyphen', 'ta\u00adro'],
    ['a hangul filler', 'taro\u3164'],
    ['marks of direction', '\u202etaro\u202c'],
    ['tag characters', 'taro\u{e0041}'],
    ['a variation selector', 'taro\ufe0f'],
    ['a null', 'taro\u0000'],
    ['signs between the letters', 't.a-r_o'],
    ['an accent', 'tarō'],
    ['an accent of its own', 'taro\u0304'],
    ['a digit that looks like a letter', 'tar0'],
    ['mathematical letters', '𝓽𝓪𝓻𝓸'],
    ['letters in circles', 'ⓣⓐⓡⓞ'],
  ])('%s', (_what, typed) => expect(keyOf(typed)).toBe(keyOf('taro')));

  test.each([
    ['佐藤 太郎', '佐藤太郎'],
    ['佐藤　太郎', '佐藤太郎'],
    ['タロウ', 'たろう'],
    ['ﾀﾛｳ', 'タロウ'],
    ['ﾊﾞﾊﾞ', 'ババ'],
    ['カトウ', '力トウ'],
    ['ニシ', '二シ'],
    ['Iida', 'lida'],
  ])('%s and %s', (one, other) => expect(keyOf(one)).toBe(keyOf(other)));
});

describe('another name is another operator', () => {
  test.each([
    ['taro', 'jiro'],
    ['sato', 'saito'],
    ['佐藤', '左藤'],
    ['ババ', 'ハハ'],
    ['ぱぱ', 'ばば'],
    ['taro1', 'taro2'],
  ])('%s and %s', (one, other) => expect(keyOf(one)).not.toBe(keyOf(other)));
});

describe('a name is shown as people write it', () => {
  test.each([
    [' Taro  Yamada ', 'Taro Yamada'],
    ['佐藤\u3000太郎', '佐藤 太郎'],
    ['ﾀﾛｳ', 'タロウ'],
    ["O'Brien-Sato", "O'Brien-Sato"],
  ])('%s as %s', (typed, name) => expect(operatorName(typed)).toMatchObject({ value: { name } }));
});

describe('a name is refused', () => {
  test.each([
    ['nothing', '', 'OPERATOR_NAME_MISSING'],
    ['blanks alone', ' \t\u3000', 'OPERATOR_NAME_MISSING'],
    ['invisible characters alone', '\u200b\u3164', 'OPERATOR_NAME_MISSING'],
    ['digits alone', '123', 'OPERATOR_NAME_LETTERS'],
    ['signs alone', '-.-', 'OPERATOR_NAME_LETTERS'],
    ['a Cyrillic letter among Latin ones', 'tаro', 'OPERATOR_NAME_SCRIPTS'],
    ['Cyrillic alone, which looks Latin', 'соса', 'OPERATOR_NAME_SCRIPTS'],
    ['a Greek letter', 'tarο', 'OPERATOR_NAME_SCRIPTS'],
    ['Latin letters that are not of the alphabet', 'tɑro', 'OPERATOR_NAME_SCRIPTS'],
    ['a dotless i', 'ıto', 'OPERATOR_NAME_SCRIPTS'],
    ['Latin and Japanese', 'taro太郎', 'OPERATOR_NAME_SCRIPTS'],
    ['a Braille blank', 'taro\u2800', 'OPERATOR_NAME_SCRIPTS'],
    ['Hangul', '타로', 'OPERATOR_NAME_SCRIPTS'],
    ['a picture', 'taro🙂', 'OPERATOR_NAME_SCRIPTS'],
    ['half of a character', 'taro\ud83d', 'OPERATOR_NAME_SCRIPTS'],
    ['more than fits', 'a'.repeat(MAX_OPERATOR_NAME + 1), 'OPERATOR_NAME_TOO_LONG'],
  ])('%s', (_what, typed, code) => expect(operatorName(typed)).toMatchObject({ error: { code } }));
});

it('a shown name, typed again, is the same name', () => {
  for (const typed of ['ｔａｒｏ ', '佐藤　太郎', 'ta\tro', "O'Brien"]) {
    const first = operatorName(typed);
    if (!first.ok) throw new Error(first.error.code);
    expect(operatorName(first.value.name)).toEqual(first);
  }
});
