import { changedSuites } from './changed/suites.ts';
import { add, inWords, NOTHING } from './counts.ts';
import { LONG_SUITES } from './long-suites.ts';
import { startMeter } from './processor.ts';
import { SUITES } from './npm-test.ts';
import type { Suite } from './suites.ts';
import { sourceWeight } from './weight.ts';

const MINUTE_MS = 60_000;
/** A machine that does something else as well is no failure. */
const PATIENCE = 6;

const isSuite = (name: string) => [...SUITES, ...LONG_SUITES].some((suite) => suite.name === name);

/** Options: `--long`; `--changed` with or without what to count from; and suite names to run only those. */
async function chosenSuites(args: readonly string[]): Promise<readonly Suite[]> {
  const after = args[args.indexOf('--changed') + 1];
  const ref = args.includes('--changed') && after !== undefined && !isSuite(after) ? after : undefined;
  const names = args.filter((arg) => !arg.startsWith('--') && arg !== ref);
  const all = args.includes('--long') ? LONG_SUITES : SUITES;
  const unknown = names.find((name) => all.every((suite) => suite.name !== name));
  if (unknown !== undefined) {
    console.error(`There is no suite ${unknown}: choose from ${all.map((suite) => suite.name).join(', ')}.`);
    process.exit(1);
  }
  const offered = args.includes('--changed') ? await changedSuites(ref) : all;
  return names.length > 0 ? offered.filter((suite) => names.includes(suite.name)) : offered;
}

let total = NOTHING;
const summary: string[] = [];
const chosen = await chosenSuites(process.argv.slice(2));
const processorMinutes = startMeter();
/** "3.1 of 4 minutes, 6.0 of a processor": the latter with everything that was started, where that can be known. */
const spent = (startedAt: number, processorBefore: number, shareMinutes: number): string => {
  const minutes = (performance.now() - startedAt) / MINUTE_MS;
  const processor = processorMinutes && processorMinutes() - processorBefore;
  return `${minutes.toFixed(1)} of ${shareMinutes} minutes${processor === null ? '' : `, ${processor.toFixed(1)} of a processor`}`;
};
const began = performance.now();
for (const suite of chosen) {
  console.log(`\n== ${suite.name}`);
  const startedAt = performance.now();
  const processorBefore = processorMinutes?.() ?? 0;
  const counts = await suite.run(suite.shareMinutes * PATIENCE * MINUTE_MS);
  summary.push(
    `${suite.name}: ${inWords(counts)} in ${spent(startedAt, processorBefore, suite.shareMinutes)}`,
  );
  if (counts.slowest.length > 0) summary.push(`  longest: ${counts.slowest.join(', ')}`);
  total = add(total, counts);
}
for (const failure of total.failures) console.log(`\nfailed: ${failure}`);
const shares = chosen.reduce((sum, { shareMinutes }) => sum + shareMinutes, 0);
console.log(`\n${summary.join('\n')}\nall: ${spent(began, 0, shares)}\n${sourceWeight()}\n${inWords(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
