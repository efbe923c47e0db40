import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../launch/paths.ts';

/** A test that makes dates of its own, or looks at what shows and counts them. */
const DATED =
  /\bnew Date\(|\bDate\.UTC\(|\bTemporal\b|\bIntl\.DateTimeFormat\b|@yoimachi\/domain\/time'|\/(?:dates|clock|holidays|use-now|day|instant|format\.ja)\.ts'/;

/**
 * Whether a test speaks of days and hours. What asks the machine for its zone is found where that lies far away; what makes up for the zone
 * of the machine twice is right there and wrong in Tokyo, so these run there, too.
 */
export const isDated = (text: string): boolean => DATED.test(text);

/** Those test files of the patterns that speak of days and hours, from the project's root. */
export const datedTests = (patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: ROOT, exclude: (name) => name.includes('node_modules') })
    .filter((file) => isDated(readFileSync(join(ROOT, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
