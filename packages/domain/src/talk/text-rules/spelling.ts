import { foldWord } from './fold.ts';
import { KANA_ALIKE, ROMAJI } from './kana.ja.ts';

/** What is written for a Latin letter. */
const LEET: Readonly<Record<string, string>> = {
  a: 'a@4',
  b: 'b8',
  e: 'e3€є',
  g: 'g9q6',
  i: 'i1l|!¡',
  l: 'l1i|£',
  n: 'nи',
  o: 'o0',
  s: 's5$z',
  t: 't7+',
};
/** Written for a letter that everybody guesses. */
const MASKS = '○◯〇●◎×✕✖*□■△▲☆★';
const like = (letter: string): string => `[${LEET[letter] ?? letter}]`;
const orMask = (sign: string, index: number): string =>
  index === 0 || sign === LONG ? sign : `(?:${sign}|[${MASKS}])`;

/** The source of a pattern that finds a word in Latin letters by what looks like them, or by signs in the place of some. */
export const spelledLatin = (word: string): string => [...word].map(like).map(orMask).join('');

/** The same for a word in kana, of which each may be written in Latin letters. */
export const spelledKana = (word: string): string => spelledBy(word, ROMAJI).map(orMask).join('ー?');
/** The same, of which each may be another kana that looks like it. */
export const spelledAlike = (word: string): string => spelledBy(word, ALIKE).join('ー?');

type Written = Readonly<Record<string, readonly string[]>>;
const ALIKE: Written = Object.fromEntries(
  Object.keys({ ...ROMAJI, ...KANA_ALIKE }).map((kana) => [
    kana,
    [...(KANA_ALIKE[kana] ?? []), ...(ROMAJI[kana] ?? [])],
  ]),
);
const spelledBy = (word: string, written: Written): string[] =>
  [...foldWord(word)].map((kana) => kanaLike(kana, written));

const LONG = '(?:ー|r)?';
function kanaLike(kana: string, written: Written): string {
  if (kana === 'ー') return LONG;
  return `(?:${[kana, ...(written[kana] ?? []).map(asTyped)].join('|')})`;
}

const LATIN = /^[a-z]/;
/** Behind kana a ! ends a sentence. */
const asTyped = (sign: string): string =>
  LATIN.test(sign) ? [...sign].map((letter) => like(letter).replace('!', '')).join('') : sign;

const MASK = new RegExp(`[${MASKS}]`, 'gu');
const HIRAGANA = /\p{Script=Hiragana}/u;
const KATAKANA = /\p{Script=Katakana}/u;
const ANYTHING_ELSE = new RegExp(`[a-z0-9@〒${MASKS}\\p{Script=Han}]`, 'u');

/** Whether signs stand for no more than half of a name. */
export const isReadable = (found: string): boolean => (found.match(MASK)?.length ?? 0) * 2 <= found.length;
/** Whether something else stands for some of the kana of a name. */
export const isMixed = (found: string): boolean => HIRAGANA.test(found) && ANYTHING_ELSE.test(found);
/** Only katakana are taken for one another: what is typed in hiragana is another word. */
export const isKatakana = (typed: string): boolean => KATAKANA.test(typed) && !HIRAGANA.test(typed);
