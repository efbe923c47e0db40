import type { Counts } from './counts.ts';

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

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly errors: readonly unknown[];
}

/**
 * Counts from Playwright's JSON report. A test that passed only on retry counts as failed and is named; errors outside any test count as
 * one failure.
 */
export function countPlaywright(report: PlaywrightReport): Counts {
  const { stats, errors } = report;
  for (const name of flakyTests(report)) console.log(`passed only at its second try: ${name}`);
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: errors.length > 0 && failed === 0 ? 1 : failed,
    skipped: stats.skipped,
  };
}

function flakyTests({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...here.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakyTests)];
}
