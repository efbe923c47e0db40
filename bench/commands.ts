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
import { START_ISO, type BenchDatabase } from './database.ts';
import { eachOnce, percentile, send, type Rate } from './load.ts';
import type { PreparedCall, PreparedCalls } from './protocol.ts';
import type { Recorded } from './record.ts';
import { connectReplayer } from './replay.ts';

export interface CommandRate {
  readonly perSecond: number;
  readonly p95Ms: number;
}

export interface CommandFigures {
  /** Statements of one call, and how many times it waits for them. */
  readonly statements: number;
  readonly roundTrips: number;
  readonly limitPerSecond: number;
  readonly serial: CommandRate;
  readonly parallel: CommandRate;
}

export interface CommandBench {
  readonly database: BenchDatabase;
  readonly cleanup: Cleanup;
  /** Turns of each kind; one warm-up turn is not measured. */
  readonly turns: number;
}
type Prepare = (server: BenchServer, count: number) => Promise<PreparedCalls>;

const TURN_CALLS = 40;
const PARALLEL = 8;

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

/** All by one guest: every purchase waits for his wallet. */
export const measurePurchasesOfOne = (bench: CommandBench): Promise<CommandFigures> =>
  measure(bench, 'purchase_of_one', (server, count) => server.ask.preparePurchases(count, true));

async function measure(bench: CommandBench, name: string, prepare: Prepare): Promise<CommandFigures> {
  const { database, cleanup, turns } = bench;
  const source = await database.copy(database.url, `${name}_source`);
  const preparing = await startServer(cleanup, source, START_ISO);
  const prepared = await prepare(preparing, (turns + 1) * TURN_CALLS);
  await preparing.stop();
  const copies: string[] = [];
  for (const use of ['record', 'replay', 'serial', 'parallel']) {
    copies.push(await database.copy(source, `${name}_${use}`));
  }
  const [forRecord, forReplay, forSerial, forParallel] = copies as [string, string, string, string];
  const recorded = await onServer(cleanup, forRecord, prepared, record);
  const rates = await onServer(cleanup, forSerial, prepared, (serial) =>
    onServer(cleanup, forParallel, prepared, (parallel) =>
      inTurns(forReplay, recorded, prepared.calls, serial.url, parallel.url),
    ),
  );
  for (const url of [...copies, source]) await database.drop(url);
  const last = recorded.at(-1)!;
  return { statements: last.flat().length, roundTrips: last.length, ...rates };
}

/** The statements, the server with one connection and with 8: each runs all its turns on its own copy. */
async function inTurns(
  databaseUrl: string,
  recorded: readonly Recorded[],
  calls: readonly PreparedCall[],
  serialUrl: string,
  parallelUrl: string,
) {
  const replayer = await connectReplayer(databaseUrl);
  const limits: number[] = [];
  const serial: Rate[] = [];
  const parallel: Rate[] = [];
  for (let from = 0; from < calls.length; from += TURN_CALLS) {
    const turn = calls.slice(from, from + TURN_CALLS);
    limits.push(await replayer.run(recorded.slice(from, from + TURN_CALLS)));
    serial.push(await eachOnce({ url: serialUrl, calls: turn, connections: 1 }));
    parallel.push(await eachOnce({ url: parallelUrl, calls: turn, connections: PARALLEL }));
  }
  await replayer.close();
  return {
    limitPerSecond: percentile(limits.slice(1), 0.5),
    serial: summed(serial.slice(1)),
    parallel: summed(parallel.slice(1)),
  };
}

const summed = (turns: readonly Rate[]): CommandRate => ({
  perSecond: percentile(
    turns.map((turn) => turn.perSecond),
    0.5,
  ),
  p95Ms: percentile(
    turns.flatMap((turn) => turn.timesMs),
    0.95,
  ),
});

/** Uses a server that has seen each caller before: whoever sends a request has just looked at its cost. */
async function onServer<T>(
  cleanup: Cleanup,
  databaseUrl: string,
  { calls, nowIso }: PreparedCalls,
  use: (server: BenchServer, calls: readonly PreparedCall[]) => Promise<T>,
): Promise<T> {
  const server = await startServer(cleanup, databaseUrl, nowIso);
  for (const call of calls) await send(server.url, lookOf(call));
  const value = await use(server, calls);
  await server.ask.checkBooks();
  await server.stop();
  return value;
}

const lookOf = ({ headers }: PreparedCall): PreparedCall => ({
  method: 'GET',
  path: `/v1${guestBookingRoutes.todayGuestBookings.path}`,
  headers: { authorization: headers['authorization']! },
});

async function record(server: BenchServer, calls: readonly PreparedCall[]): Promise<readonly Recorded[]> {
  await server.ask.startRecording();
  for (const call of calls) await send(server.url, call);
  return server.ask.recorded();
}
