import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '#platform/clock';
import { afterCommit, withSavepoint, withTransaction, type Db, type Trx } from '#platform/database';
import type { Log } from '#platform/log';
import type { Metrics } from '#platform/metrics';
import type { AnyEvent } from './event.ts';
import { bury, markProcessed, takeWaiting } from './outbox.store.ts';
import { onPublished } from './publish.ts';
import { PayloadError, type OutboxRow, type Subscription } from './subscription.ts';

export interface Outbox {
  /** Delivers what is waiting; resolves when only failed events waiting for a retry are left. */
  drain(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

interface OutboxDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  /** The catalogue. */
  readonly events: readonly AnyEvent[];
  readonly subscriptions: readonly Subscription[];
}

const BATCH = 50;
const POLL_MS = 1_000;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 60_000;

/**
 * Reads the outbox in order and calls each event's subscribers. Several processes may run one: each takes keys nobody else has, so
 * that the events of a key are handed on one after the other. What no version of the catalogue can handle is given up, and said.
 */
export function createOutbox(deps: OutboxDeps): Outbox {
  // A failing event waits here, along with later ones of its key, so that the rest keeps flowing.
  const setAside = new Map<string, { failures: number; retryAtMs: number }>();
  let running: Promise<void> | null = null;
  let again = false;
  let poll: NodeJS.Timeout | undefined;
  let forget: (() => void) | undefined;

  async function once(): Promise<number> {
    const blocked = blockedKeys(setAside);
    return withTransaction(deps.db, async (trx) => {
      const events = await takeWaiting(trx, BATCH, blocked);
      const failedKeys = new Set<string>();
      for (const event of events) {
        if (failedKeys.has(event.key)) continue;
        if (await handOn(deps, trx, event)) afterCommit(trx, () => setAside.delete(event.key));
        else failedKeys.add(event.key);
      }
      for (const key of failedKeys) putAside(setAside, key);
      return events.length;
    });
  }

  async function loop(): Promise<void> {
    do {
      again = false;
      while ((await once()) > 0);
    } while (again);
  }

  function drain(): Promise<void> {
    again = true;
    running ??= loop().finally(() => (running = null));
    return running;
  }
  const wake = () =>
    void drain().catch((error: unknown) => deps.log.error({ err: error }, 'outbox stopped early'));
  return {
    drain,
    start() {
      forget = onPublished(wake);
      poll = setInterval(wake, POLL_MS);
      wake();
    },
    async stop() {
      forget?.();
      clearInterval(poll);
      await Promise.race([running?.catch(() => undefined), sleep(10_000, undefined, { ref: false })]);
    },
  };
}

/** False when a subscriber failed: the row waits, and its key with it. */
async function handOn(deps: OutboxDeps, trx: Trx, row: OutboxRow): Promise<boolean> {
  const { metrics, log, events, subscriptions, clock } = deps;
  const { id, topic } = row;
  try {
    if (!events.some(({ name }) => name === topic)) throw new PayloadError('no such event');
    await withSavepoint(trx, async () => {
      for (const one of subscriptions) if (one.event.name === topic) await one.handle(row, trx);
      await markProcessed(trx, id, clock.now());
    });
    metrics.outboxEvents.inc({ topic, outcome: 'done' });
    return true;
  } catch (error) {
    const isDead = error instanceof PayloadError;
    metrics.outboxEvents.inc({ topic, outcome: isDead ? 'dead' : 'failed' });
    log.error({ err: error, topic, id }, isDead ? 'nobody can handle an event' : 'a subscriber failed');
    if (isDead) await bury(trx, id, error.message, clock.now());
    return isDead;
  }
}

function blockedKeys(setAside: ReadonlyMap<string, { retryAtMs: number }>): string[] {
  return [...setAside].filter(([, one]) => one.retryAtMs > performance.now()).map(([key]) => key);
}

function putAside(setAside: Map<string, { failures: number; retryAtMs: number }>, key: string): void {
  const failures = (setAside.get(key)?.failures ?? 0) + 1;
  const waitMs = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
  setAside.set(key, { failures, retryAtMs: performance.now() + waitMs });
}
