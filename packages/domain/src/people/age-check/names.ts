import { cleanLine, NAME_GAPS } from '@yoimachi/domain/text';
import { foldRomanised, latinName, romanise } from './latin-name.ts';
import { COMPARED_BY, REPEATED } from './name-variants.ja.ts';

/** The name a person registered, and its reading. */
export interface LegalName {
  readonly name: string;
  /** Full-width katakana. */
  readonly nameKana: string;
}

/** A Japanese name without gaps, width and variants of its characters: what is the same name is the same text. */
export function foldName(name: string): string {
  const folded: string[] = [];
  for (const sign of cleanLine(name.normalize('NFKC')).replace(NAME_GAPS, '')) {
    const repeated = sign === REPEATED ? folded.at(-1) : undefined;
    folded.push(repeated ?? COMPARED_BY.get(sign) ?? sign);
  }
  return folded.join('');
}

/**
 * Whether a printed name is the registered one. A Latin print is compared with a registered name in Latin letters, in any order of its
 * words, or with the reading of a Japanese one. Null: print and registered name are in scripts that cannot be compared.
 */
export function isSameName(printed: string, registered: LegalName): boolean | null {
  const latin = latinName(printed);
  const registeredLatin = latinName(registered.name.normalize('NFKC'));
  if (latin === null) {
    return registeredLatin === null ? foldName(printed) === foldName(registered.name) : null;
  }
  if (registeredLatin !== null) return inOneOrder(latin) === inOneOrder(registeredLatin);
  const reading = romanise(registered.nameKana);
  return reading === null ? null : foldRomanised(latin) === foldRomanised(reading);
}

const inOneOrder = (name: string) => name.split(' ').sort().join(' ');
