/**
 * Calls that change something, such as the booking request with its hold and the settlement (the guest ends a running meeting), with one
 * cast and with three, each next to its limit.
 *
 * The limit is the work PostgreSQL has to do for the call whatever is in front of it: the exact statements the server sent for these calls,
 * with their values, prepared on one connection and replayed without HTTP, tokens, validation, rules or texts in between. Statements the
 * server batches are batched here too, and every transaction waits for its commit on disk as in the product. Recording, replay and both
 * measurements run on identical copies of one database,
 * where the same calls in the same order get the same identity values, so the replay changes the same rows in the same way.
 *
 * The comparison runs calls one after the other, on both sides. With 8 connections the server overlaps its own work with waiting for the
 * disk, so it can be faster than the statements one by one. All take turns of a few calls, and the median turn counts: other load on the
 * machine and its disk affects all of them.
 */
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { startServer, type BenchServer } from './child.ts';
import type { Cleanup } from './cleanup.ts';
import { countPlanning, startCounting, type Counts } from './counts.ts';
import { cpuMeter, type CpuMs } from './cpu.ts';
import { START_ISO, type BenchDatabase } from './database.ts';
import { eachOnce, percentile, send, type Rate } from './load.ts';
import type { PreparedCall, PreparedCalls } from './protocol.ts';
import type { Recorded } from './record.ts';
import { connectReplayer } from './replay.ts';

/** What one way of doing it costs: the server one call after the other, the server by 8 connections, or the statements alone. */
export interface CommandRate {
  readonly perSecond: number;
  readonly p95Ms: number;
  /** Of one call; null where it cannot be counted. */
  readonly cpuPerCall: CpuMs | null;
}

export interface CommandFigures {
  /** Of one call, one at a time: statements, how often it waits for some, and what they cost. */
  readonly counts: Counts;
  readonly roundTrips: number;
  readonly limit: CommandRate;
  readonly serial: CommandRate;
  readonly parallel: CommandRate;
}

export interface CommandBench {
  readonly database: BenchDatabase;
  readonly cleanup: Cleanup;
  /** Turns of each kind, after a warm-up that is not measured. */
  readonly turns: number;
  readonly turnCalls: number;
}
type Prepare = (server: BenchServer, count: number) => Promise<PreparedCalls>;

const PARALLEL = 8;
/** PostgreSQL plans a statement with its values five times on each connection before it keeps a plan. */
const WARM_UP_CALLS = 6 * PARALLEL;

export const measureRequests = (bench: CommandBench): Promise<CommandFigures> =>
  measure(bench, 'request', (server, count) => server.ask.prepareRequests(count, 1));

export const measureRequestsToThree = (bench: CommandBench): Promise<CommandFigures> =>
  measure(bench, 'request_to_three', (server, count) => server.ask.prepareRequests(count, 3));

export const measureFinishes = (bench: CommandBench): Promise<CommandFigures> =>
  measure(bench, 'finish', (server, count) => server.ask.prepareFinishes(count, 1));

/** The guest ends the meeting with all three casts at once, which settles the booking. */
export const measureFinishesOfThree = (bench: CommandBench): Promise<CommandFigures> =>
  measure(bench, 'finish_of_three', (server, count) => server.ask.prepareFinishes(count, 3));

export const measureGifts = (bench: CommandBench): Promise<CommandFigures> =>
  measure(bench, 'gift', (server, count) => server.ask.prepareGifts(count, false));

/** All to one cast: every gift waits for her reward row. */
export const measureGiftsToOne = (bench: CommandBench): Promise<CommandFigures> =>
  measure(bench, 'gift_to_one', (server, count) => server.ask.prepareGifts(count, true));

/** Each by a different guest, with the embedded payment service. */
export const measurePurchases = (bench: CommandBench): Promise<CommandFigures> =>
  measure(bench, 'purchase', (server, count) => server.ask.preparePurchases(count, false));

export const measureLogins = (bench: CommandBench): Promise<CommandFigures> =>
  measure(bench, 'login', (server, count) => server.ask.prepareLogins(count));
export const measureRefreshes = (bench: CommandBench): Promise<CommandFigures> =>
  measure(bench, 'refresh', (server, count) => server.ask.prepareRefreshes(count));

/** All by one guest: every purchase waits for his wallet. */
export const measurePurchasesOfOne = (bench: CommandBench): Promise<CommandFigures> =>
  measure(bench, 'purchase_of_one', (server, count) => server.ask.preparePurchases(count, true));

async function measure(bench: CommandBench, name: string, prepare: Prepare): Promise<CommandFigures> {
  const { database, cleanup, turns, turnCalls } = bench;
  const source = await database.copy(database.smallUrl, `${name}_source`);
  const preparing = await startServer(cleanup, source, START_ISO);
  const prepared = await prepare(preparing, WARM_UP_CALLS + turns * turnCalls);
  await preparing.stop();
  const copies: string[] = [];
  for (const use of ['record', 'replay', 'serial', 'parallel']) {
    copies.push(await database.copy(source, `${name}_${use}`));
  }
  const [forRecord, forReplay, forSerial, forParallel] = copies as [string, string, string, string];
  const recorded = await recordAndCount(bench, forRecord, prepared);
  const rates = await onServer(cleanup, forSerial, prepared, (serial) =>
    onServer(cleanup, forParallel, prepared, (parallel) =>
      inTurns(forReplay, { recorded: recorded.calls, calls: prepared.calls, turnCalls }, serial, parallel),
    ),
  );
  for (const url of [...copies, source]) await database.drop(url);
  return { counts: recorded.counts, roundTrips: recorded.calls.at(-1)!.length, ...rates };
}

/** What each call sends, and, after the warm-up, what it costs. */
async function recordAndCount(
  { cleanup }: CommandBench,
  databaseUrl: string,
  prepared: PreparedCalls,
): Promise<{ calls: readonly Recorded[]; counts: Counts }> {
  await countPlanning(databaseUrl);
  // Connections tell of their fsyncs only now and then, and when they end.
  const whole = await startCounting(databaseUrl);
  let warm: Counts | undefined;
  const calls = await onServer(cleanup, databaseUrl, prepared, async (server, all) => {
    await server.ask.startRecording();
    for (const call of all.slice(0, WARM_UP_CALLS)) await send(server.url, call);
    const counting = await startCounting(databaseUrl);
    for (const call of all.slice(WARM_UP_CALLS)) await send(server.url, call);
    warm = await counting.since();
    await counting.end();
    return server.ask.recorded();
  });
  const { fsyncs } = await whole.since();
  await whole.end();
  const all = prepared.calls.length;
  const count = all - WARM_UP_CALLS;
  const { statements, planned, walBytes } = warm!;
  return {
    calls,
    counts: {
      statements: statements / count,
      planned: planned / count,
      walBytes: walBytes / count,
      fsyncs: fsyncs / all,
    },
  };
}

interface Turns {
  readonly recorded: readonly Recorded[];
  readonly calls: readonly PreparedCall[];
  readonly turnCalls: number;
}

/** The statements, the server with one connection and with 8: each runs all its turns on its own copy. */
async function inTurns(
  databaseUrl: string,
  { recorded, calls, turnCalls }: Turns,
  serial: BenchServer,
  parallel: BenchServer,
) {
  const replayer = await connectReplayer(databaseUrl);
  const meter = await cpuMeter(databaseUrl);
  const ways = { limit: [] as Turn[], serial: [] as Turn[], parallel: [] as Turn[] };
  const measured = async (pid: number, run: () => Promise<Rate>): Promise<Turn> => {
    const used = meter?.start(pid);
    const rate = await run();
    return { rate, cpu: used?.() ?? null };
  };
  for (let from = 0, to = WARM_UP_CALLS; from < calls.length; [from, to] = [to, to + turnCalls]) {
    const turn = calls.slice(from, to);
    const by = ({ url, pid }: BenchServer, connections: number) =>
      measured(pid, () => eachOnce({ url, calls: turn, connections }));
    ways.limit.push(await measured(process.pid, () => replayer.run(recorded.slice(from, to))));
    ways.serial.push(await by(serial, 1));
    ways.parallel.push(await by(parallel, PARALLEL));
  }
  await replayer.close();
  return { limit: summed(ways.limit), serial: summed(ways.serial), parallel: summed(ways.parallel) };
}

interface Turn {
  readonly rate: Rate;
  readonly cpu: CpuMs | null;
}

/** All turns but the warm-up. */
function summed([, ...turns]: readonly Turn[]): CommandRate {
  const timesMs = turns.flatMap(({ rate }) => rate.timesMs);
  const used = (of: keyof CpuMs) =>
    turns.reduce((sum, { cpu }) => sum + (cpu?.[of] ?? 0), 0) / timesMs.length;
  return {
    perSecond: percentile(
      turns.map(({ rate }) => rate.perSecond),
      0.5,
    ),
    p95Ms: percentile(timesMs, 0.95),
    cpuPerCall: turns[0]?.cpu ? { node: used('node'), database: used('database') } : null,
  };
}

/** Uses a server that has seen each caller before: whoever sends a request has just looked at its cost. */
async function onServer<T>(
  cleanup: Cleanup,
  databaseUrl: string,
  { calls, nowIso }: PreparedCalls,
  use: (server: BenchServer, calls: readonly PreparedCall[]) => Promise<T>,
): Promise<T> {
  const server = await startServer(cleanup, databaseUrl, nowIso);
  for (const { headers } of calls) {
    const { authorization } = headers;
    // Who signs in has looked at nothing yet.
    if (authorization !== undefined) await send(server.url, lookAs(authorization));
  }
  const value = await use(server, calls);
  await server.ask.checkBooks();
  await server.stop();
  return value;
}

const lookAs = (authorization: string): PreparedCall => ({
  method: 'GET',
  path: `/v1${guestBookingRoutes.todayGuestBookings.path}`,
  headers: { authorization },
});
