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
