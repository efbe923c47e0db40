import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import pg from 'pg';
import type { ConnectionLimits } from './begin.ts';
import { settingOf, type Limits } from './limits.ts';

const MAX_NAMED_STATEMENTS = 500;
/** No two texts have the same as many bytes of their hash. */
const NAME_BYTES = 16;
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
  // Of the text alone: where processes come to share a backend, a name is the same statement in each of them.
  const name = `s${createHash('sha256').update(text).digest().subarray(0, NAME_BYTES).toString('base64url')}`;
  names.set(text, name);
  return name;
}

/** Who asks gives his own callback, or a query of his own that knows what it does with its answer. */
const isHeard = ([asked, values, callback]: readonly unknown[]): boolean =>
  typeof values === 'function' ||
  typeof callback === 'function' ||
  typeof (asked as { readonly submit?: unknown }).submit === 'function';

/** A client that sends what is asked for at once as one packet. */
class PackingClient extends pg.Client {
  #isHeldBack = false;

  // The base class has a dozen overloads.
  override query(...args: unknown[]): any {
    const base = super.query.bind(this) as (...all: unknown[]) => unknown;
    this.#holdBack();
    if (isHeard(args)) return base(...args);
    // The driver gives its own promise to a query that is made already. Such a query, its rows and whoever waits for them outlive each small
    // collection of garbage until the next whole one: a quarter of the processor's time of a search went into that.
    const [asked, values] = args;
    const query = typeof asked === 'string' ? { text: asked, values } : (asked as object);
    return new Promise((resolve, reject) => {
      base({
        ...query,
        callback: (error: Error | null, answer: unknown) => (error ? reject(error) : resolve(answer)),
      });
    });
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

/** One that also names every parameterised statement by its text. */
class NamingClient extends PackingClient {
  // Only (text, values) is treated differently.
  override query(...args: unknown[]): any {
    const [text, values, callback] = args;
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    return name === undefined ? super.query(...args) : super.query({ name, text, values }, callback);
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
  /** For what needs a session of its own; absent: `url`. */
  readonly directUrl?: string | null;
  /** False where connections share backends, as behind a pooler in transaction mode: nothing is left there for a later transaction. */
  readonly preparedStatements?: boolean;
  /** Most connections at once. */
  readonly size: number;
  /** Absent: those of the role. */
  readonly limits?: Limits;
  readonly onError?: (error: Error) => void;
}

const directUrls = new WeakMap<pg.Pool, string>();
const limitsOfPools = new WeakMap<pg.Pool, ConnectionLimits>();

/** Where what needs a session of its own connects to: whoever listens, and who holds a lock beyond its transaction. */
export const directUrlOf = (pool: pg.Pool): string => directUrls.get(pool) ?? pool.options.connectionString!;

/** Null: its connections have those of the role. */
export const limitsOf = (pool: pg.Pool): ConnectionLimits | null => limitsOfPools.get(pool) ?? null;

/** Connections to PostgreSQL. A connection lost while idle is reported, not thrown: the pool opens another. */
export function createPool({
  url,
  directUrl = null,
  preparedStatements = true,
  size,
  limits,
  onError,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    Client: preparedStatements ? NamingClient : PackingClient,
    types,
    connectionTimeoutMillis: 10_000,
    application_name: 'yoimachi',
    // Statements of one transaction that do not wait for each other share a round trip: see `pinned.ts`.
    pipeline: true,
  });
  if (directUrl !== null) directUrls.set(pool, directUrl);
  // One lost in mid-transaction fails its next statement; unhandled, the error would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  if (limits) limitPool(pool, { limits, areKept: preparedStatements });
  // While the pool is closing, a database that stops along with us is not worth reporting.
  pool.on('error', (error) => (pool.ending ? undefined : onError?.(error)));
  return pool;
}

/** By a statement, as poolers refuse connections that bring settings; it goes out with the first one that is asked for. */
function limitPool(pool: pg.Pool, known: ConnectionLimits): void {
  limitsOfPools.set(pool, known);
  if (!known.areKept) return;
  const text = settingOf(known.limits, null);
  // Where it fails the connection is lost, which the first statement says.
  pool.on('connect', (client) => void client.query(text).catch(() => undefined));
}
