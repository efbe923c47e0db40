/**
 * What time it is for the product. Every answer says the server's time; the difference to this computer's is kept, so that a
 * wrong clock at home, or a product clock that was moved, changes no deadline on the screen.
 */
let offsetMs = 0;
/** The latest time that was told. The server's clock never goes back. */
let latestToldMs = 0;
const listeners = new Set<() => void>();

/** Header of every answer that carries the product's time as ISO text. */
export const CLOCK_HEADER = 'x-now';

export function now(): Date {
  return new Date(Date.now() + offsetMs);
}

/**
 * Takes over the time of an answer, or of a clock that was moved. Small differences are the way it took; they are ignored. So is
 * an answer that another one overtook: it was on its way when the clock moved.
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
