import { startBare, startServer } from './child.ts';
import type { Cleanup } from './cleanup.ts';
import { cpuMeter } from './cpu.ts';
import { START_ISO, type BenchDatabase } from './database.ts';
import type { PreparedReads } from './protocol.ts';
import { bareAnswers, statementsOf } from './search.ts';
import { inTurns, type BesideBare } from './turns.ts';

const CONNECTIONS = 8;
const NAMES: Readonly<Record<keyof PreparedReads, string>> = {
  list: 'list of bookings',
  groups: 'list of a group of statuses',
  month: 'calendar month',
  dayPage: 'day page of several casts',
  matching: 'matching of a request',
  castsMatching: 'casts who match, of a large and a small store',
  officeMembers: 'back office: list of members',
  officeBookings: 'back office: list of bookings',
  officeQueues: 'back office: inbox and queues',
  officeSearch: 'back office: members of a booking',
  officeMember: 'back office: page of a member',
};
/** What people view all day, for a guest and a cast with a long history among very many others: 8 connections, sending again at once. */
export async function measureReads(
  cleanup: Cleanup,
  database: BenchDatabase,
  seconds: number,
): Promise<BesideBare[]> {
  const { url, reads } = database;
  const server = await startServer(cleanup, url, START_ISO);
  const bare = await startBare(cleanup, url, CONNECTIONS);
  const meter = await cpuMeter(url);
  const answers = await bareAnswers(cleanup, url, Object.values(reads).flat());
  await bare.ask.answer(answers);
  const figures: BesideBare[] = [];
  for (const kind of Object.keys(NAMES) as (keyof PreparedReads)[]) {
    const calls = reads[kind];
    const load = (one: { url: string; pid: number }) => ({
      url: one.url,
      pid: one.pid,
      calls,
      connections: CONNECTIONS,
    });
    const [ofBare, product] = await inTurns([load(bare), load(server)], seconds, meter);
    figures.push({
      name: NAMES[kind],
      bare: ofBare!,
      product: product!,
      statements: statementsOf(calls, answers),
    });
  }
  await Promise.all([server.stop(), bare.stop()]);
  return figures;
}
