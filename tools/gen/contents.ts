import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headingsOf } from '../check/anchors.ts';
import { ROOT } from '../launch/paths.ts';
import { betweenMarkers } from './markers.ts';

/** docs/rules.md with a list of its sections as they are now. */
export async function rulesText(): Promise<string> {
  return withContents(await readFile(join(ROOT, 'docs/rules.md'), 'utf8'));
}

/** A text with a list of its sections, of two depths, between its two markers, whatever stood there. */
export function withContents(text: string): string {
  const sections = headingsOf(text).filter(({ depth }) => depth === 2 || depth === 3);
  const lines = sections.map(
    ({ depth, title, anchor }) => `${depth === 2 ? '' : '  '}- [${title}](#${anchor})`,
  );
  return betweenMarkers(text, 'contents', `\n${lines.join('\n')}\n\n`);
}
