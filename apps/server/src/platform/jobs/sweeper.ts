import type { Clock } from '#platform/clock';
import type { Log } from '#platform/log';
import type { Metrics } from '#platform/metrics';

/** Something that becomes due, read from a `due_at` column. */
export interface DueRow {
  readonly id: string;
  readonly dueAt: Date;
}

export interface DueWork {
  /** Its name in logs and metrics, and the order on ties. */
  readonly name: string;
  /** Rows due at or before `now`, earliest first, ties by id. */
  next(now: Date, limit: number): Promise<readonly DueRow[]>;
  /**
   * Does what is due, in its own transaction, with `dueAt` as the time of the change. It locks the row and checks that it is still due:
   * another process, or a person, may have been faster. Afterwards the row must no longer be due at `dueAt`.
   */
  run(row: DueRow): Promise<unknown>;
}

export interface Sweeper {
  /** Does everything due by now, in order of due time; returns how many were done. Concurrent calls share one sweep. */
  sweepNow(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

const POLL_MS = 1_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 300_000;

interface SweeperDeps {
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly works: readonly DueWork[];
}

/** The only reader of due times. It takes one row at a time across all kinds, since handling one can make another due earlier. */
export function createSweeper(deps: SweeperDeps): Sweeper {
  const failed = new Map<string, { failures: number; retryAtMs: number }>();
  let running: Promise<number> | null = null;
  let poll: NodeJS.Timeout | undefined;
  let stopping = false;

  const keyOf = (work: DueWork, row: DueRow) => `${work.name} ${row.id}`;
  const waits = (key: string) => (failed.get(key)?.retryAtMs ?? 0) > performance.now();

  async function earliest(now: Date): Promise<{ work: DueWork; row: DueRow } | undefined> {
    // Rows that failed and are waiting stay at the head of their queue: fetch that many more.
    const heads = await Promise.all(
      deps.works.map(async (work) => {
        const rows = await work.next(now, 1 + failed.size);
        const row = rows.find((one) => !waits(keyOf(work, one)));
        return row && { work, row };
      }),
    );
    return heads
      .filter((head) => head !== undefined)
      .sort(
        (a, b) => a.row.dueAt.getTime() - b.row.dueAt.getTime() || (a.work.name < b.work.name ? -1 : 1),
      )[0];
  }

  async function runOne(work: DueWork, row: DueRow): Promise<void> {
    const key = keyOf(work, row);
    try {
      await work.run(row);
      failed.delete(key);
      deps.metrics.dueRuns.inc({ work: work.name, outcome: 'done' });
    } catch (error) {
      const failures = (failed.get(key)?.failures ?? 0) + 1;
      const waitMs = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
      failed.set(key, { failures, retryAtMs: performance.now() + waitMs });
      deps.metrics.dueRuns.inc({ work: work.name, outcome: 'failed' });
      deps.log.error({ err: error, work: work.name, id: row.id }, 'due work failed');
    }
  }

  async function sweep(): Promise<number> {
    for (let done = 0; ; done++) {
      const head = stopping ? undefined : await earliest(deps.clock.now());
      if (!head) return done;
      await runOne(head.work, head.row);
    }
  }

  const sweepNow = () => (running ??= sweep().finally(() => (running = null)));
  const wake = () =>
    void sweepNow().catch((error: unknown) => deps.log.error({ err: error }, 'sweep stopped early'));
  return {
    sweepNow,
    start() {
      poll = setInterval(wake, POLL_MS);
      wake();
    },
    async stop() {
      stopping = true;
      clearInterval(poll);
      await running?.catch(() => undefined);
    },
  };
}
