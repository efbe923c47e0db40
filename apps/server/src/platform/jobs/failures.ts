const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 300_000;

/** What failed in this process, and waits longer from try to try. */
export interface Failures {
  /** How many there are. */
  readonly count: number;
  waits(key: string): boolean;
  add(key: string): void;
  remove(key: string): void;
}

export function createFailures(): Failures {
  const failed = new Map<string, { readonly failures: number; readonly retryAtMs: number }>();
  return {
    get count() {
      return failed.size;
    },
    waits: (key) => (failed.get(key)?.retryAtMs ?? 0) > performance.now(),
    add(key) {
      const failures = (failed.get(key)?.failures ?? 0) + 1;
      const waitMs = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
      failed.set(key, { failures, retryAtMs: performance.now() + waitMs });
    },
    remove: (key) => void failed.delete(key),
  };
}
