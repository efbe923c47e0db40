import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss, Job as Fetched } from 'pg-boss';
import { isUnavailable, patiently, type Db } from '#platform/database';
import type { Log } from '#platform/log';
import type { Metrics } from '#platform/metrics';
import { createWaker, type Waker } from '#platform/wake';
import { handBackJob } from './hand-back.store.ts';
import type { JobWork } from './job.ts';
import type { Queue } from './queue.ts';
import { kindsThatWait } from './waiting.store.ts';

export interface Jobs {
  /** Gets ready; without it nothing can be sent. Goes on trying while the database is away. */
  open(): Promise<void>;
  /** Whether jobs can be sent and done. */
  readonly isOpen: () => boolean;
  /** Looks again: another process may have sent something. */
  readonly wake: () => void;
  /** Works by itself from now on, and never rests longer than `longestRestMs` says. */
  start(longestRestMs: () => number): void;
  /** Does what waits, but not what failed and waits for its next try; answers how many were tried. */
  drain(): Promise<number>;
  /**
   * Takes nothing more. What is under way has ten seconds; what has not ended by then is handed back, so that another process does it at once.
   * Jobs can still be sent.
   */
  handBack(): Promise<void>;
  /** The same, and nothing can be sent any more. */
  stop(): Promise<void>;
}

interface JobsDeps {
  readonly db: Db;
  readonly queue: Queue;
  readonly works: readonly JobWork[];
  readonly log: Log;
  readonly metrics: Metrics;
  /** How long what is under way has when no more is taken; absent: ten seconds. */
  readonly endWithinMs?: number;
}

const END_WITHIN_MS = 10_000;
/** Several within the ten seconds after which a worker counts as dead. */
const BEAT_MS = 3_000;
/** What has not ended by then never will; its row expires at the same time. */
const LONGEST_MS = 3_600_000;

/** Does jobs: of one kind one after the other, of several kinds beside each other. Several processes may work: each job is one's. */
export function createJobs(deps: JobsDeps): Jobs {
  const { db, queue, works, log, endWithinMs = END_WITHIN_MS } = deps;
  const workers = works.map((work) => workerOf(deps, work));
  let waker: Waker | undefined;
  let handingBack: Promise<void> | undefined;

  const failed = (error: unknown) => {
    if (isUnavailable(error)) log.debug({ err: error }, 'jobs found no database');
    else log.error({ err: error }, 'jobs stopped early');
  };
  /** Those whose jobs wait: one question for all of them. */
  async function wanted(): Promise<{ readonly found: readonly Worker[]; readonly restMs: number }> {
    if (!queue.boss) return { found: [], restMs: Infinity };
    const kinds = (await kindsThatWait(db)).filter(({ name }) => workers.some((one) => one.name === name));
    const names = new Set(kinds.filter(({ waits }) => waits).map(({ name }) => name));
    const found = workers.filter(({ name }) => names.has(name));
    return { found, restMs: Math.min(...kinds.map(({ inMs }) => inMs ?? Infinity)) };
  }
  const wake = () => waker?.wake();
  async function endOrHandBack(): Promise<void> {
    waker?.stop();
    const ended = Promise.allSettled(workers.map((worker) => worker.stop()));
    await Promise.race([ended, sleep(endWithinMs, undefined, { ref: false })]);
    for (const job of workers.flatMap((worker) => worker.underWay() ?? [])) {
      log.warn({ job: job.name, id: job.id }, 'a job that has not ended is handed back');
      // Who looks for the dead finds it otherwise.
      await handBackJob(db, job).catch(failed);
    }
  }
  const handBack = () => (handingBack ??= endOrHandBack());
  async function look(): Promise<number> {
    const { found, restMs } = await wanted();
    // A kind does not wait for another; what failed in it waits for a time that is known only then.
    for (const { drain } of found) void drain().then((tried) => tried > 0 && wake(), failed);
    return restMs;
  }
  queue.onSent(wake);
  return {
    open: () => queue.open(works.map(({ name }) => name)),
    isOpen: () => queue.boss !== undefined,
    wake,
    start(longestRestMs) {
      waker = createWaker({ look, longestMs: longestRestMs, shortestMs: 0, onError: failed });
      waker.start();
    },
    async drain() {
      let tried = 0;
      for (const { drain } of (await wanted()).found) tried += await drain();
      return tried;
    },
    handBack,
    async stop() {
      await handBack();
      await queue.close();
    },
  };
}

/** Does the jobs of one kind: calls at once share one round. */
interface Worker {
  readonly name: string;
  readonly drain: () => Promise<number>;
  /** Takes no more; resolves when what is under way has ended. */
  readonly stop: () => Promise<unknown>;
  /** The job that it does at this moment. */
  readonly underWay: () => Fetched | undefined;
}

function workerOf(deps: JobsDeps, work: JobWork): Worker {
  let round: Promise<number> | null = null;
  let again = false;
  let stopping = false;
  let current: Fetched | undefined;

  async function rounds(): Promise<number> {
    let tried = 0;
    do {
      again = false;
      for (;;) {
        const { boss } = deps.queue;
        const [job] = boss && !stopping ? await boss.fetch<object>(work.name) : [];
        if (!boss || !job) break;
        if (stopping) {
          await handBackJob(deps.db, job);
          break;
        }
        deps.queue.underWay();
        current = job;
        await runOne(deps, boss, work, job).finally(() => (current = undefined));
        tried++;
      }
    } while (again);
    return tried;
  }
  return {
    name: work.name,
    drain() {
      again = true;
      return (round ??= rounds().finally(() => (round = null)));
    },
    stop() {
      stopping = true;
      return round ?? Promise.resolve();
    },
    underWay: () => current,
  };
}

/** Its end is written for this try alone: who was taken for dead meanwhile ends nothing of the next one's. */
async function runOne({ log, metrics }: JobsDeps, boss: PgBoss, work: JobWork, job: Fetched): Promise<void> {
  const { name } = work;
  const beat = setInterval(() => void boss.touch(name, job).catch(() => undefined), BEAT_MS);
  const given = new AbortController();
  try {
    const tooLong = sleep(LONGEST_MS, undefined, { ref: false, signal: given.signal }).then(() => {
      throw new Error(`A job took longer than ${LONGEST_MS} ms`);
    });
    tooLong.catch(() => undefined);
    await Promise.race([patiently(() => work.run(job.data)), tooLong]);
  } catch (error) {
    metrics.jobs.inc({ job: name, outcome: 'failed' });
    log.error({ err: error, job: name, id: job.id, tries: job.retryCount + 1 }, 'a job failed');
    await boss.fail(name, job, { message: error instanceof Error ? error.message : String(error) });
    return;
  } finally {
    clearInterval(beat);
    given.abort();
  }
  await boss.complete(name, job);
  metrics.jobs.inc({ job: name, outcome: 'done' });
}
