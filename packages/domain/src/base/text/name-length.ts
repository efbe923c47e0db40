import { charactersOf } from './characters.ts';

/** An emoji of several people takes seven code points; a name of nothing else is shorter than others. */
const CODE_POINTS_A_CHARACTER = 4;

/** Whether a name is longer than so many characters, or than four code points for each of them, which is what is stored at most. */
export const isNameTooLong = (name: string, most: number): boolean =>
  charactersOf(name, most) > most || [...name].length > most * CODE_POINTS_A_CHARACTER;

/** How many units a name of so many characters takes at most: a code point has up to two. */
export const nameUnits = (characters: number): number => 2 * CODE_POINTS_A_CHARACTER * characters;
