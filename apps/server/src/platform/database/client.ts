import type { Socket } from 'node:net';
import pg from 'pg';

const MAX_NAMED_STATEMENTS = 500;
const names = new Map<string, string>();

/** Prefix for a statement whose best plan depends on its values: it is planned on every run. */
export const PLAN_ANEW = '/* plan anew */';

// A named statement is parsed once per connection and planned at most six times, unless PostgreSQL finds that its values decide
// (`kept-plans` of test-support): planning a search takes longer than running it. The cap keeps endlessly varying texts from
// filling the memory of client and server.
function nameOf(text: string): string | undefined {
  if (text.startsWith(PLAN_ANEW)) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMED_STATEMENTS) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** A client that names every parameterised statement by its text, and sends what is asked for at once as one packet. */
class NamingClient extends pg.Client {
  #isHeldBack = false;

  // The base class has a dozen overloads; only (text, values) is treated differently.
  override query(...args: unknown[]): any {
    const [text, values, callback] = args;
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    const base = super.query.bind(this) as (...all: unknown[]) => unknown;
    this.#holdBack();
    return name === undefined ? base(...args) : base({ name, text, values }, callback);
  }

  /** Until everything that goes on by itself has gone on: a packet costs more than the statements in it. */
  #holdBack(): void {
    if (this.#isHeldBack) return;
    this.#isHeldBack = true;
    const { stream } = (this as unknown as { readonly connection: { readonly stream: Socket } }).connection;
    stream.cork();
    process.nextTick(() => {
      this.#isHeldBack = false;
      stream.uncork();
    });
  }
}

const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;

function safeNumber(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new Error(`${text} is too large for a number`);
  return value;
}

// By default int8 arrives as text, and a date as an instant in the machine's own time zone.
const parsers = new Map<number, (text: string) => unknown>([
  [INT8, safeNumber],
  [NUMERIC, safeNumber],
  [DATE, (text) => text],
]);
// The declared parameter is an enum of the known types, but any type's number may occur.
const parserOf = pg.types.getTypeParser as (oid: number, format?: string) => (text: string) => unknown;
const types = {
  getTypeParser: (oid: number, format?: string) =>
    (format !== 'binary' && parsers.get(oid)) || parserOf(oid, format),
};

export interface PoolOptions {
  readonly url: string;
  /** Most connections at once. */
  readonly size: number;
  readonly onError?: (error: Error) => void;
}

/** Connections to PostgreSQL. A connection lost while idle is reported, not thrown: the pool opens another. */
export function createPool({ url, size, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    Client: NamingClient,
    types,
    connectionTimeoutMillis: 10_000,
    application_name: 'yoimachi',
    // Statements of one transaction that do not wait for each other share a round trip: see `pinned.ts`.
    pipeline: true,
  });
  // One lost in mid-transaction fails its next statement; unhandled, the error would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  // While the pool is closing, a database that stops along with us is not worth reporting.
  pool.on('error', (error) => (pool.ending ? undefined : onError?.(error)));
  return pool;
}
