import { expect, test } from 'vitest';
import { cleanLine, cleanText, hasVisibleText } from './index.ts';

const INVISIBLE = [
  0x00ad, 0x034f, 0x061c, 0x115f, 0x1160, 0x17b4, 0x180b, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f,
  0x202a, 0x202e, 0x2060, 0x2061, 0x2066, 0x2069, 0x206f, 0x2800, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xffa0,
  0xfff9, 0x1d159, 0xe0001, 0xe0041, 0xe007f, 0xe0100,
].map((code) => String.fromCodePoint(code));

test.each(INVISIBLE.map((sign) => [sign.codePointAt(0)!.toString(16), sign]))('U+%s goes', (_, sign) => {
  expect(cleanText(`${sign}a${sign}b${sign}`)).toBe('ab');
  expect(cleanLine(`${sign}a${sign}b${sign}`)).toBe('ab');
  expect(cleanText(sign + sign)).toBe('');
  expect(hasVisibleText(` ${sign}　`)).toBe(false);
});

test.each(['👨‍👩‍👧‍👦', '❤️', '🧑🏽‍🚀', '🏳️‍🌈', '3️⃣', '🇯🇵', '辻󠄀', '葛󠄁城', '🌙 𠮷野家 髙﨑'])(
  '%s stays in a text',
  (text) => expect(cleanText(text)).toBe(text),
);

test('a joiner stays only where it joins, a selector only behind what it draws, one of each', () => {
  expect(cleanText('👨\u200d 👩\u200d')).toBe('👨 👩');
  expect(cleanText('a\u200d👩')).toBe('a👩');
  expect(cleanText('❤\ufe0f\ufe0f')).toBe('❤\ufe0f');
  expect(cleanText('辻\u{e0100}\u{e0101}')).toBe('辻\u{e0100}');
  expect(cleanText('ひ\u{e0100}')).toBe('ひ');
  expect(cleanText('🏴\u{e0067}\u{e0062}\u{e007f}')).toBe('🏴');
});

test('rare blanks and line breaks become plain ones; the Japanese one and line breaks stay', () => {
  expect(cleanText('a\u00a0b\u2003c\u202fd\u205fe')).toBe('a b c d e');
  expect(cleanText('\u3000銀座\u3000駅\u3000')).toBe('銀座\u3000駅');
  expect(cleanText('一\n二\u2028三')).toBe('一\n二\n三');
  expect(cleanLine('葛\u{e0100}城👨\u200d👩')).toBe('葛城👨\u200d👩');
  expect(cleanLine('花\u3000子\n \u2028美\ufe0f\u200d')).toBe('花 子 美');
});

test('a letter and its mark are one sign, however they were typed', () => {
  const parted = 'ガギグゲゴパピプペé'.normalize('NFD');
  expect(cleanText(parted)).toBe('ガギグゲゴパピプペé');
  expect(cleanLine(parted)).toBe('ガギグゲゴパピプペé');
});

test('what is clean stays as it is', () => {
  for (const text of INVISIBLE.map((sign) => `あ${sign}👨${sign}👩${sign}葛${sign} \u2003${sign} `)) {
    const clean = cleanText(text);
    expect(cleanText(clean)).toBe(clean);
    expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
  }
});
