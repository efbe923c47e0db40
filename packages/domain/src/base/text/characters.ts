let signs: Intl.Segmenter | undefined;

/** What a reader takes for single characters: 👨‍👩‍👧 is one, and so is a letter with its marks. */
const charactersIn = (text: string) =>
  (signs ??= new Intl.Segmenter('ja', { granularity: 'grapheme' })).segment(text);

/** How long a text is for who reads it. Beyond `most` it is not counted on. */
export function charactersOf(text: string, most = Number.POSITIVE_INFINITY): number {
  let count = 0;
  for (const _ of charactersIn(text)) if (++count > most) break;
  return count;
}

/** What stands for a name where there is room for one character; of no name, nothing. */
export function firstCharacterOf(name: string): string {
  for (const { segment } of charactersIn(name)) return segment;
  return '';
}

/** An emoji of several people takes seven code points; a name of nothing else is shorter than others. */
const CODE_POINTS_A_CHARACTER = 4;

/** Whether a name is longer than so many characters, or than four code points for each of them, which is what is stored at most. */
export const isNameTooLong = (name: string, most: number): boolean =>
  charactersOf(name, most) > most || [...name].length > most * CODE_POINTS_A_CHARACTER;

/** How many units a name of so many characters takes at most: a code point has up to two. */
export const nameUnits = (characters: number): number => 2 * CODE_POINTS_A_CHARACTER * characters;
