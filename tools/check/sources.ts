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

/** Tests of every kind, and what only they use. */
export const isTest = (path: string): boolean =>
  /\.(?:test|spec|fixture|test-kit)\.tsx?$|\/test(?:-support)?\//.test(path);

/** A text without its comments, by a rule that is good enough for our own formatting; its lines keep their numbers. */
export const withoutComments = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1');

/** `path:line: text` of every line that matches one of these. */
export const linesWith = (sources: readonly Source[], ...patterns: readonly RegExp[]): string[] =>
  sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        patterns.some((pattern) => pattern.test(line)) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
