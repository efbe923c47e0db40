/**
 * `npm run bench [-- --quick]`: how fast the product is, each figure next to its limit measured in the same run. Nothing is
 * asserted. Everything runs on the loopback address, in temporary folders that are removed again.
 */
import { parseArgs } from 'node:util';
import { runToExit } from '../tools/launch/exit.ts';
import { createCleanup, type Cleanup } from './cleanup.ts';
import { measureColdStart } from './cold-start.ts';
import * as commands from './commands.ts';
import { startDatabase } from './database.ts';
import { measureFirstLoads } from '../apps/web/build/first-load.ts';
import { WEB_DIST } from '../tools/launch/paths.ts';
import { ensureWebBuilt } from '../tools/launch/web-build.ts';
import { measureReads } from './reads.ts';
import { report, type Figures, type Measured } from './report.ts';
import { measureScreens } from './screens.ts';
import { measureSearch } from './search.ts';

/** After `minutes` no further command is started: the rest is reported as not measured. */
const FULL = { castCount: 50_000, bookingCount: 1_000_000, seconds: 15, turns: 11, minutes: 25, scores: 5 };
const QUICK = { castCount: 5_000, bookingCount: 100_000, seconds: 4, turns: 3, minutes: 5, scores: 1 };
/** How much longer it may run before it is stopped. */
const GRACE_MINUTES = 5;

type Size = typeof FULL;

/** Commands that change something, most important first. */
const COMMANDS = [
  ['request with hold', commands.measureRequests],
  ['request to three casts with hold', commands.measureRequestsToThree],
  ['settlement', commands.measureFinishes],
  ['settlement of three casts', commands.measureFinishesOfThree],
  ['purchase by card', commands.measurePurchases],
  ['gift', commands.measureGifts],
  ['purchase by card, all of one guest', commands.measurePurchasesOfOne],
  ['gift, all to one cast', commands.measureGiftsToOne],
] as const;

function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  console.error(`${name} …`);
  return run();
}

async function measureAll(cleanup: Cleanup, size: Size): Promise<Figures> {
  const { castCount, bookingCount, seconds, turns, minutes } = size;
  const endMs = performance.now() + minutes * 60_000;
  await step('web', () => ensureWebBuilt(new AbortController().signal));
  const screens = await step('screens', () => measureScreens(cleanup, size.scores));
  const coldStart = await step('cold start', () => measureColdStart(cleanup));
  const database = await step(`database of ${castCount} casts`, () => startDatabase(cleanup, castCount));
  const search = await step('search', () => measureSearch(cleanup, database.url, seconds));
  const reads = await step('reads of bookings', () => measureReads(cleanup, database, bookingCount, seconds));
  const measured: Measured[] = [];
  for (const [name, measure] of COMMANDS) {
    const isTime = performance.now() < endMs;
    const figures = isTime ? await step(name, () => measure({ database, cleanup, turns })) : null;
    measured.push({ name, figures });
  }
  return {
    castCount,
    databaseVersion: database.version,
    firstLoads: measureFirstLoads(WEB_DIST),
    screens,
    coldStart,
    search,
    reads,
    commands: measured,
  };
}

/** Rejects on Ctrl-C, or if the bench takes far longer than it ever should. */
function interrupted(minutes: number): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (why: string) => () => reject(new Error(`The bench was stopped: ${why}`));
    process.once('SIGINT', stop('Ctrl-C')).once('SIGTERM', stop('SIGTERM'));
    setTimeout(stop(`it took more than ${minutes} minutes`), minutes * 60_000).unref();
  });
}

await runToExit(async () => {
  const { values } = parseArgs({ options: { quick: { type: 'boolean' } } });
  const cleanup = createCleanup();
  const size = values.quick ? QUICK : FULL;
  try {
    const stopped = interrupted(size.minutes + GRACE_MINUTES);
    console.log(report(await Promise.race([stopped, measureAll(cleanup, size)])));
  } finally {
    await cleanup.run();
  }
});
