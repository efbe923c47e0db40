import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorCode, Failed } from '@yoimachi/domain/result';
import { Kysely, sql, type KyselyProps, type Transaction } from 'kysely';
import { constraintFailure, isRetryable, type ConstraintMap } from './failure.ts';
import { inTransaction, quiet, type TransactionParts } from './pinned.ts';
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
const last = new WeakMap<Trx, LastWrite[]>();
const undone = new WeakSet<Trx>();
const hearers = new WeakMap<Db, ((trx: Trx) => void)[]>();
const propsOf = new WeakMap<Db, KyselyProps & TransactionParts>();

/** Typed SQL of these parts; its transactions have some of their own. */
export function dbOf(props: KyselyProps, ofTransactions: TransactionParts): Db {
  const db = new Kysely<Database>(props);
  propsOf.set(db, { ...props, ...ofTransactions });
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

type Write<T> = (trx: Trx, items: readonly T[]) => Promise<void>;
interface LastWrite {
  readonly write: Write<any>;
  readonly items: readonly unknown[];
  /** It goes out together with the commit. */
  readonly isEnd: boolean;
}

/**
 * What is written last, after everything else that the transaction does: all that was given for one `write` is handed to it at once. Rows
 * that many transactions lock, and lock in one order there, cannot stand in a circle with others. It may give something to others.
 */
export function beforeCommit<T>(trx: Trx, write: Write<T>, items: readonly T[]): void {
  lastOf(trx).push({ write, items, isEnd: false });
}

/**
 * The same for what comes behind all that, and goes out together with the commit, without a round trip of its own: `write` asks for its statements at
 * once and gives nothing to others. If one of them fails, nothing has happened.
 */
export function withCommit<T>(trx: Trx, write: Write<T>, items: readonly T[]): void {
  lastOf(trx).push({ write, items, isEnd: true });
}

function lastOf(trx: Trx): LastWrite[] {
  const list = last.get(trx);
  if (!list) throw new Error('What is written last needs a transaction of withTransaction, before its end');
  return list;
}

/** What this transaction has done is undone at its end, although its value is returned: there was nothing to do. */
export const undo = (trx: Trx): void => void undone.add(trx);

/** Calls `hear` after every transaction of `withTransaction` on this database that committed. */
export function onCommit(db: Db, hear: (trx: Trx) => void): void {
  hearers.set(db, [...(hearers.get(db) ?? []), hear]);
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
 * Runs a part that may fail on its own: if it throws, its writes and what it left for the commit are undone and the rest can continue. Nothing else of
 * the transaction may run beside it.
 */
export async function withSavepoint<T>(trx: Trx, run: () => Promise<T>): Promise<T> {
  const lists = [after.get(trx) ?? [], last.get(trx) ?? []];
  const lengths = lists.map((list) => list.length);
  try {
    const [, value] = await Promise.all([sql`savepoint part`.execute(trx), run()]);
    await sql`release savepoint part`.execute(trx);
    return value;
  } catch (error) {
    await quiet(trx);
    undone.delete(trx);
    lists.forEach((list, index) => (list.length = lengths[index]!));
    await sql`rollback to savepoint part`.execute(trx);
    throw error;
  }
}

async function once<T>(
  db: Db,
  run: (trx: Trx) => Promise<T>,
  options: TransactionOptions<ErrorCode>,
): Promise<T> {
  const { trx, result } = await inTransaction(propsOf.get(db)!, async (begun) => {
    after.set(begun, []);
    last.set(begun, []);
    const value = await unlessRefused(begun, run, options);
    while (lastOf(begun).some(({ isEnd }) => !isEnd)) await Promise.all(writesOf(begun, false));
    return { value: { trx: begun, result: value }, end: () => Promise.all(writesOf(begun, true)) };
  });
  for (const callback of after.get(trx)!) callback();
  for (const hear of hearers.get(db) ?? []) hear(trx);
  return result;
}

/** Begins what waits, in its order, each with all that was given for it. What comes after the end is refused. */
function writesOf(trx: Trx, isEnd: boolean): Promise<void>[] {
  const list = lastOf(trx);
  const due = list.filter((one) => one.isEnd === isEnd);
  if (isEnd) last.delete(trx);
  else list.splice(0, list.length, ...list.filter((one) => one.isEnd));
  return [...new Set(due.map(({ write }) => write))].map((write) =>
    write(
      trx,
      due.filter((one) => one.write === write).flatMap(({ items }) => items),
    ),
  );
}

/** @throws Rollback with what is returned although it undoes what was written. */
async function unlessRefused<T>(
  trx: Trx,
  run: (trx: Trx) => Promise<T>,
  { keepOnFailure }: TransactionOptions<ErrorCode>,
): Promise<T> {
  const value = await run(trx);
  if (undone.delete(trx) || (isFailure(value) && !keepOnFailure)) throw new Rollback(value);
  return value;
}

const isFailure = (value: unknown) =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === false && 'error' in value;
