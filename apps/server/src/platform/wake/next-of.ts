/** In how many milliseconds the first of these times comes; those that have passed do not count. */
export function nextOf(times: Iterable<{ readonly retryAtMs: number }>): number {
  const now = performance.now();
  return Math.min(...[...times].map(({ retryAtMs }) => retryAtMs - now).filter((ms) => ms > 0));
}
