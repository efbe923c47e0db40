import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../launch/paths.ts';

export interface Source {
  /** From the project's root, with `/`. */
  readonly path: string;
  readonly text: string;
}

const SKIPPED = /(?:^|\/)(?:node_modules|dist|data|\.cache|test-results|playwright-report)(?:\/|$)/;

/** The project's own files matching these patterns, excluding generated or installed ones. */
export function readSources(patterns: readonly string[]): Source[] {
  const paths = globSync(patterns, { cwd: ROOT, exclude: (name) => SKIPPED.test(name) });
  return [...new Set(paths)]
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !SKIPPED.test(path) && !path.endsWith('.gen.ts'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

export const CODE = ['{packages,apps,tools,e2e,bench}/**/*.{ts,tsx,mjs}', '*.ts'];
