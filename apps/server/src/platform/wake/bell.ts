import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { isUnavailable } from '#platform/database';
import type { Log } from '#platform/log';

/** Between processes on one database: something was written that another one may have to work on, or the clock was moved. */
export interface Bell {
  /** Calls `hear` when another process rang, and whenever hearing begins or begins again, since a ring may have been missed. */
  onRing(hear: () => void): void;
  /** Tells the other processes, soon, and rings that come at once only once; nothing before it is open. */
  readonly ring: () => void;
  isHearing(): boolean;
  /** How long who works may rest without looking: a process can die between its commit and its ring. */
  readonly longestRestMs: () => number;
  /** Hears from now on; a lost connection is opened again. */
  open(): void;
  close(): Promise<void>;
}

const CHANNEL = 'yoimachi';
const BETWEEN_RINGS_MS = 200;
const AGAIN_MS = 1_000;
const REST_MS = 3_000;
const REST_WHILE_DEAF_MS = 1_000;

export function createBell({ pool, log }: { readonly pool: pg.Pool; readonly log: Log }): Bell {
  // Who rings has looked already.
  const own = randomUUID();
  const ringer = createRinger(() =>
    ringOnce(pool, own).catch((error: unknown) => log.debug({ err: error }, 'the bell was not rung')),
  );
  const hearers: (() => void)[] = [];
  let ear: pg.Client | undefined;
  let isHearing = false;
  let isOpen = false;
  let retry: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    const client = new pg.Client({ connectionString: pool.options.connectionString!, keepAlive: true });
    ear = client;
    client.on('error', (error) => log.debug({ message: error.message }, 'the bell was lost'));
    client.on('end', () => lose(client));
    client.on('notification', ({ payload }) => {
      if (payload !== own) hearers.forEach((hear) => hear());
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    isHearing = true;
    hearers.forEach((hear) => hear());
  }
  function lose(client: pg.Client): void {
    if (client !== ear) return;
    ear = undefined;
    isHearing = false;
    if (isOpen) retry = setTimeout(begin, AGAIN_MS);
  }
  function begin(): void {
    void listen().catch((error: unknown) => {
      if (isUnavailable(error)) log.debug({ err: error }, 'the bell found no database');
      else log.error({ err: error }, 'the bell cannot be heard');
      const failed = ear;
      if (!failed) return;
      lose(failed);
      void failed.end().catch(() => undefined);
    });
  }
  return {
    onRing: (hear) => void hearers.push(hear),
    ring: () => isOpen && ringer.ring(),
    isHearing: () => isHearing,
    longestRestMs: () => (isHearing ? REST_MS : REST_WHILE_DEAF_MS),
    open() {
      isOpen = true;
      begin();
    },
    async close() {
      isOpen = false;
      clearTimeout(retry);
      await ringer.end();
      await ear?.end().catch(() => undefined);
    },
  };
}

/** Rings that come at once are one; the last is never left out. */
function createRinger(send: () => Promise<unknown>) {
  let pause: NodeJS.Timeout | undefined;
  let again = false;
  let sending: Promise<unknown> = Promise.resolve();

  function ring(): void {
    again = pause !== undefined;
    if (again) return;
    sending = send();
    pause = setTimeout(() => {
      pause = undefined;
      if (again) ring();
    }, BETWEEN_RINGS_MS);
  }
  return {
    ring,
    async end() {
      clearTimeout(pause);
      if (again) sending = send();
      await sending;
    },
  };
}

/** Wakes every process that hears, for one that ends. */
export async function ringOnce(pool: pg.Pool, by = ''): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [CHANNEL, by]);
}
