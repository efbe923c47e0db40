import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import { isUnavailable, type Trx } from '#platform/database';
import type { Log } from '#platform/log';

export { createSweeper, type DueWork, type Sweeper } from './sweeper.ts';

/** Work to be done soon, idempotent: it runs at least once after its transaction commits, and again when it fails. */
export interface JobKind {
  readonly name: string;
  run(data: unknown): Promise<void>;
  /** Also runs by itself at these times of Japan (cron), for what belongs to no change. */
  readonly cron?: string;
}

export interface Jobs {
  /** Enqueues within the caller's transaction. */
  send(trx: Trx, name: string, data: object): Promise<void>;
  /** Starts to work; without it jobs are only enqueued. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface JobsDeps {
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly kinds: readonly JobKind[];
  /** Whether this process works on jobs, or only enqueues them. */
  readonly work: boolean;
}

// With the defaults a job of a killed worker would wait a minute.
const WATCH_SECONDS = 5;
const POLL_SECONDS = 1;
const RETRIES = { retryLimit: 10, retryDelay: 1, retryBackoff: true, retryDelayMax: 300 };

/** Jobs on pg-boss, on the pool of the product. */
export function createJobs({ pool, log, kinds, work }: JobsDeps): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
    supervise: work,
    schedule: work,
  });
  boss.on('error', (error) => {
    // Each of its workers says so each second.
    if (isUnavailable(error)) log.debug({ message: error.message }, 'jobs found no database');
    else log.error({ err: error }, 'jobs');
  });
  let started = false;
  return {
    async send(trx, name, data) {
      await boss.send(name, data, { db: fromKysely(trx) });
    },
    async start() {
      await boss.start();
      started = true;
      for (const kind of kinds) {
        await boss.createQueue(kind.name, RETRIES);
        if (!work) continue;
        await boss.work(kind.name, { pollingIntervalSeconds: POLL_SECONDS }, async (batch) => {
          for (const job of batch) await kind.run(job.data);
        });
        if (kind.cron) await boss.schedule(kind.name, kind.cron, null, { tz: 'Asia/Tokyo' });
      }
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
