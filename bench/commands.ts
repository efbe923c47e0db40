/**
 * The booking request with its hold, and the settlement (the guest ends a running meeting), each beside its limit.
 *
 * The limit is the work that PostgreSQL has to do for the call whatever stands in front of it: the very statements that the
 * server sent for these calls, with their values, prepared on one connection and sent again without HTTP, tokens, validation,
 * rules or texts in between. Statements that the server sends together are sent together here, too, and every transaction waits
 * for its commit on the disk as in the product. Recording, replay and both measurements run on identical copies of one database,
 * where the same calls in the same order get the same identity values, so the replay changes the same rows in the same way.
 *
 * The comparison is one call after the other, on both sides. With 8 connections the server overlaps its own work with the
 * waiting for the disk, and then it can be quicker than the statements one by one.
 */
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { startServer, type BenchServer } from './child.ts';
import type { Cleanup } from './cleanup.ts';
import { START_ISO, type BenchDatabase } from './database.ts';
import { eachOnce, send, type Rate } from './load.ts';
import type { PreparedCall, PreparedCalls } from './protocol.ts';
import type { Recorded } from './record.ts';
import { replay } from './replay.ts';

export interface CommandFigures {
  /** Statements of one call, and how often it waits for them. */
  readonly statements: number;
  readonly roundTrips: number;
  readonly limitPerSecond: number;
  readonly serial: Rate;
  readonly parallel: Rate;
}

export interface CommandBench {
  readonly database: BenchDatabase;
  readonly cleanup: Cleanup;
  /** Calls that are measured, and calls before them that are not. */
  readonly count: number;
  readonly warmUp: number;
}
type Prepare = (server: BenchServer, count: number) => Promise<PreparedCalls>;

const PARALLEL = 8;

export const measureRequests = (bench: CommandBench): Promise<CommandFigures> =>
  measure(bench, 'request', (server, count) => server.ask.prepareRequests(count));

export const measureFinishes = (bench: CommandBench): Promise<CommandFigures> =>
  measure(bench, 'finish', (server, count) => server.ask.prepareFinishes(count));

async function measure(bench: CommandBench, name: string, prepare: Prepare): Promise<CommandFigures> {
  const { database, cleanup, warmUp } = bench;
  const source = await database.copy(database.url, `${name}_source`);
  const preparing = await startServer(cleanup, source, START_ISO);
  const prepared = await prepare(preparing, bench.count + warmUp);
  await preparing.stop();
  const onCopy = async <T>(use: (url: string) => Promise<T>): Promise<T> => {
    const url = await database.copy(source, `${name}_copy`);
    const value = await use(url);
    await database.drop(url);
    return value;
  };
  const recorded = await onCopy((url) => onServer(cleanup, url, prepared, record));
  const limitPerSecond = await onCopy((url) => replay(url, recorded, warmUp));
  const rateWith = (connections: number) =>
    onCopy((url) =>
      onServer(cleanup, url, prepared, (server, calls) => rate(server, calls, warmUp, connections)),
    );
  const serial = await rateWith(1);
  const parallel = await rateWith(PARALLEL);
  await database.drop(source);
  const last = recorded.at(-1)!;
  return { statements: last.flat().length, roundTrips: last.length, limitPerSecond, serial, parallel };
}

/** Runs with a server that has seen each caller before: who sends a request has just looked at what it costs. */
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

async function rate(
  { url }: BenchServer,
  calls: readonly PreparedCall[],
  warmUp: number,
  connections: number,
): Promise<Rate> {
  await eachOnce({ url, calls: calls.slice(0, warmUp), connections });
  return eachOnce({ url, calls: calls.slice(warmUp), connections });
}
