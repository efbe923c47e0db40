import type { Day } from '@yoimachi/domain/time';
import { sectionsOf, type PageSection } from './markup.ts';

/** A heading or a paragraph of two versions of a page: in both, only in the earlier, or only in the later one. */
export interface PageChange {
  readonly kind: 'SAME' | 'GONE' | 'NEW';
  readonly isHeading: boolean;
  readonly text: string;
}

interface Line {
  readonly isHeading: boolean;
  readonly text: string;
}

const linesOf = (sections: readonly PageSection[]): Line[] =>
  sections.flatMap(({ heading, paragraphs }) => [
    { isHeading: true, text: heading },
    ...paragraphs.map((text) => ({ isHeading: false, text })),
  ]);

const isSame = (one: Line, other: Line) => one.isHeading === other.isHeading && one.text === other.text;

/** What a later version changes, in the order of reading: as few lines as possible are gone or new, and what is gone stands before what is new. */
export function changesBetween(earlier: readonly PageSection[], later: readonly PageSection[]): PageChange[] {
  const [before, after] = [linesOf(earlier), linesOf(later)];
  const width = after.length + 1;
  // The longest run of lines that stay, from each pair of places to the end.
  const longest = new Uint16Array((before.length + 1) * width);
  for (let b = before.length - 1; b >= 0; b--)
    for (let a = after.length - 1; a >= 0; a--)
      longest[b * width + a] = isSame(before[b]!, after[a]!)
        ? longest[(b + 1) * width + a + 1]! + 1
        : Math.max(longest[(b + 1) * width + a]!, longest[b * width + a + 1]!);
  const changes: PageChange[] = [];
  for (let b = 0, a = 0; b < before.length || a < after.length;) {
    if (b < before.length && a < after.length && isSame(before[b]!, after[a]!)) {
      changes.push({ kind: 'SAME', ...after[a]! });
      b += 1;
      a += 1;
    } else if (
      a === after.length ||
      (b < before.length && longest[(b + 1) * width + a]! >= longest[b * width + a + 1]!)
    ) {
      changes.push({ kind: 'GONE', ...before[b]! });
      b += 1;
    } else {
      changes.push({ kind: 'NEW', ...after[a]! });
      a += 1;
    }
  }
  return changes;
}

/** The same of two texts. */
export const changesOfTexts = (earlier: string, later: string): PageChange[] =>
  changesBetween(sectionsOf(earlier), sectionsOf(later));

/** The versions in force until today, from the oldest on, the last of which holds; before the first is in force, that one is shown. */
export function begunVersions<Version extends { readonly version: Day }>(
  versions: readonly Version[],
  today: Day,
): readonly Version[] {
  const begun = versions.filter(({ version }) => version <= today);
  return begun.length > 0 ? begun : versions.slice(0, 1);
}
