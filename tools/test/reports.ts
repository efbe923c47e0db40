import { type Counts, NOTHING } from './counts.ts';

interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Counts of vitest's JSON report. A file that failed before its first test counts as one failure. */
export function countVitest(report: VitestReport): Counts {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const having = (status: string) => tests.filter((test) => test.status === status).length;
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  const skipped = tests.filter((test) => !['passed', 'failed'].includes(test.status));
  for (const test of skipped) console.log(`not run: ${test.fullName}`);
  return { passed: having('passed'), failed: having('failed') + brokenFiles.length, skipped: skipped.length };
}

interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly errors: readonly unknown[];
}

/** Counts of Playwright's JSON report. Errors outside any test count as one failure. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  const outside = errors.length > 0 && stats.unexpected === 0 ? 1 : 0;
  return {
    ...NOTHING,
    // One that passed when tried again did so on a busy machine; it is named in the list above.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + outside,
    skipped: stats.skipped,
  };
}
