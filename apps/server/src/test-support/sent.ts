import pg from 'pg';

/** A statement as a client sends it; its values as the driver is given them. */
export interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

export type Query = (...args: unknown[]) => unknown;
type Callback = (error: Error | null, answer?: unknown) => void;

export interface Heard extends Sent {
  /** Sends something else on its connection. */
  readonly query: Query;
}

/**
 * Tells of every statement that this process sends to PostgreSQL during `run`: before it is sent, and once it is, with its
 * answer to come.
 */
export async function hearSent<T>(
  hear: {
    readonly before?: (heard: Heard) => void;
    readonly sent?: (sent: Sent, answer: Promise<unknown>) => void;
  },
  run: () => Promise<T>,
): Promise<T> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    const { text, values } =
      typeof first === 'string' ? { text: first, values: second } : (first as Partial<Sent>);
    const sent = text === undefined ? null : { text, values: Array.isArray(values) ? values : [] };
    if (sent) hear.before?.({ ...sent, query: original.bind(this) });
    const { callback } = Object(first) as { readonly callback?: Callback };
    if (sent && callback) return original.call(this, { ...(first as Sent), callback: told(sent, callback) });
    const answer = original.apply(this, args);
    if (sent && answer instanceof Promise) hear.sent?.(sent, answer);
    return answer;
  };
  // As the product's own connections ask; whoever gives his callback beside the statement is not one of its calls.
  function told(sent: Sent, callback: Callback): Callback {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    promise.catch(() => undefined);
    hear.sent?.(sent, promise);
    return (error, answer) => {
      if (error) reject(error);
      else resolve(answer);
      callback(error, answer);
    };
  }
  try {
    return await run();
  } finally {
    prototype.query = original;
  }
}

/** A value as written in a statement, converted as the driver does. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(element).join(',')}}`);
  if (value instanceof Uint8Array) return pg.escapeLiteral(`\\x${Buffer.from(value).toString('hex')}`);
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}

const element = (value: unknown): string =>
  JSON.stringify(value instanceof Date ? value.toISOString() : String(value)).replace(/^"null"$/, 'null');

/** The texts sent during `run` by one caller, in groups that went out without waiting for each other. */
export async function roundTripsOf(run: () => Promise<unknown>): Promise<string[][]> {
  const trips: string[][] = [];
  let unanswered = 0;
  const sent = ({ text }: Sent, answer: Promise<unknown>) => {
    if (unanswered === 0) trips.push([text]);
    else trips.at(-1)!.push(text);
    unanswered += 1;
    const done = () => void (unanswered -= 1);
    void answer.then(done, done);
  };
  await hearSent({ sent }, run);
  return trips;
}
