import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ROOT } from '../launch/paths.ts';
import { inWords } from './counts.ts';
import { countPlaywright, countVitest } from './reports.ts';

const assertion = (status: string) => ({
  status,
  fullName: `a test that ${status}`,
  ...(status === 'failed' && { failureMessages: ['\x1b[31mone is not two\x1b[39m\n    at a line'] }),
});
const NAME = join(ROOT, 'apps/gift.race.test.ts');
const times = { startTime: 1_000, endTime: 3_400 };

test('passed, failed and skipped tests are counted, the skipped ones named', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const file = {
    name: NAME,
    status: 'failed',
    ...times,
    assertionResults: ['passed', 'passed', 'failed', 'skipped'].map(assertion),
  };
  expect(countVitest({ testResults: [file] })).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    failures: ['apps/gift.race.test.ts: a test that failed\n  one is not two\n      at a line'],
    slowest: ['gift.race.test.ts 2 s'],
  });
  expect(log).toHaveBeenCalledWith('not run: a test that skipped');
});

test('a file that broke before its first test is a failure', () => {
  const broken = { name: NAME, status: 'failed', message: 'no such module', assertionResults: [], ...times };
  expect(countVitest({ testResults: [broken] })).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: ['apps/gift.race.test.ts\n  no such module'],
    slowest: ['gift.race.test.ts 2 s'],
  });
});

test('a browser test that passed only when tried again is a failure with a name', () => {
  const results = [{ duration: 900, error: { message: 'no points' } }, { duration: 100 }];
  const spec = (title: string, status: string) => ({
    title,
    file: 'money.spec.ts',
    tests: [{ status, results }],
  });
  const suites = [
    {
      specs: [spec('buys points', 'expected')],
      suites: [{ specs: [spec('pays twice', 'flaky'), spec('a receipt', 'skipped')] }],
    },
  ];
  const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 1 };
  expect(countPlaywright({ suites, stats, errors: [] })).toEqual({
    passed: 1,
    failed: 1,
    skipped: 1,
    failures: ['money.spec.ts: pays twice (passed only at its second try)\n  no points'],
    slowest: ['money.spec.ts 3 s'],
  });
});

test('an error outside any browser test is a failure', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countPlaywright({ stats, errors: [{ message: 'no server' }] })).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
    failures: ['outside any test\n  no server'],
    slowest: [],
  });
});

test('the closing line', () => {
  expect(inWords({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(inWords({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
});
