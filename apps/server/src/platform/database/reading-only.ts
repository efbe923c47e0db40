import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, type ConnectionProvider, type DatabaseConnection } from 'kysely';

const reading = new AsyncLocalStorage<true>();
/** `read_only_sql_transaction`. */
const REFUSED = '25006';

/** Whatever is asked of the database within can only read: PostgreSQL refuses the rest. */
export const readingOnly = <T>(run: () => Promise<T>): Promise<T> => reading.run(true, run);

/** Whether something failed since it would have written where only is read. */
export const wasReadingOnly = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === REFUSED;

/** Gives connections to those who only read as such, and takes it back before somebody else has them. */
export class ReadersConnections implements ConnectionProvider {
  readonly #inner: ConnectionProvider;

  constructor(inner: ConnectionProvider) {
    this.#inner = inner;
  }

  provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (!reading.getStore()) return this.#inner.provideConnection(consumer);
    return this.#inner.provideConnection(async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('set default_transaction_read_only = on'));
      try {
        return await consumer(connection);
      } finally {
        await connection.executeQuery(CompiledQuery.raw('reset default_transaction_read_only'));
      }
    });
  }
}
