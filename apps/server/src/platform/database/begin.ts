import { CompiledQuery, type ConnectionProvider, type DatabaseConnection, type QueryResult } from 'kysely';
import { isPatient, settingOf, WORK_LIMITS, type Limits } from './limits.ts';
import { isReadingOnly } from './reading-only.ts';

/** How a transaction begins for who asks. What it says ends with it: the connection may be somebody else's afterwards. */
export type Begin = () => string;

const PLAIN = 'begin';

/** The limits that connections have. */
export interface ConnectionLimits {
  readonly limits: Limits;
  /** Whether each was given them when it was opened: where backends are shared, that would be somebody else's. */
  readonly areKept: boolean;
}

/** Beginnings for connections with these limits; null: they have none, and nobody is patient. */
export function beginningOf(known: ConnectionLimits | null): Begin {
  const plain = known === null || known.areKept ? '' : `; ${settingOf(known.limits, 'transaction')}`;
  const patient = known === null ? '' : `; ${settingOf(WORK_LIMITS, 'transaction')}`;
  return () => `${isReadingOnly() ? `${PLAIN} read only` : PLAIN}${isPatient() ? patient : plain}`;
}

/** Connections for statements outside of a transaction: where one would begin as something special, each has a transaction of its own. */
export class LoneStatements implements ConnectionProvider {
  readonly #inner: ConnectionProvider;
  readonly #begin: Begin;

  constructor(inner: ConnectionProvider, beginAs: Begin) {
    this.#inner = inner;
    this.#begin = beginAs;
  }

  provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    const text = this.#begin();
    if (text === PLAIN) return this.#inner.provideConnection(consumer);
    return this.#inner.provideConnection((connection) => consumer(new EachAlone(connection, text)));
  }
}

class EachAlone implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  readonly #begin: string;

  constructor(inner: DatabaseConnection, text: string) {
    this.#inner = inner;
    this.#begin = text;
  }

  /** In one packet. After a failure PostgreSQL takes the commit for a rollback. */
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const [begun, answered, ended] = await Promise.allSettled([
      this.#inner.executeQuery(CompiledQuery.raw(this.#begin)),
      this.#inner.executeQuery<R>(query),
      this.#inner.executeQuery(CompiledQuery.raw('commit')),
    ]);
    for (const one of [begun, answered, ended]) if (one.status === 'rejected') throw one.reason;
    return (answered as PromiseFulfilledResult<QueryResult<R>>).value;
  }

  streamQuery(): never {
    throw new Error('Rows are read in pages, not streamed');
  }
}
