import { add, inWords, NOTHING } from './counts.ts';
import { LONG_SUITES, type Suite, SUITES } from './suites.ts';

const MINUTE_MS = 60_000;
/** A machine that does something else as well is no failure. */
const PATIENCE = 6;

/** Options: `--long`, and suite names to run only those. */
function chosenSuites(args: readonly string[]): readonly Suite[] {
  const all = args.includes('--long') ? LONG_SUITES : SUITES;
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = names.find((name) => all.every((suite) => suite.name !== name));
  if (unknown !== undefined) {
    console.error(`There is no suite ${unknown}: choose from ${all.map((suite) => suite.name).join(', ')}.`);
    process.exit(1);
  }
  return names.length > 0 ? all.filter((suite) => names.includes(suite.name)) : all;
}

let total = NOTHING;
const summary: string[] = [];
for (const suite of chosenSuites(process.argv.slice(2))) {
  console.log(`\n== ${suite.name}`);
  const startedAt = performance.now();
  const counts = await suite.run(suite.shareMinutes * PATIENCE * MINUTE_MS);
  const minutes = ((performance.now() - startedAt) / MINUTE_MS).toFixed(1);
  summary.push(`${suite.name}: ${inWords(counts)} in ${minutes} of ${suite.shareMinutes} minutes`);
  if (counts.slowest.length > 0) summary.push(`  longest: ${counts.slowest.join(', ')}`);
  total = add(total, counts);
}
for (const failure of total.failures) console.log(`\nfailed: ${failure}`);
console.log(`\n${summary.join('\n')}\n${inWords(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
