import type { Folded } from './fold.ts';
import { chainsOf, type Numeral } from './numerals.ts';
import { BACKWARDS, OUT_OF_ORDER, PART_WORDS, UNIT } from './number-words.ja.ts';
import type { Span } from './pattern.ts';
import { isNamedOtherwise, itemsOf, MOBILE } from './phone.ts';

/** Digits that words stand around, which may be a part of a number. */
export interface Part {
  readonly digits: string;
  readonly span: Span;
}

const FIGURE = /[0-9]/;
const LATIN_BEFORE = /[a-z][-_.]?$/;
/** Words of everyday have syllables that are also digits; so many in a row are meant as such. */
const FEWEST_IN_WORDS = 3;
const DIGITS_OF_MOBILE = 11;
/** In more parts nobody says a number out of order. */
const MOST_OUT_OF_ORDER = 4;

/** The digits of a folded text that are no time, day, sum, count or number of something else, from left to right. */
export function partsOf({ text }: Pick<Folded, 'text'>): Part[] {
  const items = itemsOf(text);
  const bare = text.replaceAll(PART_WORDS, (words) => '・'.repeat(words.length));
  return chainsOf(bare)
    .flat()
    .flatMap(inOneScript(text))
    .flatMap((numerals) => {
      const span: Span = [numerals[0]!.start, numerals.at(-1)!.end];
      const isWords = !FIGURE.test(text[span[0]]!);
      const isOther =
        items.has(span[0]) ||
        (isWords && numerals.length < FEWEST_IN_WORDS) ||
        UNIT.test(text.slice(span[1], span[1] + 8)) ||
        LATIN_BEFORE.test(text.slice(Math.max(0, span[0] - 2), span[0])) ||
        isNamedOtherwise(text, span[0]);
      return isOther ? [] : [{ digits: numerals.map(({ digit }) => digit).join(''), span }];
    });
}

/** に8765 is a particle and a part of a number. */
const inOneScript =
  (text: string) =>
  (group: readonly Numeral[]): Numeral[][] => {
    const runs: Numeral[][] = [];
    for (const numeral of group) {
      const last = runs.at(-1)?.at(-1);
      if (last && FIGURE.test(text[last.start]!) === FIGURE.test(text[numeral.start]!))
        runs.at(-1)!.push(numeral);
      else runs.push([numeral]);
    }
    return runs;
  };

/** Where the parts of a folded text are a mobile number together, whatever is said between them. */
export function findSpread(folded: Folded): Span | null {
  const parts = partsOf(folded);
  const [first, last] = mobileOf(parts, folded.text) ?? [];
  return first && last ? [first.span[0], last.span[1]] : null;
}

/** The first and the last of the parts that are a mobile number one after the other, out of order or read from the end, when `said` says so. */
export function mobileOf(parts: readonly Part[], said: string, lastFrom = 0): readonly [Part, Part] | null {
  const isOutOfOrder = OUT_OF_ORDER.test(said);
  const isBackwards = BACKWARDS.test(said);
  for (let first = 0; first < parts.length; first += 1) {
    let length = 0;
    for (let last = first; last < parts.length && length < DIGITS_OF_MOBILE; last += 1) {
      length += parts[last]!.digits.length;
      if (length !== DIGITS_OF_MOBILE || last < lastFrom) continue;
      const digits = parts.slice(first, last + 1).map((part) => part.digits);
      if (isMobile(digits, isOutOfOrder, isBackwards)) return [parts[first]!, parts[last]!];
    }
  }
  return null;
}

function isMobile(digits: readonly string[], isOutOfOrder: boolean, isBackwards: boolean): boolean {
  const together = digits.join('');
  if (MOBILE.test(together)) return true;
  const fromEnd = [...together].toReversed().join('');
  if (isBackwards && MOBILE.test(fromEnd)) return true;
  if (isBackwards && MOBILE.test(digits.toReversed().join(''))) return true;
  return (
    isOutOfOrder && digits.length <= MOST_OUT_OF_ORDER && ordersOf(digits).some((order) => MOBILE.test(order))
  );
}

function ordersOf(digits: readonly string[]): string[] {
  if (digits.length <= 1) return [digits.join('')];
  return digits.flatMap((first, at) => ordersOf(digits.toSpliced(at, 1)).map((rest) => first + rest));
}
