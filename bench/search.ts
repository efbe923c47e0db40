import { startBare, startServer } from './child.ts';
import type { Cleanup } from './cleanup.ts';
import { cpuMeter, type CpuMeter, type CpuMs } from './cpu.ts';
import { START_ISO } from './database.ts';
import { highestRate, pacedRate, percentile, send, type Load } from './load.ts';
import type { BareAnswer, PreparedCall } from './protocol.ts';
import { askedFor, searchCalls, suggestionCalls, type Asked } from './search-calls.ts';

/** What one server does under load. */
export interface LoadFigures {
  /** Of its best turn. */
  readonly perSecond: number;
  /** CPU of one call, over all turns; null where it cannot be counted. */
  readonly cpuPerCall: CpuMs | null;
  /** Of all turns. */
  readonly p95Ms: number;
}

/** A server at `PACE` of its highest rate. */
export interface PacedFigures {
  readonly perSecond: number;
  readonly p95Ms: number;
}

/** One search alone. */
export interface AskedFigures extends PacedFigures {
  readonly name: string;
  /** On its first page. */
  readonly found: number;
}

export interface SearchFigures {
  readonly bare: LoadFigures;
  readonly product: LoadFigures;
  readonly gzip: LoadFigures;
  /** The product at `PACE` of its highest rate. */
  readonly pacedPerSecond: number;
  readonly p95Ms: number;
  /** What is suggested while somebody types, at `PACE` of its highest rate. */
  readonly suggestions: PacedFigures;
  /** Each condition alone, and some together. */
  readonly asked: readonly AskedFigures[];
  readonly idleBytes: number;
  readonly loadedBytes: number;
}

const CONNECTIONS = 8;
/** Share of the highest rate at which response times are measured. */
const PACE = 0.6;
/** Each of some hundred shapes is planned five times on each connection before its plan is kept. */
const WARM_UP_SECONDS = 10;
const TURNS = 3;
/** Of the time for all of them, each search alone has this part. */
const ASKED_SHARE = 10;

async function measureSuggestions(
  served: Omit<ServedLoad, 'calls'>,
  authorization: string,
  seconds: number,
): Promise<PacedFigures> {
  return measurePaced({ ...served, calls: suggestionCalls(authorization) }, seconds);
}

/** After a turn to warm up, since each connection makes its plans again. */
async function measurePaced(load: Load, seconds: number): Promise<PacedFigures> {
  await highestRate(load, seconds);
  const { perSecond } = await highestRate(load, seconds);
  const paced = await pacedRate(load, perSecond * PACE, seconds);
  return { perSecond: paced.perSecond, p95Ms: percentile(paced.timesMs, 0.95) };
}

async function measureAsked(
  served: Omit<ServedLoad, 'calls'>,
  all: readonly Asked[],
  seconds: number,
): Promise<AskedFigures[]> {
  const figures: AskedFigures[] = [];
  for (const { name, call } of all) {
    const { items } = JSON.parse(await send(served.url, call)) as { items: readonly unknown[] };
    const paced = await measurePaced({ ...served, calls: [call] }, seconds);
    figures.push({ name, found: items.length, ...paced });
  }
  return figures;
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
  const asked = await measureAsked(loads[1]!, askedFor(authorization), seconds / ASKED_SHARE);
  const loadedBytes = await server.ask.memoryBytes();
  await Promise.all([server.stop(), bare.stop()]);
  return {
    bare: figures[0]!,
    product: figures[1]!,
    gzip: figures[2]!,
    pacedPerSecond: paced.perSecond,
    p95Ms: percentile(paced.timesMs, 0.95),
    suggestions,
    asked,
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
