import { fold, type Folded } from './fold.ts';

export type Span = readonly [start: number, end: number];

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]+/gu;

/** A pattern over folded texts: its Japanese may be written as people write it. Everything that repeats in it has an upper bound. */
export const pattern = (source: string, flags: 'u' | 'gu' = 'u'): RegExp =>
  new RegExp(
    source.replace(JAPANESE, (words) => fold(words).text),
    flags,
  );

/** The same over tightened texts, which have no long vowels. */
export const tightPattern = (source: string, flags: 'u' | 'gu' = 'u'): RegExp =>
  pattern(source.replaceAll('ー', ''), flags);

/** Where the first of some patterns matches. */
export function firstMatch({ text }: Folded, patterns: readonly RegExp[]): Span | null {
  for (const each of patterns) {
    const found = each.exec(text);
    if (found && found[0] !== '') return [found.index, found.index + found[0].length];
  }
  return null;
}

/**
 * Each match of a pattern that has `g`, in their order. `matchAll` makes the pattern again for every text, which takes twenty times as long as looking
 * for it.
 */
export function* matchesOf(text: string, each: RegExp): Generator<RegExpExecArray> {
  let from = 0;
  for (;;) {
    each.lastIndex = from;
    const found = each.exec(text);
    if (!found) return;
    // Nothing at all is found once at each place.
    from = Math.max(each.lastIndex, found.index + 1);
    yield found;
  }
}

const ENDING = /^[\p{Script=Hiragana}ー]{1,10}[?？]?/u;

/** A slice of a text with the ending of its verb: nobody is asked to take 「ライン教え」 out of 「ライン教えてね」. */
export const toEndOfVerb = (text: string, [start, end]: Span): Span => [
  start,
  end + (ENDING.exec(text.slice(end))?.[0].length ?? 0),
];
