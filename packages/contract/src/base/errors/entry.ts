/** What a code answers over HTTP, and what a person reads. */
export interface CatalogueEntry {
  readonly status: number;
  readonly message: string;
}

/** Expected failures by their status. */
export const at = (status: number) => (message: string) => ({ status, message });
export const bad = at(400);
export const forbidden = at(403);
export const conflict = at(409);
export const tooMany = at(429);

/** A sentence with `{name}` taken from the details. */
export const filled = (sentence: string, details: Readonly<Record<string, unknown>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => textOf(details[name]));

const textOf = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';
