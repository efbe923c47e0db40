import { elapsedMs } from '#platform/clock';

export interface RateLimit {
  /** Takes one of the caller's tokens and returns 0; if none is left, returns the seconds until one is. */
  take(caller: string, nowMs?: number): number;
}

interface Bucket {
  tokens: number;
  atMs: number;
}

const MAX_CALLERS = 50_000;

/**
 * A token bucket per caller in this process's memory: `burst` calls at once, then `perMinute`. It keeps one caller from monopolising the
 * process; limits that are product rules (codes sent, attempts) are counted in the database instead.
 */
export function createRateLimit({ burst, perMinute }: { burst: number; perMinute: number }): RateLimit {
  const buckets = new Map<string, Bucket>();
  return {
    take(caller, nowMs = elapsedMs()) {
      const bucket = buckets.get(caller) ?? { tokens: burst, atMs: nowMs };
      bucket.tokens = Math.min(burst, bucket.tokens + ((nowMs - bucket.atMs) / 60_000) * perMinute);
      bucket.atMs = nowMs;
      // If anyone has a full bucket again, it is the least recently seen caller.
      buckets.delete(caller);
      buckets.set(caller, bucket);
      if (buckets.size > MAX_CALLERS) buckets.delete(buckets.keys().next().value!);
      if (bucket.tokens < 1) return ((1 - bucket.tokens) / perMinute) * 60;
      bucket.tokens -= 1;
      return 0;
    },
  };
}
