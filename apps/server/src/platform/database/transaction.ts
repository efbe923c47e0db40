import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorCode, Failed } from '@yoimachi/domain/result';
import { Kysely, sql, type KyselyProps, type Transaction } from 'kysely';
import { constraintFailure, isRetryable, type ConstraintMap } from './failure.ts';
import { inTransaction, quiet } from './pinned.ts';
import type { Database } from './tables.gen.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

export interface TransactionOptions<Code extends ErrorCode = never> {
  /** Database refusals by constraint name, returned as failures. */
  readonly constraints?: ConstraintMap<Code>;
  /** Commits even though a failure is returned, for failures that are themselves recorded (a wrong code). */
  readonly keepOnFailure?: true;
}

type Refused<Code extends ErrorCode> = [Code] extends [never] ? never : Failed<Code>;

const MAX_TRIES = 4;
const after = new WeakMap<Trx, (() => void)[]>();
const propsOf = new WeakMap<Db, KyselyProps>();

/** Typed SQL of these parts, which a transaction of it is made of, too. */
export function dbOf(props: KyselyProps): Db {
  const db = new Kysely<Database>(props);
  propsOf.set(db, props);
  return db;
}

class Rollback {
  readonly result: unknown;
  constructor(result: unknown) {
    this.result = result;
  }
}

/** Runs when the transaction has committed; never when it rolled back. */
export function afterCommit(trx: Trx, run: () => void): void {
  const list = after.get(trx);
  if (!list) throw new Error('afterCommit needs a transaction of withTransaction');
  list.push(run);
}

/**
 * Runs a function in one READ COMMITTED transaction. Its statements go out in the order in which they are asked for; those that are asked
 * for together share a round trip.
 *
 * - A failed `Result` rolls everything back and is returned (unless `keepOnFailure`).
 * - An exception rolls back and is rethrown, but a refusal named in `constraints` becomes its failure.
 * - After a deadlock the function runs again, so it must have no effects outside the transaction.
 * - Inside another transaction it is a part of it, which is undone alone; after a deadlock that one runs again.
 */
export async function withTransaction<T, Code extends ErrorCode = never>(
  db: Db,
  run: (trx: Trx) => Promise<T>,
  options: TransactionOptions<Code> = {},
): Promise<T | Refused<Code>> {
  const inside = db.isTransaction ? (db as Trx) : null;
  for (let tries = 1; ; tries++) {
    try {
      return await (inside
        ? withSavepoint(inside, () => unlessRefused(inside, run, options))
        : once(db, run, options));
    } catch (error) {
      if (error instanceof Rollback) return error.result as T;
      const failure = constraintFailure(error, options.constraints ?? {});
      if (failure) return { ok: false, error: failure } as Refused<Code>;
      if (inside || !isRetryable(error) || tries === MAX_TRIES) throw error;
      await sleep(5 * 2 ** tries * (1 + Math.random()));
    }
  }
}

/**
 * Runs a part that may fail on its own: if it throws, its writes and its `afterCommit` are undone and the rest can continue. Nothing else of
 * the transaction may run beside it.
 */
export async function withSavepoint<T>(trx: Trx, run: () => Promise<T>): Promise<T> {
  const callbacks = after.get(trx) ?? [];
  const before = callbacks.length;
  try {
    const [, value] = await Promise.all([sql`savepoint part`.execute(trx), run()]);
    await sql`release savepoint part`.execute(trx);
    return value;
  } catch (error) {
    await quiet(trx);
    callbacks.length = before;
    await sql`rollback to savepoint part`.execute(trx);
    throw error;
  }
}

async function once<T>(
  db: Db,
  run: (trx: Trx) => Promise<T>,
  options: TransactionOptions<ErrorCode>,
): Promise<T> {
  let callbacks: (() => void)[] = [];
  const result = await inTransaction(propsOf.get(db)!, async (trx) => {
    callbacks = [];
    after.set(trx, callbacks);
    return unlessRefused(trx, run, options);
  });
  for (const callback of callbacks) callback();
  return result;
}

/** @throws Rollback with a failure that undoes what was written. */
async function unlessRefused<T>(
  trx: Trx,
  run: (trx: Trx) => Promise<T>,
  { keepOnFailure }: TransactionOptions<ErrorCode>,
): Promise<T> {
  const value = await run(trx);
  if (isFailure(value) && !keepOnFailure) throw new Rollback(value);
  return value;
}

const isFailure = (value: unknown) =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === false && 'error' in value;
