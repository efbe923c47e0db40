import { foldWord, sliceOf, tighten, fold, type Folded } from './fold.ts';
import type { Span } from './pattern.ts';

const LATIN_WORD = /^[a-z0-9]+$/;
const LATIN = /[a-z0-9]/;

/** Where a text holds a word of the operators, whatever stands between its letters. A word in Latin letters is not part of a longer one. */
export function findWord(folded: Folded, words: readonly string[]): Span | null {
  if (words.length === 0) return null;
  const tight = tighten(folded);
  for (const word of words) {
    const plain = tighten(fold(word)).text;
    if (plain === '') continue;
    const [where, looked] = LATIN_WORD.test(plain) ? [folded, foldWord(word).trim()] : [tight, plain];
    const at = wordAt(where.text, looked, LATIN_WORD.test(plain));
    if (at !== null) return sliceOf(where, at, at + looked.length);
  }
  return null;
}

function wordAt(text: string, word: string, isLatin: boolean): number | null {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isLatin) return at;
    if (!LATIN.test(text[at - 1] ?? '') && !LATIN.test(text[at + word.length] ?? '')) return at;
  }
  return null;
}
