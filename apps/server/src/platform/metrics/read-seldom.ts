import { setTimeout as sleep } from 'node:timers/promises';
import { elapsedMs } from '#platform/clock';

interface Seldom {
  /** For so long what was found, and that it was not found, is told again. */
  readonly keptMs: number;
  /** Nobody waits longer. */
  readonly longestMs: number;
}

/**
 * What costs something is read for everybody who asks, one reading at a time, and kept for a while: a storm of questions costs no more than one.
 *
 * @returns null where it fails or takes too long; what comes later is told to those who ask then.
 */
export function readSeldom<T>(
  read: () => Promise<T>,
  { keptMs, longestMs }: Seldom,
): () => Promise<T | null> {
  let found: T | null = null;
  let endedAt = -Infinity;
  let reading: Promise<void> | undefined;

  async function begin(): Promise<void> {
    found = await read().catch(() => null);
    endedAt = elapsedMs();
    reading = undefined;
  }
  return async () => {
    if (elapsedMs() - endedAt < keptMs) return found;
    const whole = (reading ??= begin());
    const isLate = sleep(longestMs, true, { ref: false });
    return (await Promise.race([whole, isLate])) === true ? null : found;
  };
}
