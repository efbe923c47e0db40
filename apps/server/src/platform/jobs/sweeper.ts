import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '#platform/clock';
import type { Log } from '#platform/log';
import type { Metrics } from '#platform/metrics';
import { createFailures, createWaker, type Failures, type Waker } from '#platform/wake';
import type { DueRow, DueWork, QueueRow, Queues } from './due.ts';
import { inOrderOfKeys } from './together.ts';

export interface Sweeper {
  /**
   * Does everything due by now, in order of due time; returns how many were done. What fails waits, longer from try to try, and holds up
   * nothing else. Concurrent calls share one sweep.
   */
  sweepNow(): Promise<number>;
  /** Looks again soon: something may have fallen due. */
  readonly wake: () => void;
  /** Works by itself from now on, and never rests longer than `longestRestMs` says. */
  start(longestRestMs: () => number): void;
  /** Takes nothing more. What is not done within ten seconds is another process's as soon as this one ends. */
  stop(): Promise<void>;
}

/** While many commit, the queues are asked four times a second. */
const SHORTEST_REST_MS = 250;
const END_WITHIN_MS = 10_000;
const RETRIES = { firstMs: 1_000, longestMs: 300_000 };
/** A row that was done so often in one sweep and is still due at the same instant is not done by it. */
const SAME_MOST = 10;
/** So many rows that are done together are fetched at a time. */
const FETCHED = 50;

interface SweeperDeps {
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly works: readonly DueWork[];
  readonly queues: Queues;
  /** How many rows are done at the same time, where their kind lets them. */
  readonly atOnce: number;
}

interface Due {
  readonly work: DueWork;
  readonly row: DueRow & { readonly keys: readonly string[] };
}

interface Sweep {
  /** How often a row was done that was due at one instant. */
  readonly times: Map<string, number>;
  /** What was done, and did not fail afterwards. */
  readonly done: Set<string>;
}

const NOTHING: { readonly found: readonly Due[]; readonly restMs: number } = { found: [], restMs: Infinity };

/**
 * The only reader of due times. It takes what is earliest over all kinds, since handling one row can make another due earlier: one row, or
 * those of its kind and instant where they may be done together.
 */
export function createSweeper(deps: SweeperDeps): Sweeper {
  const failures = createFailures(RETRIES);
  let running: Promise<number> | null = null;
  let waker: Waker | undefined;
  let nextMs = Infinity;
  let stopping = false;

  async function sweep(): Promise<number> {
    const swept: Sweep = { times: new Map(), done: new Set() };
    let count = 0;
    for (;;) {
      const { found, restMs } = stopping ? NOTHING : await earliest(deps, failures);
      nextMs = restMs;
      if (found.length === 0) break;
      await inOrderOfKeys(
        found.map((due) => ({ due, keys: due.row.keys })),
        deps.atOnce,
        async ({ due }) => {
          if (!stopping && (await runOne(deps, failures, due, swept))) count += 1;
        },
      );
    }
    // What came again and again is not done: its next wait is longer.
    for (const name of swept.done) failures.remove(name);
    return count;
  }

  const sweepNow = () => (running ??= sweep().finally(() => (running = null)));
  async function look(): Promise<number> {
    await sweepNow();
    return nextMs;
  }
  return {
    sweepNow,
    wake: () => waker?.wake(),
    start(longestRestMs) {
      waker = createWaker({
        look,
        longestMs: longestRestMs,
        shortestMs: SHORTEST_REST_MS,
        onError: (error) => deps.log.error({ err: error }, 'sweep stopped early'),
      });
      waker.start();
    },
    async stop() {
      stopping = true;
      waker?.stop();
      await Promise.race([running?.catch(() => undefined), sleep(END_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

/** Whether it was done. */
async function runOne(
  deps: SweeperDeps,
  failures: Failures,
  due: Due,
  { times, done }: Sweep,
): Promise<boolean> {
  const { work, row } = due;
  const name = nameOf(due);
  const same = `${name} ${row.dueAt.getTime()}`;
  const before = times.get(same) ?? 0;
  try {
    if (before >= SAME_MOST) throw new Error('It is still due after it was done');
    await work.run(row);
    times.set(same, before + 1);
    done.add(name);
    deps.metrics.dueRuns.inc({ work: work.name, outcome: 'done' });
    return true;
  } catch (error) {
    done.delete(name);
    failures.add(name);
    deps.metrics.dueRuns.inc({ work: work.name, outcome: 'failed' });
    deps.log.error({ err: error, work: work.name, id: row.id }, 'due work failed');
    return false;
  }
}

/**
 * The earliest that is due; of a kind whose rows go together, all of that instant that are at the head of their queue. When nothing is,
 * how long it will be so.
 */
async function earliest(
  { works, queues, clock }: SweeperDeps,
  failures: Failures,
): Promise<{ readonly found: readonly Due[]; readonly restMs: number }> {
  const now = clock.now();
  const isFree = (due: Due | null): due is Due => due !== null && !failures.waits(nameOf(due));
  // Rows that failed and are waiting stay at the head of their queue: that many more are asked for. Powers of two make few texts.
  const asked = (rows: number) => rows * 2 ** Math.ceil(Math.log2(1 + failures.count));
  const heads = await queues.heads(works, asked(1));
  const [head] = heads
    .map((row) =>
      dueOf(
        works.find(({ name }) => name === row.work)!,
        row,
        now,
      ),
    )
    .filter(isFree)
    .sort(inOrder);
  const comesMs = head ? head.row.dueAt.getTime() - now.getTime() : Infinity;
  if (!head || comesMs > 0) return { found: [], restMs: Math.min(comesMs, failures.nextMs()) };
  if (!head.work.together) return { found: [head], restMs: 0 };
  const alike = (await queues.first(head.work, asked(FETCHED)))
    .map((row) => dueOf(head.work, row, now))
    .filter(isFree)
    .filter(({ row }) => row.dueAt.getTime() === head.row.dueAt.getTime());
  // Somebody may have been faster.
  const found = alike.length > 0 ? [...new Map(alike.map((due) => [due.row.id, due])).values()] : [head];
  return { found, restMs: 0 };
}

const nameOf = ({ work, row }: Due) => `${work.name} ${row.id}`;

function dueOf(work: DueWork, row: QueueRow, now: Date): Due | null {
  const due = work.rowOf ? work.rowOf(row, now) : row.due_at && { id: row.id, dueAt: row.due_at };
  return due && { work, row: { ...due, keys: row.keys ?? [] } };
}

const inOrder = (a: Due, b: Due) =>
  a.row.dueAt.getTime() - b.row.dueAt.getTime() || (a.work.name < b.work.name ? -1 : 1);
