export interface RateLimit {
  /** Takes one of the caller's tokens and answers 0; when there is none left, the seconds until there is. */
  take(caller: string, nowMs?: number): number;
}

interface Bucket {
  tokens: number;
  atMs: number;
}

const MAX_CALLERS = 50_000;

/**
 * A token bucket per caller in this process's memory: `burst` calls at once, then `perMinute`. It keeps one caller from taking the
 * whole process; limits that are rules of the product (codes sent, tries) are counted in the database instead.
 */
export function createRateLimit({ burst, perMinute }: { burst: number; perMinute: number }): RateLimit {
  const buckets = new Map<string, Bucket>();
  return {
    take(caller, nowMs = performance.now()) {
      const bucket = buckets.get(caller) ?? { tokens: burst, atMs: nowMs };
      bucket.tokens = Math.min(burst, bucket.tokens + ((nowMs - bucket.atMs) / 60_000) * perMinute);
      bucket.atMs = nowMs;
      // The least recently seen caller has, if anyone, a full bucket again.
      buckets.delete(caller);
      buckets.set(caller, bucket);
      if (buckets.size > MAX_CALLERS) buckets.delete(buckets.keys().next().value!);
      if (bucket.tokens < 1) return ((1 - bucket.tokens) / perMinute) * 60;
      bucket.tokens -= 1;
      return 0;
    },
  };
}
