import type { Source } from './sources.ts';

/** Views that show all databases of a server, and the statement that asks them. */
const ASKED = /\b(?:from|join)\s+(?:pg_catalog\.)?(?:pg_stat_activity|pg_locks)\b[^`]*?(?=`|'[,;)])/g;
const OWN = /\b(?:datname|database)\s*=/;

/** How many connections a server gives is a matter of all its databases. */
const LAWFUL: ReadonlySet<string> = new Set(['apps/server/src/platform/database/condition.ts']);

/**
 * Questions to a whole server where one's own database is meant, as `path:line: text`. Installations share servers, and so do the workers of the
 * tests: whoever cuts or counts connections of all databases meets a neighbour's, now and then.
 */
export function questionsToAll(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /\.(?:tsx?|mjs)$/.test(path) && !LAWFUL.has(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(ASKED)]
        .filter(([statement]) => !OWN.test(statement))
        .map(
          ({ 0: statement, index }) =>
            `${path}:${text.slice(0, index).split('\n').length}: ${statement.split('\n')[0]}`,
        ),
    );
}
