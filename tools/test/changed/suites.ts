import { WHOLE_TABLE, chooseTests, type Choice } from './choose.ts';
import { namesOfCalls, readHouse } from './house.ts';
import { changesSince } from './since.ts';
import { touchedCalls } from './touched-calls.ts';
import { SUITES } from '../npm-test.ts';
import type { Suite } from '../suites.ts';

/** What `npm test -- --changed` runs: `check` whole, and of each suite what a change can have broken. It says what, and why. */
export async function changedSuites(ref: string | undefined): Promise<readonly Suite[]> {
  const { since, files } = changesSince(ref);
  const choice = chooseTests(files, await readHouse());
  console.log(`${files.length} files changed since ${since}.`);
  for (const reason of choice.reasons) console.log(`  ${reason}`);
  const env = choice.calls === 'all' ? {} : touchedCalls(namesOfCalls(choice.calls));
  return SUITES.flatMap((suite): Suite[] => {
    const tests = testsOf(suite.name, choice);
    console.log(`  ${suite.name}: ${inWords(tests)}`);
    if (tests === 'all') return [suite];
    return tests.length === 0
      ? []
      : [{ ...suite, run: (limitMs) => suite.run(limitMs, { args: tests, env }) }];
  });
}

function testsOf(suite: string, { tests }: Choice): readonly string[] | 'all' {
  if (suite === 'check') return 'all';
  // It tries a little of everything: where something below everything has changed, it may be another one there.
  if (suite === 'engines') return tests.api === 'all' ? 'all' : [];
  return tests[suite as keyof Choice['tests']];
}

function inWords(tests: readonly string[] | 'all'): string {
  if (tests === 'all') return 'everything';
  const walks = tests.filter((path) => WHOLE_TABLE.test(path)).length;
  return `${tests.length} files${walks > 0 ? `, ${walks} of them over the table of calls` : ''}`;
}
