import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database';

interface Asked {
  readonly db: Db;
  readonly clock: Clock;
}

/** Operators act in a process of their own: they are heard of after so long. */
const KEPT_MS = 5000;

interface Kept<Value> {
  readonly value: Promise<Value>;
  readonly since: Date;
  readonly until: Date;
}

/**
 * What operators decided, as of a few seconds ago: for what every message or notice asks for.
 *
 * @param read reads it again.
 * @returns what gives it; `on` is a transaction that is open already.
 */
export function inMind<Value>(read: (db: Db) => Promise<Value>) {
  const kept = new WeakMap<Db, Kept<Value>>();
  return ({ db, clock }: Asked, on: Db = db): Promise<Value> => {
    const at = clock.now();
    const known = kept.get(db);
    if (known && known.until > at && known.since <= at) return known.value;
    const value = read(on);
    kept.set(db, { value, since: at, until: new Date(at.getTime() + KEPT_MS) });
    // What could not be read is not kept.
    value.catch(() => kept.delete(db));
    return value;
  };
}
