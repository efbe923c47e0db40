/**
 * `npm run bench [-- --quick]`: how quick the product is, each figure beside its limit measured in the same run. Nothing is
 * asserted. Everything runs on the loopback address, in temporary folders that are removed again.
 */
import { parseArgs } from 'node:util';
import { runToExit } from '../tools/launch/exit.ts';
import { createCleanup, type Cleanup } from './cleanup.ts';
import { measureColdStart } from './cold-start.ts';
import {
  measureFinishes,
  measureGifts,
  measureGiftsToOne,
  measurePurchases,
  measurePurchasesOfOne,
  measureRequests,
} from './commands.ts';
import { startDatabase } from './database.ts';
import { firstLoadBytes } from './first-load.ts';
import { measureReads } from './reads.ts';
import { report, type Figures } from './report.ts';
import { measureSearch } from './search.ts';

const FULL = { castCount: 50_000, bookingCount: 1_000_000, seconds: 15, turns: 11 };
const QUICK = { castCount: 5_000, bookingCount: 100_000, seconds: 6, turns: 5 };
const LIMIT_MINUTES = 30;

type Size = typeof FULL;

function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  console.error(`${name} …`);
  return run();
}

async function measureAll(cleanup: Cleanup, size: Size): Promise<Figures> {
  const { castCount, bookingCount, seconds, turns } = size;
  const bytes = await step('first load', firstLoadBytes);
  const coldStart = await step('cold start', () => measureColdStart(cleanup));
  const database = await step(`database of ${castCount} casts`, () => startDatabase(cleanup, castCount));
  const commands = { database, cleanup, turns };
  return {
    castCount,
    databaseVersion: database.version,
    firstLoadBytes: bytes,
    coldStart,
    search: await step('search', () => measureSearch(cleanup, database.url, seconds)),
    reads: await step('reads of bookings', () => measureReads(cleanup, database, bookingCount, seconds)),
    request: await step('request', () => measureRequests(commands)),
    finish: await step('settlement', () => measureFinishes(commands)),
    gift: await step('gift', () => measureGifts(commands)),
    purchase: await step('purchase', () => measurePurchases(commands)),
    purchaseOfOne: await step('purchase of one guest', () => measurePurchasesOfOne(commands)),
    giftToOne: await step('gift to one cast', () => measureGiftsToOne(commands)),
  };
}

/** Rejects at Ctrl-C, or when the bench takes far longer than it ever should. */
function interrupted(): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (why: string) => () => reject(new Error(`The bench was stopped: ${why}`));
    process.once('SIGINT', stop('Ctrl-C')).once('SIGTERM', stop('SIGTERM'));
    setTimeout(stop(`it took more than ${LIMIT_MINUTES} minutes`), LIMIT_MINUTES * 60_000).unref();
  });
}

await runToExit(async () => {
  const { values } = parseArgs({ options: { quick: { type: 'boolean' } } });
  const cleanup = createCleanup();
  try {
    console.log(
      report(await Promise.race([interrupted(), measureAll(cleanup, values.quick ? QUICK : FULL)])),
    );
  } finally {
    await cleanup.run();
  }
});
