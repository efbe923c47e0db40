import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '#platform/clock';
import { afterCommit, isUnavailable, withTransaction, type Db, type Trx } from '#platform/database';
import type { Log } from '#platform/log';
import type { Metrics } from '#platform/metrics';
import { createFailures, createWaker, type Waker } from '#platform/wake';
import type { AnyEvent } from './event.ts';
import { handOnAll, handOnEach, readRows, type Handed } from './hand-on.ts';
import { bury, isWaiting, markProcessed, takeWaiting } from './outbox.store.ts';
import { onPublished } from './publish.ts';
import type { Subscription } from './subscription.ts';

export interface Outbox {
  /** Delivers what is waiting; resolves when only failed events waiting for a retry are left. */
  drain(): Promise<void>;
  /** Looks again: another process may have published. */
  readonly wake: () => void;
  /** Works by itself from now on, and never rests longer than `longestRestMs` says. */
  start(longestRestMs: () => number): void;
  /** Takes nothing more. What is not handed on within ten seconds is another process's as soon as this one ends. */
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

const BATCH = 100;
const RETRIES = { firstMs: 500, longestMs: 60_000 };
const END_WITHIN_MS = 10_000;

/**
 * Reads the outbox in order and calls each event's subscribers. Several processes may run one: each takes keys nobody else has, so
 * that the events of a key are handed on one after the other. What no version of the catalogue can handle is given up, and said; while
 * versions change, one that cannot read a new event leaves it to those that can.
 */
export function createOutbox(deps: OutboxDeps): Outbox {
  // A failing event waits here, along with later ones of its key, so that the rest keeps flowing.
  const setAside = createFailures(RETRIES);
  let running: Promise<void> | null = null;
  let again = false;
  let isStopping = false;
  let waker: Waker | undefined;
  let forget: (() => void) | undefined;

  /** A batch is handed on as a whole; only if something in it fails, again, each event on its own, so that the failing one waits alone. */
  async function once(): Promise<number> {
    if (isStopping) return 0;
    const blocked = setAside.waiting();
    try {
      return await withTransaction(deps.db, (trx) => batch(trx, blocked, handOnAll));
    } catch (error) {
      if (isUnavailable(error)) throw error;
      return await withTransaction(deps.db, (trx) => batch(trx, blocked, handOnEach));
    }
  }

  async function batch(trx: Trx, blocked: readonly string[], handOn: typeof handOnAll): Promise<number> {
    const { clock, events, subscriptions } = deps;
    const taken = await takeWaiting(trx, BATCH, blocked);
    const { rows, dead, early } = readRows(taken, events, clock.now());
    const { done, failed } = await handOn(trx, rows, subscriptions);
    const ids = done.map(({ id }) => id);
    await markProcessed(trx, ids, clock.now());
    for (const { row, reason } of dead) await bury(trx, row.id, reason, clock.now());
    afterCommit(trx, () => {
      for (const { key } of done) setAside.remove(key);
      for (const { row } of [...failed, ...early]) setAside.add(row.key);
      report(deps, { done, failed, dead, early });
    });
    return taken.length;
  }

  async function loop(): Promise<void> {
    do {
      again = false;
      while ((await once()) > 0);
    } while (again);
  }

  function drain(): Promise<void> {
    again = true;
    return (running ??= loop().finally(() => (running = null)));
  }
  async function look(): Promise<number> {
    if (await isWaiting(deps.db)) await drain();
    return setAside.nextMs();
  }
  return {
    drain,
    wake: () => waker?.wake(),
    start(longestRestMs) {
      const onError = (error: unknown) => deps.log.error({ err: error }, 'outbox stopped early');
      const started = createWaker({ look, longestMs: longestRestMs, shortestMs: 0, onError });
      forget = onPublished(started.wake);
      started.start();
      waker = started;
    },
    async stop() {
      isStopping = true;
      forget?.();
      waker?.stop();
      await Promise.race([running?.catch(() => undefined), sleep(END_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

function report(
  { metrics, log }: OutboxDeps,
  { done, failed, dead, early }: Handed & Omit<ReturnType<typeof readRows>, 'rows'>,
): void {
  for (const { topic } of done) metrics.outboxEvents.inc({ topic, outcome: 'done' });
  for (const { row, error } of failed) {
    const { id, topic } = row;
    metrics.outboxEvents.inc({ topic, outcome: 'failed' });
    log.error({ err: error, topic, id }, 'a subscriber failed');
  }
  for (const { row, reason } of early)
    log.warn({ reason, topic: row.topic, id: row.id }, 'an event waits for a later version');
  for (const { row, reason } of dead) {
    const { id, topic } = row;
    metrics.outboxEvents.inc({ topic, outcome: 'dead' });
    log.error({ reason, topic, id }, 'nobody can handle an event');
  }
}
