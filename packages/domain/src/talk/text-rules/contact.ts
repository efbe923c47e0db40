import { ADDRESSES } from './addresses.ja.ts';
import { ANNOUNCED } from './announced.ja.ts';
import { DIRECT } from './direct.ja.ts';
import { ELSEWHERE } from './elsewhere.ja.ts';
import { alone, exchangeIn, isRefusedBehind, together } from './exchange.ts';
import { sliceOf, tighten, type Folded } from './fold.ts';
import { FOREIGN } from './foreign.ja.ts';
import { IDS, LETTER_NAME, SPELLED } from './handles.ja.ts';
import { HIDDEN } from './hidden.ja.ts';
import { MAILS } from './mails.ja.ts';
import { ONLY_NAME } from './names.ts';
import { NOTES } from './notes.ja.ts';
import { firstMatch, matchesOf, toEndOfVerb, type Span } from './pattern.ts';
import { findPhone } from './phone.ts';
import { PICTURES } from './pictures.ja.ts';
import { RIDDLES } from './riddles.ja.ts';
import { findSpread } from './spread.ts';
import { squeeze } from './squeeze.ts';
import type { TextPlace } from './types.ts';

/** What goes around the product without a name. */
const PAST = [
  ...NOTES,
  ...DIRECT,
  ...ELSEWHERE,
  ...ANNOUNCED,
  ...HIDDEN,
  ...PICTURES,
  ...MAILS,
  ...RIDDLES,
  ...FOREIGN,
].map(({ source }) => new RegExp(source, 'gu'));
/** Fewer letters spelled out are an abbreviation, or one letter again and again a sound. */
const FEWEST_LETTERS = 3;

/** Where somebody gives or asks for a way around the product, as a slice of the text as typed. */
export function findContact(folded: Folded, text: string, place: TextPlace): Span | null {
  const number = findPhone(folded) ?? findSpread(folded);
  if (number) return sliceOf(folded, ...number);
  const words = squeeze(folded);
  const sent = firstMatch(words, ADDRESSES) ?? firstMatch(words, IDS) ?? spelledOut(words);
  if (sent) return sliceOf(words, ...sent);
  const named = exchangeIn(words, text, alone) ?? past(words);
  if (named) return toEndOfVerb(text, sliceOf(words, ...named));
  const tight = tighten(folded);
  const hidden =
    place === 'CHAT' && ONLY_NAME.test(tight.text)
      ? ([0, tight.text.length] as const)
      : exchangeIn(tight, text, together);
  return hidden && toEndOfVerb(text, sliceOf(tight, ...hidden));
}

/** An address whose letters are said by their names. */
function spelledOut({ text }: Folded): Span | null {
  for (const { index, 0: run } of matchesOf(text, SPELLED))
    if (new Set(run.match(LETTER_NAME)).size >= FEWEST_LETTERS) return [index, index + run.length];
  return null;
}

/** The first of them whose sentence does not refuse it. */
function past({ text }: Folded): Span | null {
  for (const each of PAST)
    for (const { index, 0: found } of matchesOf(text, each))
      if (!isRefusedBehind(text, index + found.length)) return [index, index + found.length];
  return null;
}
