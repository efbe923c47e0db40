/**
 * The product's current time. Every answer carries the server's time; the offset to this computer's is kept, so that a wrong local clock,
 * or a product clock that was moved, changes no deadline on the screen.
 */
let offsetMs = 0;
/** The latest time received. The server's clock never goes back. */
let latestToldMs = 0;
const listeners = new Set<() => void>();

/** Header of every answer carrying the product's time as ISO text. */
export const CLOCK_HEADER = 'x-now';

export function now(): Date {
  return new Date(Date.now() + offsetMs);
}

/**
 * Adopts the time of an answer, or of a clock that was moved. Small differences are latency and ignored. So is an answer overtaken by
 * another: it was in transit when the clock moved.
 */
export function learnTime(headerValue: string | null): void {
  const told = headerValue === null ? NaN : Date.parse(headerValue);
  if (Number.isNaN(told) || told < latestToldMs) return;
  latestToldMs = told;
  const next = told - Date.now();
  if (Math.abs(next - offsetMs) < 2000) return;
  offsetMs = next;
  for (const listener of listeners) listener();
}

export function subscribeClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
