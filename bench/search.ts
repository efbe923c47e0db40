import { searchRoutes } from '@yoimachi/contract/search';
import { addDays, dayOf, type Day } from '@yoimachi/domain/time';
import { startBare, startServer } from './child.ts';
import type { Cleanup } from './cleanup.ts';
import { cpuMeter, type CpuMeter, type CpuMs } from './cpu.ts';
import { START_ISO } from './database.ts';
import { highestRate, pacedRate, percentile, send, type Load } from './load.ts';
import type { BareAnswer, PreparedCall } from './protocol.ts';

/** What one server does under load. */
export interface LoadFigures {
  /** Of its best turn. */
  readonly perSecond: number;
  /** CPU of one call, over all turns; null where it cannot be counted. */
  readonly cpuPerCall: CpuMs | null;
  /** Of all turns. */
  readonly p95Ms: number;
}

export interface SearchFigures {
  readonly bare: LoadFigures;
  readonly product: LoadFigures;
  readonly gzip: LoadFigures;
  /** The product at `PACE` of its highest rate. */
  readonly pacedPerSecond: number;
  readonly p95Ms: number;
  /** What is suggested while somebody types, at `PACE` of its highest rate. */
  readonly suggestions: { readonly perSecond: number; readonly p95Ms: number };
  readonly idleBytes: number;
  readonly loadedBytes: number;
}

const CONNECTIONS = 8;
/** Share of the highest rate at which response times are measured. */
const PACE = 0.6;
const ORDERS = ['RECOMMENDED', 'PRICE_LOW', 'PRICE_HIGH', 'REVIEW', 'NEWEST'];
const DISTRICTS = 6;
/** Each of some hundred shapes is planned five times on each connection before its plan is kept. */
const WARM_UP_SECONDS = 10;
const TURNS = 3;

/** Each condition that a guest can set, alone; without several casts together, since a third of the crowd works in one store, as nobody does. */
const conditions = (day: string): Record<string, string>[] => [
  { day, fromMinute: '1080', toMinute: '1200' },
  { prefecture: '13' },
  { district: '銀座,六本木' },
  { genre: '1,3' },
  { castClass: 'SUPER_PREMIUM,PREMIUM' },
  { minPrice: '7000' },
  { tags: '聞き上手' },
  { tags: '着物,英語' },
  { drinking: '1,2' },
  { smoking: '0' },
  { minHeight: '170' },
  { minAge: '35' },
  { minReview: '4.5' },
  { newFace: '1' },
  { favorite: '1' },
  { words: '銀座' },
];
const COMBINATIONS = 20;

/** Each alone, and some together: of the conditions the ones that a fixed step meets, the same in every run. */
function filtered(today: Day): Record<string, string>[] {
  const single = conditions(addDays(today, 3));
  const several = Array.from({ length: COMBINATIONS }, (_, index) =>
    Object.assign({}, ...[1, 5, 11].map((step) => single[(index * step + step) % single.length])),
  ) as Record<string, string>[];
  return [...single, ...several].map((query, index) => ({ ...query, order: ORDERS[index % ORDERS.length]! }));
}

/** What guests look for: every order, alone and with district, day, class, price and a word; and every other condition. */
function searches(districts: readonly string[]): Record<string, string>[] {
  const today = dayOf(new Date(START_ISO));
  const usual = ORDERS.flatMap((order, row) =>
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
  return [...usual, ...filtered(today)];
}

/** Beginnings of names, stores, districts and tags, one of them with a mistake, and what nobody has. */
const TYPED = [
  'あ',
  'みさ',
  'らう',
  'クラブ',
  '銀',
  '六本',
  '聞き',
  'ゴル',
  '日本酒',
  'ぎんざ',
  'みさkき',
  'zzz',
];

async function measureSuggestions(
  served: Omit<ServedLoad, 'calls'>,
  authorization: string,
  seconds: number,
): Promise<SearchFigures['suggestions']> {
  const calls = TYPED.map((words): PreparedCall => ({
    method: 'GET',
    path: `/v1${searchRoutes.suggest.path}?${new URLSearchParams({ words })}`,
    headers: { authorization },
  }));
  const load = { ...served, calls };
  await highestRate(load, seconds);
  const { perSecond } = await highestRate(load, seconds);
  const paced = await pacedRate(load, perSecond * PACE, seconds);
  return { perSecond: paced.perSecond, p95Ms: percentile(paced.timesMs, 0.95) };
}

/** The first page of each search, and of every second search the next page. Neighbours in the list have nothing in common. */
export async function searchCalls(
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

/** The same calls for the bare server. Made on a product's server of its own, as recording costs something. */
export async function bareAnswers(
  cleanup: Cleanup,
  databaseUrl: string,
  calls: readonly PreparedCall[],
): Promise<BareAnswer[]> {
  const server = await startServer(cleanup, databaseUrl, START_ISO);
  // Each session is read once; after that, calls send nothing but their own statements.
  const firsts = new Map(calls.map((call) => [call.headers['authorization'], call]));
  for (const call of firsts.values()) await send(server.url, call);
  await server.ask.startRecording();
  const bodies: string[] = [];
  for (const call of calls) bodies.push(await send(server.url, call));
  const recorded = await server.ask.recorded();
  await server.stop();
  return calls.map(({ path }, index) => ({
    path,
    statements: recorded[index]!.flat(),
    body: bodies[index]!,
  }));
}

/**
 * Search by 8 connections next to its limit, the bare server: what the product does for a page of 20 (session, validation, headers, cards,
 * JSON) versus the same statements and the same bytes without it. They take turns, and the best turn of each counts: other load on the
 * machine affects all.
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
  const bare = await startBare(cleanup, databaseUrl, CONNECTIONS);
  await bare.ask.answer(await bareAnswers(cleanup, databaseUrl, calls));
  const loads: readonly ServedLoad[] = [
    { pid: bare.pid, url: bare.url, calls, connections: CONNECTIONS },
    { pid: server.pid, url: server.url, calls, connections: CONNECTIONS },
    { pid: server.pid, url: server.url, calls: packed, connections: CONNECTIONS },
  ];
  for (const load of loads.slice(0, 2)) await highestRate(load, WARM_UP_SECONDS);
  const figures = await inTurns(loads, seconds / TURNS, await cpuMeter(databaseUrl));
  const paced = await pacedRate(loads[1]!, figures[1]!.perSecond * PACE, seconds);
  const suggestions = await measureSuggestions(loads[1]!, authorization, seconds);
  const loadedBytes = await server.ask.memoryBytes();
  await Promise.all([server.stop(), bare.stop()]);
  return {
    bare: figures[0]!,
    product: figures[1]!,
    gzip: figures[2]!,
    pacedPerSecond: paced.perSecond,
    p95Ms: percentile(paced.timesMs, 0.95),
    suggestions,
    idleBytes,
    loadedBytes,
  };
}

export type ServedLoad = Load & { readonly pid: number };

/** What each load's server does, after a short warm-up turn. */
export async function inTurns(
  loads: readonly ServedLoad[],
  seconds: number,
  meter: CpuMeter | null,
): Promise<LoadFigures[]> {
  for (const load of loads) await highestRate(load, seconds);
  const sums = loads.map(() => ({ perSecond: 0, timesMs: [] as number[], node: 0, database: 0 }));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [index, load] of loads.entries()) {
      const sum = sums[index]!;
      const used = meter?.start(load.pid);
      const { perSecond, timesMs } = await highestRate(load, seconds);
      const cpu = used?.();
      sum.perSecond = Math.max(sum.perSecond, perSecond);
      sum.timesMs.push(...timesMs);
      sum.node += cpu?.node ?? 0;
      sum.database += cpu?.database ?? 0;
    }
  }
  return sums.map(({ perSecond, timesMs, node, database }) => ({
    perSecond,
    cpuPerCall: meter && { node: node / timesMs.length, database: database / timesMs.length },
    p95Ms: percentile(timesMs, 0.95),
  }));
}
