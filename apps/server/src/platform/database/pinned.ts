import { setImmediate as turn } from 'node:timers/promises';
import {
  CompiledQuery,
  Transaction,
  type ConnectionProvider,
  type DatabaseConnection,
  type KyselyProps,
} from 'kysely';
import type { Begin } from './begin.ts';
import { currentRequest } from '#platform/request';
import type { Database } from './tables.gen.ts';

type Consumer<T> = (connection: DatabaseConnection) => Promise<T>;

/**
 * The connection of one transaction. Statements go out in the order in which they are asked for, without waiting for each other: those of
 * a `Promise.all` share a round trip. PostgreSQL runs them one by one, each with what the one before it did and locked.
 */
class Pinned implements ConnectionProvider {
  readonly #connection: DatabaseConnection;
  #failure: unknown;
  #unanswered = 0;
  #ended = false;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  /**
   * What comes after a failure fails with that one, until something succeeds again: PostgreSQL refuses it as part of an aborted transaction,
   * or because the statement could not be prepared in one.
   */
  async provideConnection<T>(consumer: Consumer<T>): Promise<T> {
    // On a connection that is given back it would belong to somebody else's transaction, or to none.
    if (this.#ended) throw new Error('A statement came after the end of its transaction');
    this.#unanswered += 1;
    try {
      const value = await consumer(this.#connection);
      this.#failure = undefined;
      return value;
    } catch (error) {
      throw (this.#failure ??= error);
    } finally {
      this.#unanswered -= 1;
    }
  }

  end(): void {
    this.#ended = true;
  }

  /** When nothing is under way, and what was answered last has led to no other statement. */
  async quiet(): Promise<void> {
    do await turn();
    while (this.#unanswered > 0);
  }
}

const pinnedOf = new WeakMap<Transaction<Database>, Pinned>();

/** After a failure: waits until statements that were sent beside the failed one are answered, so that none comes after what undoes them. */
export const quiet = async (trx: Transaction<Database>): Promise<void> => pinnedOf.get(trx)?.quiet();

/** What transactions are made of. */
export interface TransactionParts extends Pick<KyselyProps, 'executor'> {
  readonly begin: Begin;
}

interface Ended<T> {
  readonly value: T;
  /** Asks for what goes out together with the commit. */
  readonly end: () => Promise<unknown>;
}

/** Runs a function in a transaction of its own. What it throws rolls back; the first failure of its statements is the one thrown. */
export async function inTransaction<T>(
  { executor, driver, begin, ...props }: KyselyProps & TransactionParts,
  run: (trx: Transaction<Database>) => Promise<Ended<T>>,
): Promise<T> {
  return executor.provideConnection(async (connection) => {
    const pinned = new Pinned(connection);
    const trx = new Transaction<Database>({
      ...props,
      driver,
      executor: executor.withConnectionProvider(pinned),
    });
    pinnedOf.set(trx, pinned);
    try {
      // The first statement does not wait for it: where it fails, the connection is lost and so is the statement.
      const [, { value, end }] = await Promise.all([
        connection.executeQuery(CompiledQuery.raw(`${begin()}${forRequest()}`)),
        run(trx),
      ]);
      const written = end();
      pinned.end();
      const committed = driver.commitTransaction(connection);
      // Where one of the last fails, PostgreSQL rolls back instead: that one is told.
      committed.catch(() => undefined);
      await written;
      await committed;
      return value;
    } catch (error) {
      pinned.end();
      // A connection that cannot even do this is not used again; what went wrong before it matters more.
      await driver.rollbackTransaction(connection).catch(() => undefined);
      throw error;
    }
  });
}

/**
 * Whoever looks at the database, or reads its log, sees for which request a transaction runs: it is said with its beginning, at no round trip of its own, and
 * ends with it. What is read outside of one says nothing: it would cost a statement each.
 */
function forRequest(): string {
  const request = currentRequest();
  return request ? `; set local application_name = 'yoimachi ${request.requestId}'` : '';
}
