import { basename, relative } from 'node:path';
import { ROOT } from '../launch/paths.ts';
import { type Counts, failureOf, slowestOf } from './counts.ts';

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file broke where no test of it did. */
    readonly message?: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
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
  const failures = [
    ...report.testResults.flatMap((file) =>
      file.assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => failureOf(`${inProject(file.name)}: ${test.fullName}`, test.failureMessages ?? [])),
    ),
    ...brokenFiles.map((file) => failureOf(inProject(file.name), [file.message ?? ''])),
  ];
  const slowest = slowestOf(
    report.testResults.map(({ name, startTime, endTime }) => ({
      file: basename(name),
      ms: endTime - startTime,
    })),
  );
  return { passed: having('passed'), failed: failures.length, skipped: skipped.length, failures, slowest };
}

const inProject = (file: string): string => relative(ROOT, file);

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results?: readonly {
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly errors: readonly { readonly message?: string }[];
}

/**
 * Counts from Playwright's JSON report. A test that passed only on retry counts as failed, and its name says so; errors outside any test
 * count as one failure.
 */
export function countPlaywright(report: PlaywrightReport): Counts {
  const { stats, errors } = report;
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: errors.length > 0 && failed === 0 ? 1 : failed,
    skipped: stats.skipped,
    failures: [
      ...failedBrowserTests(report),
      ...errors.map(({ message = '' }) => failureOf('outside any test', [message])),
    ],
    slowest: slowestOf(
      [...Map.groupBy(timesOf(report), ({ file }) => file)].map(([file, times]) => ({
        file,
        ms: times.reduce((sum, { ms }) => sum + ms, 0),
      })),
    ),
  };
}

const timesOf = ({ specs = [], suites = [] }: PlaywrightSuite): { file: string; ms: number }[] => [
  ...specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ results = [] }) => results.map(({ duration }) => ({ file, ms: duration }))),
  ),
  ...suites.flatMap(timesOf),
];

function failedBrowserTests({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky' || status === 'unexpected')
      .map(({ status, results = [] }) => {
        const name = `${file}: ${title}${status === 'flaky' ? ' (passed only at its second try)' : ''}`;
        return failureOf(
          name,
          results.flatMap(({ error }) => error?.message ?? []),
        );
      }),
  );
  return [...here, ...suites.flatMap(failedBrowserTests)];
}
