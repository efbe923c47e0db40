import { LONG_MARK, SMALL_TSU, SYLLABLES } from './romaji.ja.ts';

const LATIN_NAME = /^[A-Z][A-Z ]*$/;

/** A name in Latin letters as capitals with single spaces, without accents and signs; null if it is in another script. */
export function latinName(text: string): string | null {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/['’`.]/gu, '')
    .replace(/[\s,<‐-]+/gu, ' ')
    .trim();
  return LATIN_NAME.test(plain) ? plain : null;
}

/** A name in katakana as a passport spells it, its long vowels written out; null if a sign is no kana of a name. */
export function romanise(kana: string): string | null {
  let latin = '';
  let doubled = false;
  for (let at = 0; at < kana.length;) {
    const sign = kana[at]!;
    const pair = SYLLABLES.get(kana.slice(at, at + 2));
    const syllable = pair !== undefined && kana.length > at + 1 ? pair : SYLLABLES.get(sign);
    if (/[\s・]/u.test(sign)) latin += ' ';
    else if (sign === SMALL_TSU) doubled = true;
    else if (sign !== LONG_MARK) {
      if (syllable === undefined) return null;
      latin += (doubled ? doubledHead(syllable) : '') + syllable;
      doubled = false;
    }
    at += pair === undefined ? 1 : 2;
  }
  return latin.replace(/ +/g, ' ').trim();
}

/** A small tsu doubles the consonant after it: HATTORI, and before CH it is a T: EITCHI. */
const doubledHead = (syllable: string) => (syllable.startsWith('CH') ? 'T' : (syllable[0] ?? ''));

/**
 * The form in which a romanised name and a printed one are compared. A passport leaves long vowels out or writes them OH or OU as its
 * owner wished, and has M before B, M and P: ONO, OHNO and OONO are one print of one name.
 */
export function foldRomanised(latin: string): string {
  return latin
    .replaceAll(' ', '')
    .replace(/N(?=[BMP])/g, 'M')
    .replace(/OH(?=[^AIUEOY]|$)/g, 'O')
    .replace(/O[OU]+/g, 'O')
    .replace(/UU+/g, 'U');
}
