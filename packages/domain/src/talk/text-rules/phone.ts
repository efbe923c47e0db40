import { foldWord, type Folded } from './fold.ts';
import { CALLED, NOT_CALLED } from './numerals.ja.ts';
import { chainsOf, type Chain } from './numerals.ts';
import { matchesOf, type Span } from './pattern.ts';

/** Times, days, sums and postal codes: what a run of groups may be without being a number that is called. */
const HARMLESS = [
  /(?<![\d:])(?:[01]?\d|2\d):[0-5]\d(?![\d:])/g,
  /(?<![\d/.-])20\d\d([/.-])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?!\d|[/.-]\d)/g,
  /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])(?![\d/])/g,
  /(?<![\d,])[1-9]\d{0,2}(?:,\d{3}){1,3}(?![\d,])/g,
];

/** A postal code and the sign it is known by; what goes on with two digits is none. */
const POSTAL = /〒[^\p{L}\p{N}]{0,3}\d{3}-?\d{4}(?![^\p{L}\p{N}]{0,3}\d{2})/gu;

export const MOBILE = /^0[5-9]0\d{8}$/;
const MOBILE_START = /^0[5-9]0/;
const LONG_START = /^0\d{10}$/;
const LAND_LINE = /^0[1-9]\d{8}$/;
const WITHOUT_ZERO = /^[6-9]0\d{8}$/;
const FROM_ABROAD = /^(?:00|010)?810?[5-9]0\d{8}$/;
/** So read only where they are parted like a number. */
const BY_SHAPE = [LAND_LINE, LONG_START, WITHOUT_ZERO];
/** Its first part where it is written over several lines. */
const BEGINS_AREA = /^0\d{0,3}$/;
const INSIDE = /(?:0|81)[5-9]0\d{8}/;
/** More digits than these no number has. */
const MOST_DIGITS = 16;
const FEWEST_CALLED = 7;
const FEWEST_ABROAD = 9;
/** Digits of a number that are not also those of a time, a day or a sum: 09/01 may be a part of one, 08:00-09:30 is none. */
const FEWEST_BESIDE_ITEMS = 4;
const FEWEST_OVER_SENTENCES = 6;
/** How far before a number the word that names it stands. */
const NAMED_WITHIN = 12;

const wordsIn = (words: readonly string[]) => (text: string) => words.some((word) => text.includes(word));
const isCalled = wordsIn(CALLED.map(foldWord));
const isNotCalled = wordsIn(NOT_CALLED.map(foldWord));

/** What is part of one is never part of a number that is called. */
const IN_POSTAL = -1;

const SENTENCE_END = /[。!?\n]/u;

interface Group extends Readonly<Record<'digits', string>> {
  readonly start: number;
  readonly end: number;
  /** Number of the harmless item it is part of. */
  readonly item: number | null;
}

/** Where a folded text holds a phone number, in whichever writing; null if it holds none. */
export function findPhone({ text }: Folded): Span | null {
  const items = itemsOf(text);
  for (const chain of chainsOf(text)) {
    const found = inChain(groupsOf(chain, items), text);
    if (found) return found;
  }
  return null;
}

/** By the place of a sign of a folded text, the time, day, sum or postal code it is part of. */
export function itemsOf(text: string): ReadonlyMap<number, number> {
  const items = new Map<number, number>();
  for (const pattern of [POSTAL, ...HARMLESS]) {
    for (const { index, 0: item } of matchesOf(text, pattern))
      for (let at = index; at < index + item.length; at += 1)
        if (!items.has(at)) items.set(at, pattern === POSTAL ? IN_POSTAL : index);
  }
  return items;
}

function groupsOf(chain: Chain, items: ReadonlyMap<number, number>): Group[] {
  return chain.map((numerals) => {
    const [start, end] = [numerals[0]!.start, numerals.at(-1)!.end];
    const digits = numerals.map(({ digit }) => digit).join('');
    return { digits, start, end, item: items.get(start) ?? null };
  });
}

function inChain(groups: readonly Group[], text: string): Span | null {
  for (let first = 0; first < groups.length; first += 1) {
    if (groups[first]!.item !== null && groups[first]!.item === groups[first - 1]?.item) continue;
    const found = from(groups, first, text);
    if (found) return found;
  }
  return null;
}

/** The longest number that begins with a group, or within it. */
function from(groups: readonly Group[], first: number, text: string): Span | null {
  let digits = '';
  let found: Span | null = null;
  for (let last = first; last < groups.length; last += 1) {
    const group = groups[last]!;
    digits += group.digits;
    const taken = groups.slice(first, last + 1);
    const cut = group.item !== null && group.item === groups[last + 1]?.item;
    if (!cut && isNumber(digits, taken, text)) found = [taken[0]!.start, group.end];
    if (digits.length > MOST_DIGITS) break;
  }
  return found;
}

function isNumber(digits: string, groups: readonly Group[], text: string): boolean {
  const raw = groups.filter(({ item }) => item === null);
  if (raw.length === 0 || groups.some(({ item }) => item === IN_POSTAL)) return false;
  const inOneSentence = !SENTENCE_END.test(text.slice(groups[0]!.start, groups.at(-1)!.end));
  if (raw.length < groups.length) {
    const least = inOneSentence ? FEWEST_BESIDE_ITEMS : FEWEST_OVER_SENTENCES;
    return MOBILE.test(digits) && raw.reduce((sum, group) => sum + group.digits.length, 0) >= least;
  }
  if (MOBILE.test(digits) || FROM_ABROAD.test(digits)) return true;
  if (groups.length === 1 && INSIDE.test(digits)) return true;
  const before = namedBefore(text, groups[0]!.start);
  if (before.endsWith('+') && digits.length >= FEWEST_ABROAD) return true;
  if (hidesMobile(groups)) return true;
  if (!inOneSentence && !(LAND_LINE.test(digits) && BEGINS_AREA.test(groups[0]!.digits))) return false;
  if (isNotCalled(before) && (groups.length === 1 || WITHOUT_ZERO.test(digits))) return false;
  if (inNumberShape(groups) && BY_SHAPE.some((form) => form.test(digits))) return true;
  return digits.length >= FEWEST_CALLED && isCalled(before);
}

/** What stands before a number and may say what it is. */
const namedBefore = (text: string, start: number): string =>
  text
    .slice(Math.max(0, start - NAMED_WITHIN), start)
    .split(SENTENCE_END)
    .at(-1)!;

/** Whether what stands before a number says that it is one of a booking, a seat or the like. */
export const isNamedOtherwise = (text: string, start: number): boolean =>
  isNotCalled(namedBefore(text, start));

/** 5090-1234-5678 and 090-1234-56789: a digit too many before or behind. */
function hidesMobile(groups: readonly Group[]): boolean {
  if (groups.length < 2 || groups.length > 3) return false;
  const digits = groups.map((group) => group.digits).join('');
  const inFirst = groups[0]!.digits.search(/0[5-9]0/);
  if (inFirst > 0 && MOBILE.test(digits.slice(inFirst))) return true;
  return (
    MOBILE_START.test(digits) && groups[0]!.digits.length === 3 && digits.length > 11 && digits.length < 14
  );
}

/** As numbers are parted: three parts at most with a last one of three or more, or digit by digit. */
function inNumberShape(groups: readonly Group[]): boolean {
  if (groups.every(({ digits }) => digits.length === 1)) return true;
  return groups.length <= 3 && groups.at(-1)!.digits.length >= 3;
}
