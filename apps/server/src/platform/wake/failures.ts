import { elapsedMs } from '#platform/clock';

export interface RetryTimes {
  /** After the first failure; doubled with each further one. */
  readonly firstMs: number;
  readonly longestMs: number;
}

/** What failed in this process, and waits longer from try to try. */
export interface Failures {
  /** How many there are. */
  readonly count: number;
  waits(key: string): boolean;
  /** All that wait for their next try. */
  waiting(): string[];
  /** In how many milliseconds the first that waits may be tried again; those whose time has passed do not count. */
  nextMs(): number;
  add(key: string): void;
  remove(key: string): void;
}

export function createFailures({ firstMs, longestMs }: RetryTimes): Failures {
  const failed = new Map<string, { readonly failures: number; readonly retryAtMs: number }>();
  const waits = (key: string) => (failed.get(key)?.retryAtMs ?? 0) > elapsedMs();
  return {
    get count() {
      return failed.size;
    },
    waits,
    waiting: () => [...failed.keys()].filter(waits),
    nextMs() {
      const now = elapsedMs();
      return Math.min(...[...failed.values()].map(({ retryAtMs }) => retryAtMs - now).filter((ms) => ms > 0));
    },
    add(key) {
      const failures = (failed.get(key)?.failures ?? 0) + 1;
      const waitMs = Math.min(longestMs, firstMs * 2 ** (failures - 1));
      failed.set(key, { failures, retryAtMs: elapsedMs() + waitMs });
    },
    remove: (key) => void failed.delete(key),
  };
}
