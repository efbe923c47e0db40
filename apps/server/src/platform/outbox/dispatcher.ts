import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '#platform/clock';
import { afterCommit, withSavepoint, withTransaction, type Db, type Trx } from '#platform/database';
import type { Log } from '#platform/log';
import type { Metrics } from '#platform/metrics';
import { markProcessed, takeWaiting } from './outbox.store.ts';
import { onPublished } from './publish.ts';

export interface OutboxEvent {
  readonly id: number;
  readonly topic: string;
  readonly key: string;
  readonly payload: unknown;
  readonly at: Date;
}

/**
 * What happens because of an event. Its writes commit together with the event's processed mark, so they happen once; what it does
 * outside the database (sockets, messages) belongs in `afterCommit` and may happen again after a crash.
 */
export type Subscriber = (event: OutboxEvent, trx: Trx) => Promise<void>;
export interface Subscription {
  readonly topic: string;
  readonly handle: Subscriber;
}

export interface Outbox {
  /** Hands on what waits; answers when nothing is left but what failed and waits for its next try. */
  drain(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

interface OutboxDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly subscriptions: readonly Subscription[];
}

const BATCH = 50;
const POLL_MS = 1_000;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 60_000;

/** Reads the outbox in order and calls each event's subscribers. Several processes may run one: each takes rows nobody else has. */
export function createOutbox(deps: OutboxDeps): Outbox {
  // A failing event waits here, and with it the later ones of its key, so that the rest flows on.
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

async function handOn(deps: OutboxDeps, trx: Trx, event: OutboxEvent): Promise<boolean> {
  const { metrics, log, subscriptions, clock } = deps;
  try {
    await withSavepoint(trx, async () => {
      for (const one of subscriptions) if (one.topic === event.topic) await one.handle(event, trx);
      await markProcessed(trx, event.id, clock.now());
    });
    metrics.outboxEvents.inc({ topic: event.topic, outcome: 'done' });
    return true;
  } catch (error) {
    metrics.outboxEvents.inc({ topic: event.topic, outcome: 'failed' });
    log.error({ err: error, topic: event.topic, id: event.id }, 'a subscriber failed');
    return false;
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
