import type pg from 'pg';
import { createDb, type Db } from '#platform/database';
import { Died, type CrashPoint, type Crashes } from './crash-points.ts';

/** Statements after which a process may die. */
const AFTER: readonly (readonly [CrashPoint, RegExp])[] = [
  ['key claimed', /^insert into "?idempotency_key\b/],
  ['booking locked', /^select from booking where .* for update/],
  ['part written', /^update "?participation\b/],
  ['history written', /^insert into "?booking_event\b/],
  ['money moved', /^insert into ledger_transfer/],
  ['settlement written', /^(insert into|update) "?settlement\b/],
  ['event published', /^insert into "?outbox\b/],
  ['event handled', /^(\/\*.*?\*\/ )?update "?outbox/],
];

/** A statement's parameters as altered by a planted fault. */
export type Sabotage = (text: string, values: unknown[]) => unknown[];
const NO_SABOTAGE: Sabotage = (_text, values) => values;

/** The life of one process: after its death only the end of its transactions still reaches the database. */
export class Life {
  readonly #crashes: Crashes;
  #isOver = false;

  constructor(crashes: Crashes) {
    this.#crashes = crashes;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Throws when the process dies here, or is dead. */
  reach(point: CrashPoint): void {
    if (!this.#isOver && this.#crashes.strikes(point)) this.#isOver = true;
    this.mustLive();
  }

  mustLive(): void {
    if (this.#isOver) throw new Died(this.#crashes.diedAt ?? 'earlier');
  }
}

type Query = (text: string, values?: unknown[]) => Promise<unknown>;

/** The product's database as seen by one process, whose death ends open transactions as a lost connection would. */
export function mortalDb(pool: pg.Pool, life: Life, sabotage: Sabotage = NO_SABOTAGE): Db {
  const connect = async () => {
    life.mustLive();
    const client = await pool.connect();
    const query = mortalQuery(client.query.bind(client), life, sabotage);
    return { query, release: () => client.release() };
  };
  return createDb({ connect, end: async () => undefined } as unknown as pg.Pool);
}

function mortalQuery(send: Query, life: Life, sabotage: Sabotage): Query {
  let handled = false;
  return async (given, values) => {
    const text = given.trimStart();
    // The server does this on its own when the connection is lost.
    if (text === 'rollback') return send(text);
    life.mustLive();
    if (text === 'commit') life.reach('before commit');
    const answer = await (values && values.length > 0 ? send(given, sabotage(text, values)) : send(given));
    life.mustLive();
    if (text === 'begin') handled = false;
    if (text === 'commit') {
      if (handled) life.reach('events committed');
      life.reach('after commit');
    }
    const point = AFTER.find(([, pattern]) => pattern.test(text))?.[0];
    if (point === 'event handled') handled = true;
    if (point) life.reach(point);
    return answer;
  };
}
