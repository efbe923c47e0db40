import { startServer } from './child.ts';
import type { Cleanup } from './cleanup.ts';
import { START_ISO, type BenchDatabase } from './database.ts';
import { highestRate, percentile } from './load.ts';
import type { PreparedReads } from './protocol.ts';

export type ReadFigures = Record<
  keyof PreparedReads,
  { readonly perSecond: number; readonly p95Ms: number }
> & { readonly bookingCount: number };

const CONNECTIONS = 8;
const WARM_UP_SECONDS = 2;

/**
 * What people view all day, for a guest and a cast with 2,000 past bookings each among very many others: 8 connections, sending again at
 * once.
 */
export async function measureReads(
  cleanup: Cleanup,
  database: BenchDatabase,
  bookingCount: number,
  seconds: number,
): Promise<ReadFigures> {
  const databaseUrl = await database.copy(database.url, 'reads');
  const server = await startServer(cleanup, databaseUrl, START_ISO);
  const reads = await server.ask.prepareReads(bookingCount);
  const measure = async (kind: keyof PreparedReads) => {
    const load = { url: server.url, calls: reads[kind], connections: CONNECTIONS };
    await highestRate(load, WARM_UP_SECONDS);
    const { perSecond, timesMs } = await highestRate(load, seconds);
    return { perSecond, p95Ms: percentile(timesMs, 0.95) };
  };
  const figures = {
    bookingCount,
    list: await measure('list'),
    groups: await measure('groups'),
    month: await measure('month'),
    dayPage: await measure('dayPage'),
    matching: await measure('matching'),
    castsMatching: await measure('castsMatching'),
  };
  await server.stop();
  await database.drop(databaseUrl);
  return figures;
}
