import { MINUTE_MS } from '@yoimachi/domain/time';
import type { Clock } from '#platform/clock';
import type { Crypto } from '#platform/crypto';
import type { Db, Trx } from '#platform/database';
import { addCalls } from './rate-window.store.ts';

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

/**
 * `perMinute` calls of a caller in each minute of the product's clock. A process tells the database of every `step`-th call only: with a larger
 * step a call costs less, and each process may let `step - 1` more through.
 */
export function createSharedLimit(
  { db, clock, crypto }: Deps,
  { kind, perMinute, step }: { readonly kind: string; readonly perMinute: number; readonly step: number },
): SharedLimit {
  const windows = new Map<string, Window>();
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
      const hash = crypto.hashSecret(`${kind}:${caller}`, 'rate-window');
      window.total = Math.max(window.total, await addCalls(db, hash, new Date(minuteMs), told));
      return window.total > perMinute ? secondsLeft : 0;
    },
  };
}

/**
 * Counts an act of a caller's minute within the transaction of the act: what is refused or undone does not count. Returns 0, or beyond the
 * limit the seconds until the minute is over.
 */
export async function takeOfMinute(
  trx: Trx,
  { clock, crypto }: Omit<Deps, 'db'>,
  { kind, perMinute }: { readonly kind: string; readonly perMinute: number },
  caller: string,
): Promise<number> {
  const nowMs = clock.now().getTime();
  const minuteMs = nowMs - (nowMs % MINUTE_MS);
  const hash = crypto.hashSecret(`${kind}:${caller}`, 'rate-window');
  const calls = await addCalls(trx, hash, new Date(minuteMs), 1);
  return calls > perMinute ? (minuteMs + MINUTE_MS - nowMs) / 1000 : 0;
}
