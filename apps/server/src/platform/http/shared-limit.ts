import { MINUTE_MS } from '@yoimachi/domain/time';
import type { Clock } from '#platform/clock';
import { remembering, type Crypto } from '#platform/crypto';
import type { Db, Trx } from '#platform/database';
import { addCallOfEach, addCalls } from './rate-window.store.ts';

/** A limit that holds for all processes together. */
export interface SharedLimit {
  /** Counts a call and returns 0; beyond the limit the seconds until the minute is over. */
  take(caller: string): Promise<number>;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly crypto: Pick<Crypto, 'hashSecret'>;
}

/** What this process knows of a caller's minute. */
interface Window {
  readonly minuteMs: number;
  /** Of all processes, when this one last told its own. */
  total: number;
  /** Its own that it has not told yet. */
  untold: number;
}

const MAX_CALLERS = 50_000;
const MAX_HASHES = 10_000;

/** What callers of a kind are counted under. */
const hashesOf = ({ crypto }: Pick<Deps, 'crypto'>, kind: string) =>
  remembering(MAX_HASHES, (caller) => crypto.hashSecret(`${kind}:${caller}`, 'rate-window'));

/**
 * `perMinute` calls of a caller in each minute of the product's clock. A process tells the database of every `step`-th call only: with a larger
 * step a call costs less, and each process may let `step - 1` more through.
 */
export function createSharedLimit(
  { db, clock, crypto }: Deps,
  { kind, perMinute, step }: { readonly kind: string; readonly perMinute: number; readonly step: number },
): SharedLimit {
  const windows = new Map<string, Window>();
  const hashOf = hashesOf({ crypto }, kind);
  const windowOf = (caller: string, minuteMs: number): Window => {
    const known = windows.get(caller);
    const window = known?.minuteMs === minuteMs ? known : { minuteMs, total: 0, untold: 0 };
    windows.delete(caller);
    windows.set(caller, window);
    if (windows.size > MAX_CALLERS) windows.delete(windows.keys().next().value!);
    return window;
  };
  return {
    async take(caller) {
      const nowMs = clock.now().getTime();
      const minuteMs = nowMs - (nowMs % MINUTE_MS);
      const window = windowOf(caller, minuteMs);
      const secondsLeft = (minuteMs + MINUTE_MS - nowMs) / 1000;
      if (window.total + window.untold >= perMinute) return secondsLeft;
      window.untold += 1;
      if (window.untold < step) return 0;
      const told = window.untold;
      window.untold = 0;
      const calls = await addCalls(db, hashOf(caller), new Date(minuteMs), told);
      window.total = Math.max(window.total, calls);
      // Its own place in the minute decides: the answer to a later call may be here already.
      return calls > perMinute ? secondsLeft : 0;
    },
  };
}

/** Counts acts of callers' minutes within the transaction of the acts: what is refused or undone does not count. */
export interface MinuteCount {
  /** Counts one and returns 0, or beyond the limit the seconds until the minute is over. */
  take(trx: Trx, caller: string): Promise<number>;
  /** Counts one of each of several callers, none of them twice, and returns the same of each, in their order. */
  takeOfEach(trx: Trx, callers: readonly string[]): Promise<number[]>;
}

/** At most `perMinute` acts of a caller in each minute of the product's clock, in all processes together. */
export function createMinuteCount(
  { clock, crypto }: Omit<Deps, 'db'>,
  { kind, perMinute }: { readonly kind: string; readonly perMinute: number },
): MinuteCount {
  const hashOf = hashesOf({ crypto }, kind);
  const minuteNow = () => {
    const nowMs = clock.now().getTime();
    const minuteMs = nowMs - (nowMs % MINUTE_MS);
    const secondsLeft = (minuteMs + MINUTE_MS - nowMs) / 1000;
    return { minute: new Date(minuteMs), tooSoon: (calls: number) => (calls > perMinute ? secondsLeft : 0) };
  };
  return {
    async take(trx, caller) {
      const { minute, tooSoon } = minuteNow();
      return tooSoon(await addCalls(trx, hashOf(caller), minute, 1));
    },
    async takeOfEach(trx, callers) {
      const { minute, tooSoon } = minuteNow();
      return (await addCallOfEach(trx, callers.map(hashOf), minute)).map(tooSoon);
    },
  };
}
