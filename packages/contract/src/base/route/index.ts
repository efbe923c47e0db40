import type * as z from 'zod/mini';

/**
 * Who may call: `open` nobody's token is asked for; `identity` the body carries the identity provider's `firebase_token`;
 * `guest`, `cast` and `member` (either) need a Bearer `s_token` of that account type.
 */
export type Caller = 'open' | 'identity' | 'guest' | 'cast' | 'member';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Schema = z.ZodMiniType;

/** One call below `/v1`. `query` and `params` values arrive as text; their schemas coerce. */
export interface Route {
  readonly method: Method;
  /** Path below `/v1`, with `:name` for parameters. */
  readonly path: string;
  readonly who: Caller;
  /** One English sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Answer of status 200. Absent: an empty 200. */
  readonly answer?: Schema;
  /** Media type of a file that is answered instead of JSON; then there is no `answer`. */
  readonly file?: string;
  /** Codes of the error catalogue this call may answer, besides those of every call (`codesOf`). */
  readonly errors?: readonly string[];
  /** Takes the header `Idempotency-Key` (uuid): the same key has one effect and one answer. */
  readonly idempotent?: true;
}

/** Every code of the error catalogue a call may answer; its 401 has numbers of its own, and what breaks is a 500. */
export function codesOf({ who, errors = [], idempotent }: Route): string[] {
  return [
    ...new Set([
      'VALIDATION',
      ...(who === 'guest' || who === 'cast' ? ['FORBIDDEN'] : []),
      ...(idempotent ? ['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_KEY_REUSED'] : []),
      ...errors,
      'RATE_LIMITED',
      'UNAVAILABLE',
    ]),
  ];
}

/** What a call with `file` answers. */
export interface FileAnswer {
  readonly bytes: Uint8Array;
  /** Under which a browser keeps it. */
  readonly fileName: string;
}

/** Declares a call; only fixes the literal types. */
export function route<const R extends Route>(declaration: R): R {
  return declaration;
}

type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Part<R, K extends string> = R extends { readonly [P in K]: infer S } ? S : undefined;

export type ParamsOf<R extends Route> = Out<Part<R, 'params'>>;
export type QueryOf<R extends Route> = Out<Part<R, 'query'>>;
export type BodyOf<R extends Route> = Out<Part<R, 'body'>>;
export type AnswerOf<R extends Route> = R extends { readonly file: string }
  ? FileAnswer
  : Out<Part<R, 'answer'>>;
/** What a client gives, before defaults and coercion. */
export type QueryInputOf<R extends Route> = In<Part<R, 'query'>>;
export type BodyInputOf<R extends Route> = In<Part<R, 'body'>>;
