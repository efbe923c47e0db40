import { NEWS_LINK_LENGTH } from './catalogue.ts';

/** A piece of a paragraph: words, or words that lead somewhere. */
export interface NewsPart {
  readonly text: string;
  /** A path of the product or an `https:` address; null where the words lead nowhere. */
  readonly link: string | null;
}
export type NewsParagraph = readonly NewsPart[];

/** `[words](address)` or a bare `https:` address; nothing else of a text is more than its letters. */
const MARKED = /\[([^[\]\n]{1,100})\]\(([^()\s]{1,300})\)|https:\/\/[A-Za-z0-9\-._~:/?#@!$&*+,;=%]+/g;
/** What ends a sentence is not part of its address. */
const TRAILING = /[.,;:!?]+$/;
const OWN_PATH = /^\/(?![/\\])[A-Za-z0-9\-._~/?#&=%:@+]*$/;

/** Whether an address may stand in news or behind a banner: a path of the product, or `https:` with a name of a host and no user before it. */
export function isNewsLink(link: string): boolean {
  if (link.length > NEWS_LINK_LENGTH) return false;
  if (isOwnPath(link)) return true;
  return /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:[/?#][^\s"'<>\\]*)?$/i.test(link);
}

/** A path of this product, which the app opens itself. */
export const isOwnPath = (link: string): boolean => OWN_PATH.test(link);

/** The paragraphs of a text, which empty lines divide. An address that may not be followed stays the letters it is. */
export const paragraphsOf = (body: string): NewsParagraph[] =>
  body
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(partsOf);

function partsOf(paragraph: string): NewsPart[] {
  const parts: NewsPart[] = [];
  let end = 0;
  const add = (text: string, link: string | null) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (link === null && last?.link === null) parts[parts.length - 1] = { text: last.text + text, link };
    else parts.push({ text, link });
  };
  for (const found of paragraph.matchAll(MARKED)) {
    const [whole, words, address] = found;
    add(paragraph.slice(end, found.index), null);
    const bare = address === undefined ? whole.replace(TRAILING, '') : whole;
    const link = address ?? bare;
    if (isNewsLink(link)) add(words ?? bare, link);
    else add(bare, null);
    end = found.index + bare.length;
  }
  add(paragraph.slice(end), null);
  return parts;
}

/** The first paragraph without its addresses: what a card or a message shows of it. */
export const leadOf = (body: string): string =>
  (paragraphsOf(body)[0] ?? []).map(({ text }) => text).join('');
