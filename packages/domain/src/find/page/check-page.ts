import { fail, ok, type Result } from '@yoimachi/domain/result';
import { blockOf, sectionsOf } from './markup.ts';

/** Longer than any terms. */
export const PAGE_MAX = 60_000;
/** So many lines can still be compared while somebody waits. */
export const PAGE_PARAGRAPHS_MAX = 600;
export const PAGE_NEWS_MAX = 300;

/** Why a text cannot be a page, and about which part of it. */
export const PAGE_FAULTS = [
  'NO_HEADING',
  'EMPTY_SECTION',
  'HEADING_TWICE',
  'TOO_MANY',
  'BRACES',
  'VARIABLE',
  'PICTURE',
  'LINK',
] as const;
export type PageFault = (typeof PAGE_FAULTS)[number];

const VARIABLE = /\{(\w+)\}/g;
const LINK_LIKE = /\]\(/g;

const faulty = (fault: PageFault, part: string) =>
  fail('PAGE_FAULT', 'body', { fault, part: part.slice(0, 80) });

/**
 * Whether a text can be shown as a page: it begins with a heading, every section says something under a heading of its own, and each
 * variable, picture and link is one that exists. PAGE_FAULT says in its details what is wrong where.
 */
export function checkPage(text: string, variables: readonly string[]): Result<string, 'PAGE_FAULT'> {
  const body = text.replaceAll('\r\n', '\n').trim();
  const sections = sectionsOf(body);
  if (!body.startsWith('# ') || sections.length === 0) return faulty('NO_HEADING', body);
  const headings = new Set<string>();
  let count = 0;
  for (const { heading, paragraphs } of sections) {
    if (paragraphs.length === 0) return faulty('EMPTY_SECTION', heading);
    if (headings.has(heading)) return faulty('HEADING_TWICE', heading);
    headings.add(heading);
    count += 1 + paragraphs.length;
    for (const part of [heading, ...paragraphs]) {
      const checked = checkPart(part, variables);
      if (!checked.ok) return checked;
    }
  }
  return count > PAGE_PARAGRAPHS_MAX ? faulty('TOO_MANY', String(count)) : ok(body);
}

function checkPart(part: string, variables: readonly string[]): Result<undefined, 'PAGE_FAULT'> {
  for (const [, name = ''] of part.matchAll(VARIABLE))
    if (!variables.includes(name)) return faulty('VARIABLE', name);
  if (/[{}｛｝]/.test(part.replace(VARIABLE, ''))) return faulty('BRACES', part);
  const block = blockOf(part);
  if (block.kind === 'PICTURE') return ok();
  if (part.startsWith('![')) return faulty('PICTURE', part);
  const runs = (block.kind === 'LIST' ? block.items : block.lines).flat();
  const links = runs.filter(({ kind }) => kind === 'LINK').length;
  return (part.match(LINK_LIKE)?.length ?? 0) === links ? ok() : faulty('LINK', part);
}

/** A text with its variables filled in; what has no value stays out. */
export const fillPage = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(VARIABLE, (_, name: string) => values[name] ?? '');
