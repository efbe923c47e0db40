import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import { elapsedMs } from '#platform/clock';
import { afterCommit, isUnavailable } from '#platform/database';
import type { Log } from '#platform/log';
import { DEAD } from './dead-queue.ts';
import type { JobSender } from './job.ts';
import { isAnyUnderWay } from './waiting.store.ts';

/** pg-boss, where jobs wait, once it has been reached. */
export interface Queue extends JobSender {
  /** Absent before the first `open` has come through. */
  readonly boss: PgBoss | undefined;
  /** Makes the queues of these names. Tries until it comes through, also when the database is away, or until `close`. */
  open(names: readonly string[]): Promise<void>;
  /** Calls `wake` after every commit of this process that enqueued. */
  onSent(wake: () => void): void;
  /** A job is under way: who does it may die. */
  underWay(): void;
  close(): Promise<void>;
}

// With the defaults a job of a killed worker would wait for minutes.
const WATCH_SECONDS = 5;
/** So long after the last job that is known of, the dead are looked for often. One look is some thirty statements. */
const WATCHFUL_MS = 60_000;
const WATCH_AT_REST_MS = 60_000;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;
const DAY_SECONDS = 86_400;
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** Tries of a job: twenty-four within about three hours, then it is given up. */
const OPTIONS = {
  retryLimit: 24,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 600,
  heartbeatSeconds: 10,
  expireInSeconds: 3600,
  deadLetter: DEAD,
};
/** How long what was given up is kept for an operator. */
const DEAD_OPTIONS = { retentionSeconds: 90 * DAY_SECONDS };

export function createQueue(deps: {
  readonly pool: pg.Pool;
  readonly log: Log;
  /** Whether this process also looks after jobs of workers that died. */
  readonly supervise: boolean;
  /** Whether it makes the tables of jobs where there are none; else `makeJobTables` has. */
  readonly migrates: boolean;
}): Queue {
  const { log } = deps;
  const closing = new AbortController();
  const sleepers: (() => void)[] = [];
  const wakeAll = () => sleepers.forEach((wake) => wake());
  let boss: PgBoss | undefined;
  let opening: Promise<void> | undefined;
  let lastJobAt = -Infinity;
  let watchedAt = -Infinity;
  let watch: NodeJS.Timeout | undefined;

  /** What another process or an earlier one of ours left behind when it died is tried again. */
  function lookForDead(): void {
    const now = elapsedMs();
    if (now - lastJobAt > WATCHFUL_MS && now - watchedAt < WATCH_AT_REST_MS) return;
    watchedAt = now;
    boss?.supervise().catch((error: unknown) => report(log, error));
  }
  const underWay = () => void (lastJobAt = elapsedMs());

  async function tryToOpen(names: readonly string[]): Promise<void> {
    for (let waitMs = FIRST_RETRY_MS; !closing.signal.aborted; waitMs = Math.min(LAST_RETRY_MS, waitMs * 2)) {
      try {
        const started = await startBoss(deps, names);
        boss = started.boss;
        if (started.isBusy) underWay();
        if (deps.supervise && !closing.signal.aborted)
          watch = setInterval(lookForDead, WATCH_SECONDS * 1_000);
        return;
      } catch (error) {
        log.error({ err: error }, 'jobs did not start, and will be tried again');
      }
      await sleep(waitMs, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
  }
  const sendAll: Queue['sendAll'] = async (trx, { name, schema }, payloads) => {
    if (!boss) throw new Error(`Jobs are not ready for ${name}`);
    const jobs = payloads.map((payload) => ({ data: schema.parse(payload) }));
    await boss.insert(name, jobs, { db: fromKysely(trx) });
    afterCommit(trx, underWay);
    afterCommit(trx, wakeAll);
  };
  return {
    get boss() {
      return boss;
    },
    send: (trx, job, payload) => sendAll(trx, job, [payload]),
    sendAll,
    open: (names) => (opening ??= tryToOpen(names)),
    underWay,
    onSent: (wake) => void sleepers.push(wake),
    async close() {
      closing.abort();
      await opening;
      clearInterval(watch);
      await boss?.stop({ graceful: false });
    },
  };
}

/**
 * A new one for each try: what is left of one that failed to start is not started again. `isBusy`: somebody does a job, or died doing
 * it.
 */
async function startBoss(
  { pool, log, migrates }: Parameters<typeof createQueue>[0],
  names: readonly string[],
): Promise<{ readonly boss: PgBoss; readonly isBusy: boolean }> {
  const boss = new PgBoss({
    db: askedThrough(pool),
    migrate: migrates,
    createSchema: migrates,
    monitorIntervalSeconds: WATCH_SECONDS,
    supervise: false,
    schedule: false,
  });
  boss.on('error', (error) => report(log, error));
  try {
    await boss.start();
    await makeQueues(boss, names);
    return { boss, isBusy: await isAnyUnderWay(pool) };
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

const askedThrough = (pool: pg.Pool) => ({
  executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
});

/** The tables in which jobs wait, as the library wants them. */
export async function makeJobTables(pool: pg.Pool): Promise<void> {
  const boss = new PgBoss({ db: askedThrough(pool), supervise: false, schedule: false });
  // What fails is thrown by its start.
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}

function report(log: Log, error: unknown): void {
  if (isUnavailable(error)) log.debug({ err: error }, 'jobs found no database');
  else log.error({ err: error }, 'jobs');
}

async function makeQueues(boss: PgBoss, names: readonly string[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!known.has(DEAD)) await boss.createQueue(DEAD, DEAD_OPTIONS);
  for (const name of names) {
    const queue = known.get(name);
    if (queue?.deadLetter === DEAD && queue.retryLimit === OPTIONS.retryLimit) continue;
    if (queue) await boss.updateQueue(name, OPTIONS);
    else await boss.createQueue(name, OPTIONS);
    // pg-boss asks for a queue it has not met yet on a connection of its own: in a sender's transaction that could be one too many.
    await boss.getJobById(name, NIL_UUID);
  }
}
