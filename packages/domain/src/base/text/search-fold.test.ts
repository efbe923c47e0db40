import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldForSearch, foldPersonName, SAME_KANJI_AS } from './index.ts';

test.each([
  ['高嶋ヴィオラ', '髙嶋ヴィオラ', '高島ヴィオラ', '髙嶌ｳﾞｨｵﾗ'],
  ['崎山みづほ', '﨑山みづほ', '嵜山ミヅホ'],
  ['吉田弥生', '𠮷田彌生'],
  ['渡辺', '渡邊', '渡邉'],
  ['横浜', '橫濱', '横濵'],
  ['ヷルキリ', 'ワ゛ルキリ', 'わ\u3099るきり', 'ﾜﾞﾙｷﾘ'],
  ['ヸヹヺ', 'ヰ゛ヱ゛ヲ゛', 'ゐ\u3099ゑ\u3099を\u3099'],
  ['がぱ', 'か゛は゜', 'ｶﾞﾊﾟ', 'カ\u3099ハ\u309a'],
  ['バー', 'バ－', 'バ−', 'バ—', 'バ–', 'バ‐', 'バ-', 'ﾊﾞｰ', 'バ―', 'バ─'],
  ['バーー', 'バ−—'],
  ['a-b 20-30', 'Ａ－Ｂ　20–30', 'a‐b 20−30'],
  ['Ａkari', 'akari', 'AKARI'],
  ['❤', '❤️'],
])('%s is found however it is written', (text, ...others) => {
  for (const other of others) expect([other, foldForSearch(other)]).toEqual([other, foldForSearch(text)]);
});

test('words that differ stay apart', () => {
  const folded = [
    '高橋',
    '高箸',
    '斉藤',
    '斎藤',
    'ばー',
    'ばあ',
    'ば',
    '二',
    'ニ',
    'わ',
    'ヷ',
    '力',
    'カ',
  ].map(foldForSearch);
  expect(new Set(folded).size).toBe(folded.length);
});

test('what is folded stays as it is, and the beginning of a word is the beginning of its fold', () => {
  const signs = fc.constantFrom(...'あワヷヴバ゛゜ﾞー－−—- a１ 髙邉﨑🙂', '\u3099', '\u200d', '\ufe0f');
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 20 }), (text) => {
      expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
    }),
  );
});

test('each kanji is compared by one, which is compared by itself', () => {
  for (const [other, first] of SAME_KANJI_AS) {
    expect(SAME_KANJI_AS.has(first)).toBe(false);
    expect(`${other}${first}`.normalize('NFKC')).toBe(`${other}${first}`);
  }
});

test('a name is the same whatever gaps, kana and kanji it is typed with', () => {
  expect(foldPersonName('佐藤　 花子')).toBe(foldPersonName('佐藤花子'));
  expect(foldPersonName('サトウ ハナコ')).toBe(foldPersonName('ｻﾄｳﾊﾅｺ'));
  expect(foldPersonName('サトウ・ハナコ')).toBe(foldPersonName('さとうはなこ'));
  for (const typed of ['渡邊里奈', '渡邉 里奈', '渡辺里奈']) expect(foldPersonName(typed)).toBe('渡辺里奈');
  expect(foldPersonName('佐藤花子')).not.toBe(foldPersonName('佐藤華子'));
});
