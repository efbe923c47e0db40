import { elapsedMs } from '#platform/clock';

/** Says whether something may happen once more: at most so often within a window. */
export function createLimit(most: number, windowMs: number): () => boolean {
  let endsAt = -Infinity;
  let count = 0;
  return () => {
    const now = elapsedMs();
    if (now >= endsAt) {
      endsAt = now + windowMs;
      count = 0;
    }
    count += 1;
    return count <= most;
  };
}
