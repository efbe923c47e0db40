import type { ErrorCode } from './codes.ts';

export type { AuthFailure, ErrorCode, OperatorCode, PublicCode } from './codes.ts';

/** An expected failure: a code of the catalogue and, where one input is to blame, its name. */
export interface Failure<Code extends ErrorCode = ErrorCode> {
  readonly code: Code;
  readonly field?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export interface Failed<Code extends ErrorCode> {
  readonly ok: false;
  readonly error: Failure<Code>;
}

/** A value, or one of the failures named by their codes; without codes it cannot fail. */
export type Result<T, Code extends ErrorCode = never> =
  | { readonly ok: true; readonly value: T }
  | Failed<Code>;

/** The codes a function may fail with. */
export type CodesOf<F extends (...args: never[]) => unknown> =
  Extract<Awaited<ReturnType<F>>, { readonly ok: false }> extends Failed<infer Code> ? Code : never;

export function ok(): { readonly ok: true; readonly value: undefined };
export function ok<T>(value: T): { readonly ok: true; readonly value: T };
export function ok<T>(value?: T) {
  return { ok: true as const, value };
}

export function fail<Code extends ErrorCode>(
  code: Code,
  field?: string,
  details?: Readonly<Record<string, unknown>>,
): Failed<Code> {
  return { ok: false, error: { code, ...(field && { field }), ...(details && { details }) } };
}
