import { searchRoutes } from '@yoimachi/contract/search';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { startOneRow, startServer } from './child.ts';
import type { Cleanup } from './cleanup.ts';
import { START_ISO } from './database.ts';
import { highestRate, pacedRate, percentile, send, type Load } from './load.ts';
import type { PreparedCall } from './protocol.ts';

export interface SearchFigures {
  readonly limitPerSecond: number;
  readonly perSecond: number;
  readonly pacedPerSecond: number;
  readonly p95Ms: number;
  readonly gzipPerSecond: number;
  readonly idleBytes: number;
  readonly loadedBytes: number;
}

const CONNECTIONS = 8;
/** Share of the highest rate at which response times are measured. */
const PACE = 0.6;
const ORDERS = ['RECOMMENDED', 'PRICE_LOW', 'PRICE_HIGH', 'REVIEW', 'NEWEST'];
const DISTRICTS = 6;
const WARM_UP_SECONDS = 2;
const TURNS = 3;

/** What guests look for: every order, alone and with district, day, class, price and a word. */
function searches(districts: readonly string[]): Record<string, string>[] {
  const today = dayOf(new Date(START_ISO));
  return ORDERS.flatMap((order, row) =>
    districts.slice(0, DISTRICTS).flatMap((district, column) => {
      const day = addDays(today, 1 + ((row + column) % 14));
      return [
        { order },
        { order, district },
        { order, day },
        { order, district, day },
        { order, castClass: 'PREMIUM' },
        { order, minPrice: '3000', maxPrice: '5000' },
        { order, words: '日本酒' },
      ];
    }),
  );
}

/** The first page of each search, and of every second search the next page. Neighbours in the list have nothing in common. */
async function searchCalls(
  url: string,
  authorization: string,
  districts: readonly string[],
): Promise<PreparedCall[]> {
  const calls: PreparedCall[] = [];
  for (const [index, query] of searches(districts).entries()) {
    const callOf = (more: Record<string, string>): PreparedCall => ({
      method: 'GET',
      path: `/v1${searchRoutes.searchCasts.path}?${new URLSearchParams({ ...query, ...more })}`,
      headers: { authorization },
    });
    const call = callOf({});
    calls.push(call);
    const page = JSON.parse(await send(url, call)) as { nextCursor: string | null };
    if (index % 2 === 1 && page.nextCursor !== null) calls.push(callOf({ cursor: page.nextCursor }));
  }
  return calls;
}

/**
 * Search by 8 connections next to its limit, the server of one row: what the product does for a page of 20 (session, validation, filter and
 * order, 20 cards, JSON) versus the minimum cost of any database answer on this machine. The two take turns, and the best turn of each
 * counts: other load on the machine affects both.
 */
export async function measureSearch(
  cleanup: Cleanup,
  databaseUrl: string,
  seconds: number,
): Promise<SearchFigures> {
  const server = await startServer(cleanup, databaseUrl, START_ISO);
  const idleBytes = await server.ask.memoryBytes();
  const authorization = await server.ask.guestAuthorization();
  const calls = await searchCalls(server.url, authorization, await server.ask.districts());
  const packed = calls.map((call) => ({ ...call, headers: { ...call.headers, 'accept-encoding': 'gzip' } }));
  const oneRow = await startOneRow(cleanup, databaseUrl, CONNECTIONS);
  const loads: readonly Load[] = [
    { url: oneRow.url, calls: [{ method: 'GET', path: '/', headers: {} }], connections: CONNECTIONS },
    { url: server.url, calls, connections: CONNECTIONS },
    { url: server.url, calls: packed, connections: CONNECTIONS },
  ];
  const [limitPerSecond, perSecond, gzipPerSecond] = await inTurns(loads, seconds / TURNS);
  const paced = await pacedRate(loads[1]!, perSecond! * PACE, seconds);
  const loadedBytes = await server.ask.memoryBytes();
  await Promise.all([server.stop(), oneRow.stop()]);
  return {
    limitPerSecond: limitPerSecond!,
    perSecond: perSecond!,
    gzipPerSecond: gzipPerSecond!,
    pacedPerSecond: paced.perSecond,
    p95Ms: percentile(paced.timesMs, 0.95),
    idleBytes,
    loadedBytes,
  };
}

/** The best rate of each load, after a warm-up turn. */
async function inTurns(loads: readonly Load[], seconds: number): Promise<number[]> {
  for (const load of loads) await highestRate(load, WARM_UP_SECONDS);
  const best = loads.map(() => 0);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [index, load] of loads.entries()) {
      best[index] = Math.max(best[index]!, (await highestRate(load, seconds)).perSecond);
    }
  }
  return best;
}
