import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { commandFile } from '../check/steps.ts';
import { freePort } from '../database/launch.ts';
import { ROOT } from '../launch/paths.ts';
import { ensureChromium } from './chromium.ts';
import { ensurePromtool } from './prometheus.ts';
import { ensureNginx } from './nginx.ts';
import { ensureRedis } from './redis.ts';
import { type Counts, NOTHING } from './counts.ts';
import { countPlaywright, countVitest } from './reports.ts';

export interface Suite {
  readonly name: string;
  /** Its share of the whole run; it is killed if it takes six times as long. */
  readonly shareMinutes: number;
  /** Runs it, or those files of it that it is told. */
  readonly run: (limitMs: number, told?: Told) => Promise<Counts>;
}

/** What a test program is told beyond the usual: files, an order; what is undefined it does not get. */
export interface Told {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
}

interface Runner extends Required<Told> {
  readonly count: (report: never) => Counts;
}

/** Runs a test program and counts its report. One that exits badly without a failed test counts as one failure. */
async function runProgram(makeRunner: (reportFile: string) => Runner, limitMs: number): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-report-'));
  const reportFile = join(folder, 'report.json');
  const { args, env, count } = makeRunner(reportFile);
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: limitMs,
    });
    child.on('error', reject).on('close', resolve);
  });
  const counts = readCounts(reportFile, count);
  rmSync(folder, { recursive: true, force: true });
  const isBad = code !== 0 || counts.passed === 0;
  if (!isBad || counts.failed > 0) return counts;
  const why =
    counts.passed === 0
      ? 'no test ran'
      : `ended with ${code} though no test failed: an error outside of them`;
  return { ...counts, failed: 1, failures: [`${relative(ROOT, args[0]!)}: ${why}, see its output`] };
}

function readCounts(reportFile: string, count: Runner['count']): Counts {
  try {
    return count(JSON.parse(readFileSync(reportFile, 'utf8')) as never);
  } catch {
    return NOTHING;
  }
}

/** Runs these projects of `vitest.config.ts`. */
export const vitest = (...projects: string[]): Suite['run'] => {
  return (limitMs, { args = [], env = {} } = {}) =>
    runProgram(
      (reportFile) => ({
        args: [
          commandFile('vitest'),
          'run',
          ...projects.flatMap((project) => ['--project', project]),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${reportFile}`,
          ...args,
        ],
        env,
        count: countVitest,
      }),
      limitMs,
    );
};

/** Makes sure of a program before what is run with it. */
export const having = (ensure: () => unknown) => {
  return (run: Suite['run']): Suite['run'] =>
    (limitMs, told) => {
      ensure();
      return run(limitMs, told);
    };
};

export const withRedis = having(ensureRedis);
export const withPromtool = having(ensurePromtool);
export const withNginx = having(ensureNginx);

/** Runs walks of `e2e`, all if `args` names no file, each worker with a product of its own. */
export const runBrowser: Suite['run'] = async (limitMs, { args = [], env = {} } = {}) => {
  const missing = ensureChromium();
  if (missing !== null) {
    console.log(`not run: ${missing}`);
    return { ...NOTHING, failed: 1 };
  }
  const ports = [await freePort(), await freePort()];
  return runProgram(
    (reportFile) => ({
      args: [commandFile('@playwright/test', 'playwright'), 'test', '--reporter=list,json', ...args],
      env: { ...env, E2E_PORTS: ports.join(','), PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      count: countPlaywright,
    }),
    limitMs,
  );
};
