/** What LINE wrote into the address it sent the browser back to. */
export interface LineAddress {
  readonly state?: string;
  readonly code?: string;
  readonly iss?: string;
  readonly error?: string;
}

/** How a login by LINE ended that brought nobody in. */
export type LineEnd = 'cancelled' | 'failed';

/** A text of digits arrives as a number. */
export function readLineAddress(search: Readonly<Record<string, unknown>>): LineAddress {
  const names = ['state', 'code', 'iss', 'error'] as const;
  const texts = names.map((name) => [name, search[name]] as const);
  return Object.fromEntries(
    texts
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([name, value]) => [name, String(value)]),
  );
}
