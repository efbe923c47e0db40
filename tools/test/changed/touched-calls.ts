const VARIABLE = 'TOUCHED_CALLS';

/** Tells the walks over the whole table which calls to make. */
export const touchedCalls = (names: readonly string[]): Record<string, string> => ({
  [VARIABLE]: names.join(','),
});

/** Whether a walk over the whole table makes this call: all of them, unless `npm test -- --changed` named those that a change touches. */
export function isTouched(name: string): boolean {
  const named = process.env[VARIABLE];
  return named === undefined || named.split(',').includes(name);
}
