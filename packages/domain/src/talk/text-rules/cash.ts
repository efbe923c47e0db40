import { AT_THE_SHOP, CASH, PAYS } from './cash.ja.ts';
import type { Folded } from './fold.ts';
import { firstMatch, matchesOf, type Span } from './pattern.ts';

const SENTENCE_END = /[。?]/u;
/** How far before the money stands what it is for. */
const NAMED_WITHIN = 12;

/** Where somebody offers or asks for money past the product, in a tightened text; what is paid at the counter is none. */
export function findCash(tight: Folded): Span | null {
  for (const { index, 0: found } of matchesOf(tight.text, PAYS)) {
    const before = tight.text
      .slice(Math.max(0, index - NAMED_WITHIN), index)
      .split(SENTENCE_END)
      .at(-1)!;
    if (!AT_THE_SHOP.test(before)) return [index, index + found.length];
  }
  return firstMatch(tight, CASH);
}
