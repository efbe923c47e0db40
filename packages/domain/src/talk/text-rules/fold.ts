import { toHiragana, toLargeKana } from '@yoimachi/domain/text';
import { LOOK_ALIKES } from './look-alikes.ts';

/** A text as it is compared, and for every unit of it the slice of the original it was made of. */
export interface Folded {
  readonly text: string;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\u{1D159}]$/u;
/** What changes the sign before it: accents, keycaps, voicing marks of half-width kana. */
const MARK = /^[\p{M}\uFF9E\uFF9F]$/u;
const ACCENTS = /[\u0300-\u036F\u20DD-\u20E4]/g;
const DIGIT = /^\p{Nd}$/u;
/** Longer decompositions are whole Arabic phrases; they stay as they are. */
const MOST_UNITS = 6;
/** So many marks no script puts on a sign. */
const MOST_MARKS = 8;

/**
 * Width, case, kind and size of kana, accents, invisible signs and lookalike letters make no difference; digits of every script become plain
 * ones. Signs that nobody sees leave no trace, and lie within the slices of their neighbours.
 */
export function fold(text: string): Folded {
  const folded: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  for (const { sign, start, end } of signsOf(text)) {
    const units = foldedSign(sign);
    for (let i = 0; i < units.length; i++) {
      folded.push(units[i]!);
      from.push(start);
      to.push(end);
    }
  }
  return { text: folded.join(''), from, to };
}

/** A word of a list in the form of `fold`. */
export const foldWord = (word: string): string => fold(word).text;

const LETTER = /[\p{L}\p{N}@]/u;
const SENTENCE_END = /[。!?\n]/u;
/** Fewer letters than these are no sentence: ラ。イ。ン is written so to hide it. */
const FEWEST_OF_A_SENTENCE = 3;

/**
 * The folded text without blanks, signs, emoji and long vowels: ラ・イ・ン and ラーイン are one word. Sentences stay apart, by 。 or their question
 * mark.
 */
export function tighten(folded: Folded): Folded {
  const kept: number[] = [];
  const units: string[] = [];
  let letters = 0;
  for (const [i, unit] of folded.text.split('').entries()) {
    const isLetter = LETTER.test(unit) && unit !== 'ー';
    const isEnd = !isLetter && SENTENCE_END.test(unit);
    if (isLetter || (isEnd && letters >= FEWEST_OF_A_SENTENCE)) {
      kept.push(i);
      units.push(isLetter || unit === '?' ? unit : '。');
    }
    if (isLetter) letters += 1;
    else if (isEnd) letters = 0;
  }
  return {
    text: units.join(''),
    from: kept.map((i) => folded.from[i]!),
    to: kept.map((i) => folded.to[i]!),
  };
}

/** The slice of the original that a part of the folded text was made of. */
export const sliceOf = ({ from, to }: Folded, start: number, end: number): readonly [number, number] => [
  from[start]!,
  to[end - 1]!,
];

interface Sign {
  readonly sign: string;
  readonly start: number;
  readonly end: number;
}

/** The visible signs of a text with the marks that belong to them. */
function signsOf(text: string): Sign[] {
  const signs: Sign[] = [];
  let at = 0;
  let marks = 0;
  for (const char of text) {
    const start = at;
    at += char.length;
    if (INVISIBLE.test(char)) continue;
    const last = signs.at(-1);
    if (last && MARK.test(char)) {
      marks += 1;
      signs[signs.length - 1] = {
        ...last,
        sign: marks > MOST_MARKS ? last.sign : last.sign + char,
        end: at,
      };
    } else {
      marks = 0;
      signs.push({ sign: char, start, end: at });
    }
  }
  return signs;
}

/** Most texts are made of the same few hundred signs. */
const MOST_IN_MIND = 4096;
const inMind = new Map<string, string>();

function foldedSign(sign: string): string {
  const known = inMind.get(sign);
  if (known !== undefined) return known;
  const folded = foldSign(sign);
  // One that many marks make long is as rare as it is large.
  if (sign.length <= 2 && inMind.size < MOST_IN_MIND) inMind.set(sign, folded);
  return folded;
}

function foldSign(sign: string): string {
  const wide = sign.normalize('NFKC');
  const bare = (wide.length > MOST_UNITS ? sign : wide)
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC');
  return [...toLargeKana(toHiragana(bare)).replace('ゐ', 'い').replace('ゑ', 'え')]
    .map((char) => LOOK_ALIKES.get(char) ?? (DIGIT.test(char) ? digitOf(char) : char))
    .join('');
}

/** Unicode puts the ten digits of a script in a row. */
function digitOf(char: string): string {
  const code = char.codePointAt(0)!;
  let zero = code;
  while (zero > code - 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
