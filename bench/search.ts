import { startBare, startServer } from './child.ts';
import type { Cleanup } from './cleanup.ts';
import { cpuMeter } from './cpu.ts';
import { START_ISO } from './database.ts';
import { highestRate, pacedRate, percentile, send, type Load } from './load.ts';
import type { BareAnswer, PreparedCall } from './protocol.ts';
import { askedFor, searchCalls, suggestionCalls, type Asked } from './search-calls.ts';
import { simpleSearches } from './simple-searches.ts';
import { inTurns, type BesideBare, type LoadFigures, type ServedLoad } from './turns.ts';

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
  /** What most guests ask for, each by itself. */
  readonly simple: readonly BesideBare[];
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
/** Of the time for the mix, each of the loads that take turns has this part at a time. */
const TURN_SHARE = 5;
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

/** Of one of these calls, on average. */
export function statementsOf(calls: readonly PreparedCall[], answers: readonly BareAnswer[]): number {
  const own = answers.filter(({ path }) => calls.some((call) => call.path === path));
  return own.reduce((sum, { statements }) => sum + statements.length, 0) / own.length;
}

/**
 * Search by 8 connections next to its limit, the bare server: what the product does for a page of 20 (session, validation, headers, cards,
 * JSON) versus the same statements and the same bytes without it.
 */
export async function measureSearch(
  cleanup: Cleanup,
  databaseUrl: string,
  seconds: number,
): Promise<SearchFigures> {
  const server = await startServer(cleanup, databaseUrl, START_ISO);
  const idleBytes = await server.ask.memoryBytes();
  const authorization = await server.ask.guestAuthorization();
  const districts = await server.ask.districts();
  const calls = await searchCalls(server.url, authorization, districts);
  const simpleOnes = simpleSearches(authorization, districts);
  const packed = calls.map((call) => ({ ...call, headers: { ...call.headers, 'accept-encoding': 'gzip' } }));
  const bare = await startBare(cleanup, databaseUrl, CONNECTIONS);
  const answers = await bareAnswers(cleanup, databaseUrl, [
    ...calls,
    ...simpleOnes.flatMap((one) => one.calls),
  ]);
  await bare.ask.answer(answers);
  const loads: readonly ServedLoad[] = [
    { pid: bare.pid, url: bare.url, calls, connections: CONNECTIONS },
    { pid: server.pid, url: server.url, calls, connections: CONNECTIONS },
    { pid: server.pid, url: server.url, calls: packed, connections: CONNECTIONS },
  ];
  for (const load of loads.slice(0, 2)) await highestRate(load, WARM_UP_SECONDS);
  const meter = await cpuMeter(databaseUrl);
  const figures = await inTurns(loads, seconds / TURN_SHARE, meter);
  const simple: BesideBare[] = [];
  for (const one of simpleOnes) {
    const pair = loads.slice(0, 2).map((load) => ({ ...load, calls: one.calls }));
    const [ofBare, product] = await inTurns(pair, seconds / TURN_SHARE, meter);
    simple.push({
      name: one.name,
      bare: ofBare!,
      product: product!,
      statements: statementsOf(one.calls, answers),
    });
  }
  const paced = await pacedRate(loads[1]!, figures[1]!.perSecond * PACE, seconds);
  const suggestions = await measureSuggestions(loads[1]!, authorization, seconds);
  const asked = await measureAsked(loads[1]!, askedFor(authorization), seconds / ASKED_SHARE);
  const loadedBytes = await server.ask.memoryBytes();
  await Promise.all([server.stop(), bare.stop()]);
  return {
    bare: figures[0]!,
    product: figures[1]!,
    gzip: figures[2]!,
    simple,
    pacedPerSecond: paced.perSecond,
    p95Ms: percentile(paced.timesMs, 0.95),
    suggestions,
    asked,
    idleBytes,
    loadedBytes,
  };
}
