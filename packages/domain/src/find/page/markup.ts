import { HELP_PICTURES, type HelpPicture } from './catalogue.ts';

/** A heading with its paragraphs, each in the markup that `blockOf` reads. */
export interface PageSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export type Run =
  | { readonly kind: 'PLAIN' | 'STRONG'; readonly text: string }
  | { readonly kind: 'LINK'; readonly text: string; readonly to: string };

/** A paragraph as a screen draws it: there is nothing else that a page could become, whatever somebody wrote. */
export type Block =
  | { readonly kind: 'TEXT'; readonly lines: readonly (readonly Run[])[] }
  | { readonly kind: 'LIST'; readonly items: readonly (readonly Run[])[] }
  | { readonly kind: 'PICTURE'; readonly picture: HelpPicture; readonly alt: string };

const HEADING = /^# (.+)$/;
const ITEM = /^- (.+)$/;
const PICTURE = /^!\[([^\][]+)\]\(([a-z-]+)\)$/;
const RUN = /\*\*([^*]+)\*\*|(?<!!)\[([^\][]+)\]\(([^()\s]+)\)/g;
/** An address of the product, or of somebody else over TLS. */
const TARGET = /^(?:\/(?!\/)[\w\-./?=&%#]*|https:\/\/[a-z\d.-]+(?:\/[\w\-./?=&%#~+]*)?)$/;

/** The sections of a text: `# ` begins one, an empty line parts its paragraphs. What stands before the first heading is left out. */
export function sectionsOf(text: string): PageSection[] {
  const sections: { heading: string; paragraphs: string[] }[] = [];
  for (const part of text.split(/\n{2,}/)) {
    const paragraph = part.trim();
    if (paragraph === '') continue;
    const heading = HEADING.exec(paragraph)?.[1];
    if (heading !== undefined) sections.push({ heading, paragraphs: [] });
    else sections.at(-1)?.paragraphs.push(paragraph);
  }
  return sections;
}

/** What a paragraph is: a picture, a list of lines that begin with `- `, otherwise text with **strong** words and [links](/address). */
export function blockOf(paragraph: string): Block {
  const [, alt = '', name] = PICTURE.exec(paragraph) ?? [];
  const picture = HELP_PICTURES.find((one) => one === name);
  if (picture) return { kind: 'PICTURE', picture, alt };
  const lines = paragraph.split('\n');
  const items = lines.map((line) => ITEM.exec(line)?.[1]);
  if (items.every((item) => item !== undefined)) return { kind: 'LIST', items: items.map(runsOf) };
  return { kind: 'TEXT', lines: lines.map(runsOf) };
}

function runsOf(line: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const found of line.matchAll(RUN)) {
    const [whole, strong, label = '', to = ''] = found;
    if (strong === undefined && !TARGET.test(to)) continue;
    if (found.index > end) runs.push({ kind: 'PLAIN', text: line.slice(end, found.index) });
    runs.push(strong === undefined ? { kind: 'LINK', text: label, to } : { kind: 'STRONG', text: strong });
    end = found.index + whole.length;
  }
  if (end < line.length) runs.push({ kind: 'PLAIN', text: line.slice(end) });
  return runs;
}

/** The words of a paragraph without its markup, for those who search. */
export function plainOf(paragraph: string): string {
  const block = blockOf(paragraph);
  if (block.kind === 'PICTURE') return block.alt;
  const lines = block.kind === 'LIST' ? block.items : block.lines;
  return lines.map((runs) => runs.map(({ text }) => text).join('')).join('\n');
}
