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

/** Milliseconds of this computer that only go forward: how long ago something was, whatever the product's time is. */
export const elapsedMs = (): number => performance.now();

/** Milliseconds of this computer's clock, which go on while it sleeps: for what the server ends meanwhile. */
export const computerMs = (): number => Date.now();

export function now(): Date {
  return new Date(computerMs() + offsetMs);
}

/**
 * Adopts the time of an answer, or of a clock that was moved. Small differences are latency and ignored. So is an answer overtaken by
 * another: it was in transit when the clock moved.
 */
export function learnTime(headerValue: string | null): void {
  const told = headerValue === null ? NaN : Date.parse(headerValue);
  if (Number.isNaN(told) || told < latestToldMs) return;
  latestToldMs = told;
  const next = told - computerMs();
  if (Math.abs(next - offsetMs) < 2000) return;
  offsetMs = next;
  tellTime();
}

/** Lets what shows the time look at it: its timers may have stood still while the page or the computer slept. */
export function tellTime(): void {
  for (const listener of listeners) listener();
}

export function subscribeClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
