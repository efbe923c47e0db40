/** An expected failure: a stable code of the catalogue and, where one input is to blame, its name. */
export interface Failure<Code extends string = string> {
  readonly code: Code;
  readonly field?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export type Result<T, Code extends string = string> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Failure<Code> };

export function ok(): { readonly ok: true; readonly value: undefined };
export function ok<T>(value: T): { readonly ok: true; readonly value: T };
export function ok<T>(value?: T) {
  return { ok: true as const, value };
}

export function fail<Code extends string>(
  code: Code,
  field?: string,
  details?: Readonly<Record<string, unknown>>,
): { readonly ok: false; readonly error: Failure<Code> } {
  return { ok: false, error: { code, ...(field && { field }), ...(details && { details }) } };
}
