/** Events that wait in the outbox: what a busy minute leaves behind, handed on at once. */
import pg from 'pg';
import { startServer } from './child.ts';
import type { Cleanup } from './cleanup.ts';
import { startCounting } from './counts.ts';
import { cpuMeter, type CpuMs } from './cpu.ts';
import { START_ISO, type BenchDatabase } from './database.ts';

export interface EventFigures {
  readonly events: number;
  readonly perSecond: number;
  /** Of one event. */
  readonly cpu: CpuMs | null;
  readonly statements: number;
  readonly walBytes: number;
  readonly fsyncs: number;
}

const EVENTS = 20_000;

/** Hands on so many notifications, each to another person where there are enough. */
export async function measureEvents(cleanup: Cleanup, database: BenchDatabase): Promise<EventFigures> {
  const databaseUrl = await database.copy(database.url, 'events');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(
    `insert into outbox (topic, key, payload, created_at)
     select 'notify', id::text, jsonb_build_object('accountId', id, 'kind', 'GUEST_DAY_BEFORE', 'body', 'body', 'link', null), $1
     from (select id from account order by id limit $2) a`,
    [START_ISO, EVENTS],
  );
  await client.query('analyze outbox');
  await client.end();
  const events = rowCount ?? 0;
  const server = await startServer(cleanup, databaseUrl, START_ISO);
  const used = (await cpuMeter(databaseUrl))?.start(server.pid);
  const counting = await startCounting(databaseUrl);
  const startMs = performance.now();
  await server.ask.drainOutbox();
  const seconds = (performance.now() - startMs) / 1000;
  const cpu = used?.() ?? null;
  await server.stop();
  const { statements, walBytes, fsyncs } = await counting.since();
  await counting.end();
  await database.drop(databaseUrl);
  return {
    events,
    perSecond: events / seconds,
    cpu: cpu && { node: cpu.node / events, database: cpu.database / events },
    statements: statements / events,
    walBytes: walBytes / events,
    fsyncs: fsyncs / events,
  };
}
