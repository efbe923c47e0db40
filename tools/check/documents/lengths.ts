import type { Source } from '../sources.ts';

/** What is read at the door, and how many lines each may have. */
export const LINE_LIMITS: Readonly<Record<string, number>> = {
  'README.md': 90,
  'ARCHITECTURE.md': 150,
  'CONTRIBUTING.md': 200,
};
const RECIPE = /^docs\/how-to\/[^/]+\.md$/;
const RECIPE_LINES = 40;
const PARAGRAPH_WORDS = 60;

const FENCE = /^\s*```/;
/** A row of a table, a point of a list or a heading is a paragraph of its own, whatever stands before it. */
const STARTS = /^\s*(?:[-*] |\d+\. |\||#|<!--)/;

interface Paragraph {
  readonly line: number;
  readonly text: string;
}

/** What is read in one breath: code, which nobody reads so, left out. */
function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: { line: number; text: string }[] = [];
  let isCode = false;
  let isOpen = false;
  for (const [at, line] of text.split('\n').entries()) {
    if (FENCE.test(line)) isCode = !isCode;
    if (isCode || FENCE.test(line) || line.trim() === '') {
      isOpen = false;
    } else if (!isOpen || STARTS.test(line)) {
      paragraphs.push({ line: at + 1, text: line });
      isOpen = true;
    } else paragraphs.at(-1)!.text += ` ${line}`;
  }
  return paragraphs;
}

/** Words as they are read: of a link its text, of a table no lines. */
const wordsIn = (text: string): number =>
  text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function longParagraphs({ path, text }: Source): string[] {
  return paragraphsOf(text)
    .map(({ line, text: paragraph }) => ({ line, words: wordsIn(paragraph) }))
    .filter(({ words }) => words > PARAGRAPH_WORDS)
    .map(({ line, words }) => `${path}:${line}: a paragraph of ${words} words; ${PARAGRAPH_WORDS} at most`);
}

const limitOf = (path: string): number | undefined =>
  LINE_LIMITS[path] ?? (RECIPE.test(path) ? RECIPE_LINES : undefined);

/** Documents that are longer than somebody reads, and paragraphs that are. */
export function lengthFindings(documents: readonly Source[]): string[] {
  return documents.flatMap((document) => {
    const most = limitOf(document.path);
    if (most === undefined) return [];
    const lines = document.text.trimEnd().split('\n').length;
    const long = lines > most ? [`${document.path}: ${lines} lines; ${most} at most`] : [];
    return [...long, ...longParagraphs(document)];
  });
}
