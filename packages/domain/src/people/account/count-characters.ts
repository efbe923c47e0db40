/** Characters as a reader counts them: an emoji or a rare kanji is one. */
export function countCharacters(text: string): number {
  return [...text].length;
}
