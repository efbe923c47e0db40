import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { add, type Counts, NOTHING } from './counts.ts';
import { BETWEEN_TURNS } from './engines.ts';
import { ensurePgbouncer } from './pgbouncer.ts';
import { having, runBrowser, type Suite, vitest, withPromtool, withRedis } from './suites.ts';

/** What one run of a long suite differs in from the others. */
interface Turn {
  /** Printed before it and beside each of its failures. */
  readonly name: string;
  readonly run: (limitMs: number) => Promise<Counts>;
}

/** Takes each turn, whatever became of those before; the failures say in which. */
async function takeTurns(turns: readonly Turn[], limitMs: number): Promise<Counts> {
  let total = NOTHING;
  for (const [index, { name, run }] of turns.entries()) {
    console.log(`\n-- ${index + 1} of ${turns.length}: ${name}`);
    const counts = await run(limitMs / turns.length);
    console.log(`-- ${name}: ${counts.passed} passed, ${counts.failed} failed`);
    total = add(total, { ...counts, failures: counts.failures.map((failure) => `${name}: ${failure}`) });
  }
  return total;
}

/** As many seeds as orders: `SEED` is the first, so that one order is run again by its seed; the others follow from it. */
export function seedsOf(count: number, first = process.env['SEED']): readonly number[] {
  const seed = first === undefined ? randomInt(1, 1_000_000) : Number(first);
  return Array.from({ length: count }, (_, index) => seed + index);
}

const countOf = (variable: string, usual: number): number => Number(process.env[variable] ?? usual);

/** Runs beside a process that keeps one core busy: what only a calm machine passes is found. */
async function besideBusyCore(run: () => Promise<Counts>): Promise<Counts> {
  const busy = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  try {
    return await run();
  } finally {
    busy.kill('SIGKILL');
  }
}

/** Three of ten orders run beside a busy core, by their seed, so that it says all that is needed to run one again. */
export const isBusyOrder = (seed: number): boolean => seed % 10 < 3;

const walkOrders = (): Turn[] =>
  seedsOf(countOf('WALK_ORDERS', 10)).map((seed) => {
    const run = (limitMs: number) =>
      runBrowser(limitMs, { args: ['--shuffle', String(seed)], env: { SEED: undefined } });
    return {
      name: `SEED=${seed} WALK_ORDERS=1`,
      run: (limitMs) => (isBusyOrder(seed) ? besideBusyCore(() => run(limitMs)) : run(limitMs)),
    };
  });

/** The last evening of a year, a Saturday, the day that is missing in most years, the last day of a month, and the day it is: null. */
const ODD_DAYS = ['2026-12-31', '2026-11-28', '2028-02-29', '2026-11-30', null] as const;

/** `E2E_DAY` runs one of them alone. */
const walkDays = (): Turn[] => {
  const asked = process.env['E2E_DAY'];
  return (asked === undefined ? ODD_DAYS : [asked]).map((day) => ({
    name: `E2E_DAY=${day ?? todayInTokyo()}`,
    run: (limitMs) => runBrowser(limitMs, { env: { E2E_DAY: day ?? todayInTokyo() } }),
  }));
};

const todayInTokyo = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date());

const orders = (): Turn[] =>
  seedsOf(countOf('ORDERS', 3)).map((seed) => ({
    name: `SEED=${seed} ORDERS=1`,
    run: (limitMs) =>
      vitest(
        'api',
        'api-alone',
        'race',
      )(limitMs, {
        args: ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`],
        // Random tests keep their values: only the order differs.
        env: { SEED: undefined },
      }),
  }));

const withPooler = having(ensurePgbouncer);

/** What `npm run test:long` runs. What failed in one order or on one day is run again by what its failure begins with. */
export const LONG_SUITES: readonly Suite[] = [
  { name: 'long', shareMinutes: 60, run: withPooler(withPromtool(withRedis(vitest('long')))) },
  { name: 'engines', shareMinutes: 2, run: (limitMs) => takeTurns(BETWEEN_TURNS, limitMs) },
  // A million steps; `SEED` and `SIM_DONE` resume an aborted run.
  { name: 'sim-long', shareMinutes: 200, run: vitest('sim-long') },
  { name: 'orders', shareMinutes: 60, run: withRedis((limitMs) => takeTurns(orders(), limitMs)) },
  { name: 'walk-orders', shareMinutes: 150, run: (limitMs) => takeTurns(walkOrders(), limitMs) },
  { name: 'walk-days', shareMinutes: 75, run: (limitMs) => takeTurns(walkDays(), limitMs) },
];
