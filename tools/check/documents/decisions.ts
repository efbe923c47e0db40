import { posix } from 'node:path';
import type { Source } from '../sources.ts';

/** Decisions that the index does not name exactly once, by the titles of their own. */
export function decisionFindings(index: Source, decisions: readonly Source[]): string[] {
  return decisions.flatMap(({ path, text }) => {
    const name = posix.basename(path);
    const title = titleOf(text);
    const lines = index.text.split('\n').filter((line) => line.includes(`](${name})`));
    if (lines.length !== 1) return [`${index.path}: ${name} stands there ${lines.length} times`];
    const written = `- [${name.slice(0, 3)}](${name}) ${title}`;
    return lines[0] === written ? [] : [`${index.path}: say "${written}"`];
  });
}

/** What stands behind the number of a decision's heading. */
const titleOf = (text: string): string => /^# \d+[.:]? (.+)$/m.exec(text)?.[1] ?? 'a heading is missing';
