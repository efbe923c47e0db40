import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Could not run here; each is named with its reason. */
  readonly skipped: number;
  /** Which failed, and how each begins to say why: the last thing a run prints, where whoever sees only its end still reads it. */
  readonly failures: readonly string[];
  /** Which files took longest, "money.race.test.ts 31 s": where to look when a run takes too long. */
  readonly slowest: readonly string[];
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], slowest: [] };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
  slowest: [...a.slowest, ...b.slowest],
});

const SLOWEST = 10;

/** The files that took longest. */
export const slowestOf = (files: readonly { readonly file: string; readonly ms: number }[]): string[] =>
  files
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
    .map(({ file, ms }) => `${file} ${Math.round(ms / 1000)} s`);

const REASON_LINES = 12;

/** A failed test with its file and the first lines of its error, without their colours. */
export function failureOf(name: string, reasons: readonly string[]): string {
  const lines = stripVTControlCharacters(reasons.join('\n')).split('\n').slice(0, REASON_LINES);
  return [name, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** "12 passed, 0 failed", and the number skipped, if any. */
export const inWords = ({ passed, failed, skipped }: Pick<Counts, 'passed' | 'failed' | 'skipped'>): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
