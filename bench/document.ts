/**
 * `docs/performance.md`, which a run of the bench writes: what of its limits the product reaches. Rates are of one machine, ratios hardly:
 * one that falls by more than a tenth is a change of the product.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { ROOT } from '../tools/launch/paths.ts';
import { percent, rate, table } from './cells.ts';
import type { Ratio } from './ratios.ts';

const PATH = 'docs/performance.md';
/** A ratio may fall by so much of itself before it is said. */
const TOLERATED = 0.1;

/** On what, of what and how long was measured. */
export interface Run {
  readonly machine: string;
  /** Short, with what it is of. */
  readonly commit: string;
  /** `quick` or `whole`: a smaller crowd has other ratios. */
  readonly size: 'quick' | 'whole';
  /** How many others were at work when it began, by the system's count of a minute. */
  readonly busy: number;
}

/** A ratio that was larger in the run that is committed. */
export interface Fall {
  readonly name: string;
  readonly before: number;
  readonly now: number;
}

const HEAD = ['what', 'ratio', 'of processor time', 'aim', 'rate', 'beside'];

/** The document as Markdown, before it is formatted. */
export function documentOf({ machine, commit, size, busy }: Run, ratios: readonly Ratio[]): string {
  const rows = ratios.map(({ name, share, cpuShare, aim, perSecond, beside }) => [
    name,
    percent(share),
    cpuShare === null ? '–' : percent(cpuShare),
    aim === null ? '' : `${percent(aim)}${share < aim ? ' (missed)' : ''}`,
    rate(perSecond),
    beside,
  ]);
  const how = size === 'quick' ? '`npm run bench -- --quick`' : '`npm run bench`';
  return `# Performance

Written by ${how}: what of a limit, measured beside it in the same minutes, the product reaches. A rate depends on the machine, a ratio
hardly; of processor time it is steadier still where others are at work. The next run says in red what has fallen by more than a tenth.

- Machine: ${machine}
- Commit: ${commit}
- Size: ${size}
- Load average when it began: ${busy.toFixed(1)}

${table('What of its limit', [HEAD, ...rows])}
`;
}

/** The ratios that such a document says, by their names; null where it is of another size, or none. */
export function ratiosIn(document: string, size: Run['size']): ReadonlyMap<string, number> | null {
  if (!new RegExp(`^- Size: ${size}$`, 'm').test(document)) return null;
  const rows = document.matchAll(/^\| (?<name>[^|]+?) +\| (?<percent>\d+) % +\|/gm);
  return new Map([...rows].map(({ groups }) => [groups!['name']!, Number(groups!['percent']) / 100]));
}

/** What has fallen by more than is tolerated. What is new, or not measured any more, has not. */
export const fallsOf = (before: ReadonlyMap<string, number>, ratios: readonly Ratio[]): Fall[] =>
  ratios.flatMap(({ name, share }) => {
    const known = before.get(name);
    return known !== undefined && share < known * (1 - TOLERATED)
      ? [{ name, before: known, now: share }]
      : [];
  });

/** In red where there are colours, and by a word where there are none. */
export function fallLine({ name, before, now }: Fall, isColoured: boolean): string {
  const line = `FALLEN: ${name}, ${percent(before)} → ${percent(now)}`;
  return isColoured ? styleText('red', line, { validateStream: false }) : line;
}

const git = (...args: string[]): string | null => {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
};

/** The state that is measured; what is not committed is said. */
function commitOf(): string {
  const commit = git('show', '-s', '--format=%h of %cs', 'HEAD')?.trim() ?? 'unknown';
  return git('status', '--porcelain', '--', 'apps', 'packages', 'bench') ? `${commit}, with changes` : commit;
}

/** What is asked before a run: its own load would be counted afterwards. */
export const beginRun = (size: Run['size']): Omit<Run, 'machine'> => ({
  size,
  commit: commitOf(),
  busy: loadavg()[0]!,
});

/** Writes the document; returns what to say about the one that is committed. */
export function writeDocument(run: Run, ratios: readonly Ratio[]): string[] {
  const committed = git('show', `HEAD:${PATH}`);
  writeFileSync(join(ROOT, PATH), documentOf(run, ratios));
  execFileSync(join(ROOT, 'node_modules/.bin/oxfmt'), [PATH], { cwd: ROOT, stdio: 'ignore' });
  const before = committed === null ? null : ratiosIn(committed, run.size);
  if (before === null) return [`${PATH} is written. Nothing of this size is committed to compare it with.`];
  const fallen = fallsOf(before, ratios);
  const isColoured = process.stderr.isTTY && process.stderr.hasColors();
  if (fallen.length === 0) return [`${PATH} is written. No ratio has fallen by more than a tenth.`];
  return [`${PATH} is written.`, ...fallen.map((fall) => fallLine(fall, isColoured))];
}
