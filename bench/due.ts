/**
 * Due work with people searching beside it: every day at noon, all meetings of tomorrow are due for their reminders at the same instant.
 */
import pg from 'pg';
import { startServer } from './child.ts';
import type { Cleanup } from './cleanup.ts';
import { startCounting, type Counts } from './counts.ts';
import { cpuMeter, type CpuMs } from './cpu.ts';
import { START_ISO, type BenchDatabase } from './database.ts';
import { pacedRate, percentile, type Load } from './load.ts';
import { searchCalls } from './search-calls.ts';

export interface DueFigures {
  /** How many were due, and how many of them were done in the time. */
  readonly due: number;
  readonly done: number;
  readonly perSecond: number;
  /** Of one row, the searches' part of CPU included. */
  readonly cpu: CpuMs | null;
  /** Of one row, without the searches' own. */
  readonly statements: number;
  readonly walBytes: number;
  readonly calmP95Ms: number;
  readonly duringP95Ms: number;
}

const SEARCHES_PER_SECOND = 20;
const CONNECTIONS = 4;
/** Once nothing is left the measurement ends, to this many seconds. */
const SLICE_SECONDS = 0.5;
const WARM_UP_SECONDS = 3;

/** Sends reminders for `seconds`, or until none is left. What was due before is done first and not counted. */
export async function measureDue(
  cleanup: Cleanup,
  database: BenchDatabase,
  seconds: number,
): Promise<DueFigures> {
  const databaseUrl = await database.copy(database.url, 'due');
  const server = await startServer(cleanup, databaseUrl, new Date(Date.parse(START_ISO) - 1).toISOString());
  await server.ask.sweepNow();
  const calls = await searchCalls(
    server.url,
    await server.ask.guestAuthorization(),
    await server.ask.districts(),
  );
  const load: Load = { url: server.url, calls, connections: CONNECTIONS };
  await pacedRate(load, SEARCHES_PER_SECOND, WARM_UP_SECONDS);
  const calm = await pacedRate(load, SEARCHES_PER_SECOND, seconds / 2);
  await server.ask.advanceTo(START_ISO);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const left = async () => {
    const { rows } = await client.query<{ count: string }>(
      'select count(*) from participation where reminder_at <= $1',
      [START_ISO],
    );
    return Number(rows[0]!.count);
  };
  const due = await left();
  const used = (await cpuMeter(databaseUrl))?.start(server.pid);
  const counting = await startCounting(databaseUrl);
  const startMs = performance.now();
  await server.ask.startSweep();
  const timesMs: number[] = [];
  let open = due;
  const elapsed = () => (performance.now() - startMs) / 1000;
  while (open > 0 && elapsed() < seconds) {
    timesMs.push(...(await pacedRate(load, SEARCHES_PER_SECOND, SLICE_SECONDS)).timesMs);
    open = await left();
  }
  const lasted = elapsed();
  const cpu = used?.() ?? null;
  const counts = await counting.since();
  const done = due - open;
  await Promise.all([counting.end(), client.end()]);
  await server.stop();
  await database.drop(databaseUrl);
  return {
    due,
    done,
    perSecond: done / lasted,
    cpu: cpu && { node: cpu.node / done, database: cpu.database / done },
    ...perRow(counts, done, timesMs.length),
    calmP95Ms: percentile(calm.timesMs, 0.95),
    duringP95Ms: percentile(timesMs, 0.95),
  };
}

const perRow = ({ statements, walBytes }: Counts, rows: number, searches: number) => ({
  statements: (statements - searches) / rows,
  walBytes: walBytes / rows,
});
