import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Log } from '#platform/log';
import { createEar } from './ear.ts';
import { createRinger } from './ringer.ts';

/** Between processes on one database: something was written that another one may have to work on, or the clock was moved. */
export interface Bell {
  /** Calls `hear` when another process rang, and whenever hearing begins or begins again, since a ring may have been missed. */
  onRing(hear: () => Promise<void>): void;
  /** Tells the other processes, soon, and rings that come at once only once; nothing before it is open. */
  readonly ring: () => void;
  readonly isHearing: () => boolean;
  /** How long who works may rest without looking: a process can die between its commit and its ring. */
  readonly longestRestMs: () => number;
  /** Hears from now on; a lost connection is opened again. */
  open(): void;
  /** Resolves when whoever hears it has done what was heard: nobody asks the database afterwards. */
  close(): Promise<void>;
}

const CHANNEL = 'yoimachi';
const BETWEEN_RINGS_MS = 200;
const REST_MS = 3_000;
const REST_WHILE_DEAF_MS = 1_000;

export function createBell({ pool, log }: { readonly pool: pg.Pool; readonly log: Log }): Bell {
  // Who rings has looked already.
  const own = randomUUID();
  const ringer = createRinger(
    () => ringOnce(pool, own).catch((error: unknown) => log.debug({ err: error }, 'the bell was not rung')),
    BETWEEN_RINGS_MS,
  );
  const hearers: (() => Promise<void>)[] = [];
  const underWay = new Set<Promise<void>>();
  const callAll = () => {
    for (const hear of hearers) {
      const heard: Promise<void> = hear()
        .catch((error: unknown) => log.error({ err: error }, 'a ring was missed'))
        .finally(() => underWay.delete(heard));
      underWay.add(heard);
    }
  };
  const ear = createEar({
    pool,
    log,
    channel: CHANNEL,
    hear: (by) => by !== own && callAll(),
    onBegin: callAll,
  });
  let isOpen = false;
  return {
    onRing: (hear) => void hearers.push(hear),
    ring: () => isOpen && ringer.ring(),
    isHearing: ear.isHearing,
    longestRestMs: () => (ear.isHearing() ? REST_MS : REST_WHILE_DEAF_MS),
    open() {
      isOpen = true;
      ear.open();
    },
    async close() {
      isOpen = false;
      await ringer.end();
      await ear.close();
      await Promise.all(underWay);
    },
  };
}

/** Wakes every process that hears, for one that ends. */
export async function ringOnce(pool: pg.Pool, by = ''): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [CHANNEL, by]);
}
