/** Whether two texts of one length differ in at most so many signs. */
export function like(text: string, word: string, misread: number): boolean {
  if (text.length !== word.length) return false;
  let others = 0;
  for (let at = 0; at < word.length; at++) if (text[at] !== word[at]) others++;
  return others <= misread;
}

/** Where a text has a word of which at most so many signs were misread; -1 where nowhere. */
export function findLike(text: string, word: string, misread: number): number {
  for (let at = 0; at + word.length <= text.length; at++) {
    if (like(text.slice(at, at + word.length), word, misread)) return at;
  }
  return -1;
}

/** Whether a text has a word that differs in at most so many signs, lost and added ones among them. */
export function hasNearly(text: string, word: string, edits: number): boolean {
  // The fewest edits that make some part of the text, ending at its present sign, the word's beginning of each length.
  let fewest = Array.from({ length: word.length + 1 }, (_, length) => length);
  for (const sign of text) {
    const before = fewest;
    fewest = [0];
    for (let at = 1; at <= word.length; at++) {
      const replaced = before[at - 1]! + (word[at - 1] === sign ? 0 : 1);
      fewest.push(Math.min(replaced, before[at]! + 1, fewest[at - 1]! + 1));
    }
    if (fewest[word.length]! <= edits) return true;
  }
  return false;
}

/** How often. */
export function countLike(text: string, word: string, misread: number): number {
  let count = 0;
  for (let rest = text; ;) {
    const at = findLike(rest, word, misread);
    if (at < 0) return count;
    count++;
    rest = rest.slice(at + word.length);
  }
}
