import { foldWord } from './fold.ts';
import { KANA_DIGITS, KANJI_DIGITS, LATIN_DIGITS, LIKE_DIGITS, SPOKEN_GAPS } from './numerals.ja.ts';

/** A digit in a folded text, however it is written. */
export interface Numeral {
  readonly digit: string;
  readonly start: number;
  readonly end: number;
}

/** Digits that nothing but gaps stand between, in groups that nothing stands between. */
export type Chain = readonly (readonly Numeral[])[];

type Words = readonly (readonly [string, string])[];
const wordsOf = (lists: readonly (readonly string[])[]): Words =>
  lists
    .flatMap((words, digit) => words.map((word) => [foldWord(word), String(digit)] as const))
    .toSorted(([a], [b]) => b.length - a.length);

const KANJI = new Map(Object.entries(KANJI_DIGITS).map(([sign, digit]) => [foldWord(sign), String(digit)]));
/** The longest first; a group for each. */
const KANA = wordsOf(KANA_DIGITS);
const KANA_DIGIT = new RegExp(KANA.map(([word]) => `(${drawn(word)})`).join('|'), 'y');
const LATIN = wordsOf(LATIN_DIGITS);
const GAPS = SPOKEN_GAPS.map(foldWord).toSorted((a, b) => b.length - a.length);
const LATIN_LETTER = /[a-z]/;
const LATIN_RUN = /[a-z]{1,60}/y;
const DIGIT = /[0-9]/;
/** Neither letter nor number: blanks, line breaks, punctuation, halves of emoji. */
const SIGN = /[^\p{L}\p{N}]/u;
/** So many signs between two digits still join them. */
const WIDEST_GAP = 24;

/** A word of which a kana may be drawn out: いーち. */
function drawn(word: string): string {
  return word.replaceAll(/(?<=\p{L})(?=[\p{Script=Hiragana}])(?<!ー)/gu, 'ー?');
}

/** All chains of digits of a folded text, from left to right. */
export function chainsOf(text: string): Chain[] {
  const chains: Numeral[][][] = [];
  let open: Numeral[][] | null = null;
  let at = 0;
  while (at < text.length) {
    const found = numeralsAt(text, at);
    if (found === null) {
      open = null;
      at = afterLetters(text, at);
      continue;
    }
    const last = open?.at(-1);
    if (last && last.at(-1)!.end === at) last.push(...found);
    else if (open) open.push([...found]);
    else chains.push((open = [[...found]]));
    const end = found.at(-1)!.end;
    const next = afterGap(text, end);
    if (next === null) open = null;
    at = next ?? end;
  }
  return chains;
}

function numeralsAt(text: string, at: number): readonly Numeral[] | null {
  const sign = text[at]!;
  const digit = DIGIT.test(sign) ? sign : KANJI.get(sign);
  if (digit !== undefined) return [{ digit, start: at, end: at + 1 }];
  if (LATIN_LETTER.test(sign)) return latinAt(text, at);
  KANA_DIGIT.lastIndex = at;
  const kana = KANA_DIGIT.exec(text);
  if (!kana) return null;
  const [, read] = KANA[kana.findIndex((part, group) => group > 0 && part !== undefined) - 1]!;
  return [{ digit: read, start: at, end: at + kana[0].length }];
}

/** A run of Latin letters counts when all of it is digits: not the 'go' of 'google'. */
function latinAt(text: string, at: number): readonly Numeral[] | null {
  LATIN_RUN.lastIndex = at;
  const run = LATIN_RUN.exec(text)![0];
  if (at > 0 && LATIN_LETTER.test(text[at - 1]!)) return null;
  const end = at + run.length;
  const alike = run.length === 1 ? LIKE_DIGITS[run] : undefined;
  if (alike !== undefined && (DIGIT.test(text[at - 1] ?? '') || DIGIT.test(text[end] ?? '')))
    return [{ digit: alike, start: at, end }];
  /** By its start, how what is left can be read; from the last letter to the first. */
  const readings: (Numeral | 'END' | null)[] = Array.from({ length: run.length }, () => null);
  readings.push('END');
  for (let i = run.length - 1; i >= 0; i -= 1) {
    const word = LATIN.find(([letters]) => run.startsWith(letters, i) && readings[i + letters.length]);
    if (word) readings[i] = { digit: word[1], start: at + i, end: at + i + word[0].length };
  }
  const found: Numeral[] = [];
  let next = readings[0] ?? null;
  while (next !== null && next !== 'END') {
    found.push(next);
    next = readings[next.end - at] ?? null;
  }
  return found.length > 0 && found.at(-1)!.end === end && !LATIN_LETTER.test(text[end] ?? '') ? found : null;
}

/** Behind the letter or sign that is no digit, and behind the rest of its run of Latin letters. */
function afterLetters(text: string, at: number): number {
  if (!LATIN_LETTER.test(text[at]!)) return at + 1;
  LATIN_RUN.lastIndex = at;
  return at + LATIN_RUN.exec(text)![0].length;
}

/** Where the next digit stands when nothing but a gap lies before it; null where something else does. */
function afterGap(text: string, start: number): number | null {
  let at = start;
  while (at < text.length && at - start <= WIDEST_GAP) {
    if (numeralsAt(text, at)) return at;
    const word = GAPS.find((gap) => text.startsWith(gap, at));
    if (word) at += word.length;
    else if (SIGN.test(text[at]!)) at += 1;
    else return null;
  }
  return null;
}
