import { fold } from './fold.ts';
import { chainsOf } from './numerals.ts';
import { itemsOf } from './phone.ts';

const MOBILE = /^0[5-9]0\d{8}$/;
const WORD = /[\p{L}\p{N}]/u;

/** The digits of a text that is nothing else, in whichever writing; null of any other, and of a time, a day or a sum. */
function partOf(typed: string): string | null {
  const { text } = fold(typed);
  const [chain, ...others] = chainsOf(text);
  if (!chain || others.length > 0 || itemsOf(text).size > 0) return null;
  const numerals = chain.flat();
  const around = text.slice(0, numerals[0]!.start) + text.slice(numerals.at(-1)!.end);
  return WORD.test(around) ? null : numerals.map(({ digit }) => digit).join('');
}

/** Whether a message is nothing but digits: only then what was said before it has to be looked at. */
export const mayEndNumber = (text: string): boolean => partOf(text) !== null;

/**
 * Whether a message ends a mobile number that its writer said in parts: the digits of what was said before it, oldest first, and its own are one
 * from the beginning of a message on. What has words passes, and so does what stands between.
 */
export function endsNumber(before: readonly string[], text: string): boolean {
  let digits = partOf(text);
  if (digits === null) return false;
  for (const said of before.toReversed()) {
    digits = (partOf(said) ?? '') + digits;
    if (MOBILE.test(digits)) return true;
  }
  return false;
}
