import type { Folded } from './fold.ts';

/** Signs one by one with blanks between them, the letters of an address. */
const ONE_BY_ONE = /(?<![a-z0-9])[a-z0-9@._-](?:[\s・|/、,]{1,2}[a-z0-9@._-](?![a-z0-9])){3,100}/g;
const LETTER = /[a-z]/;
const BETWEEN = /[\s・|/、,]/;

/** The folded text in which what is spelled letter by letter is a word again; the same where nothing is. */
export function squeeze(folded: Folded): Folded {
  const spelled = [...folded.text.matchAll(ONE_BY_ONE)].filter(({ 0: run }) => LETTER.test(run));
  if (spelled.length === 0) return folded;
  const dropped = new Set(
    spelled.flatMap(({ index, 0: run }) =>
      run.split('').flatMap((sign, at) => (BETWEEN.test(sign) ? [index + at] : [])),
    ),
  );
  const kept = folded.text.split('').flatMap((_, at) => (dropped.has(at) ? [] : [at]));
  return {
    text: kept.map((at) => folded.text[at]).join(''),
    from: kept.map((at) => folded.from[at]!),
    to: kept.map((at) => folded.to[at]!),
  };
}
