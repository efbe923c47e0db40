import { fold } from './fold.ts';
import { chainsOf } from './numerals.ts';
import { itemsOf } from './phone.ts';
import { mobileOf, partsOf, type Part } from './spread.ts';

const WORD = /[\p{L}\p{N}]/u;

/** The digits of a text that is nothing else, in whichever writing, as one part; else those in its words. */
function partsIn(typed: string): readonly Part[] {
  const folded = fold(typed);
  const { text } = folded;
  const [chain, ...others] = chainsOf(text);
  if (!chain) return [];
  const numerals = chain.flat();
  const span = [numerals[0]!.start, numerals.at(-1)!.end] as const;
  const around = text.slice(0, span[0]) + text.slice(span[1]);
  if (others.length > 0 || itemsOf(text).size > 0 || WORD.test(around)) return partsOf(folded);
  return [{ digits: numerals.map(({ digit }) => digit).join(''), span }];
}

/** Whether a message holds digits that may be a part of a number: only then what was said before it has to be looked at. */
export const mayEndNumber = (text: string): boolean => partsIn(text).length > 0;

/**
 * Whether a message ends a mobile number that its writer said in parts, with or without words around them: the digits of what was said before it,
 * oldest first, and its own. What holds none of them passes between.
 */
export function endsNumber(before: readonly string[], text: string): boolean {
  const own = partsIn(text);
  if (own.length === 0 || before.length === 0) return false;
  const earlier = before.flatMap(partsIn);
  const said = fold([...before, text].join('\n')).text;
  return mobileOf([...earlier, ...own], said, earlier.length) !== null;
}
