import type { AuthFailure, ErrorCode } from '@yoimachi/domain/result';
import type { ConsentAct } from '@yoimachi/domain/consent';
import type * as z from 'zod/mini';

/**
 * Who may call: `open` requires no token; `identity` means the body carries the identity provider's `firebase_token`;
 * `guest`, `cast` and `member` (either) need a Bearer `s_token` of that account type. What an `operator` calls is below `/admin/v1`, in
 * tables of its own: the back office binds them to its sessions, and `npm run operator` makes them in its own process. `office` needs
 * such a session, also one whose second factor is still to come.
 */
export type Caller = 'open' | 'identity' | 'guest' | 'cast' | 'member' | 'operator' | 'office';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Schema = z.ZodMiniType;
/** A code that a call names; `UNAUTHENTICATED` is every call's own. */
export type NamedCode = Exclude<ErrorCode, AuthFailure>;

/** One call below `/v1`, or `/admin/v1` where an operator makes it. `query` and `params` values arrive as text; their schemas coerce. */
export interface Route {
  readonly method: Method;
  /** Path below that, with `:name` for parameters. What an operator acts on is a parameter: these ids are kept with who acted. */
  readonly path: string;
  readonly who: Caller;
  /** One English sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The body is a file's own bytes instead of JSON, a call of operators alone; `body` is `fileBytes()` then. */
  readonly takes?: FileTaken;
  /** Body of a 200 answer. Absent: an empty 200. */
  readonly answer?: Schema;
  /** Media type of a file answered instead of JSON; there is no `answer` then. */
  readonly file?: string;
  /** With `file`: it is sent while it is read, however long it is. What an operator takes away like that is kept in the audit, by a GET too. */
  readonly isStreamed?: true;
  /** Codes of the error catalogue this call may answer, besides those of every call (`codesOf`). */
  readonly errors?: readonly NamedCode[];
  /** Takes the `Idempotency-Key` header (uuid): the same key has one effect and one answer. */
  readonly idempotent?: true;
  /** What of rules.md 10 has to be agreed to before; `unless` names the bodies that need nothing. */
  readonly consents?: { readonly to: ConsentAct; readonly unless?: (body: never) => boolean };
  /** It may come on an open socket, too (`SocketCall`): it has a body and an answer, and nothing else of the above. */
  readonly onSocket?: true;
  /** From where it came is kept for half a year, once it is done (rules.md 10). */
  readonly records?: 'LOGIN' | 'POST' | 'PURCHASE';
}

export interface FileTaken {
  /** Its media types, as the request names them. */
  readonly types: readonly string[];
  /** No more is read of a longer one than shows that it is: the handler refuses it. */
  readonly maxBytes: number;
}

const CODE_OF_INPUT = 'VALIDATION';
const CODES_OF_LOAD = ['RATE_LIMITED', 'UNAVAILABLE', 'MAINTENANCE'] as const;
const CODES_OF_ONE_KIND = ['FORBIDDEN'] as const;
const CODES_OF_CONSENTS = ['CONSENT_REQUIRED'] as const;
const CODES_OF_OPERATORS = ['OPERATOR_DISABLED', 'OPERATOR_ROLE'] as const;
const CODES_OF_KEYS = ['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_KEY_REUSED'] as const;

/** Every code of the error catalogue a call may answer; its 401 has its own numbers, and unexpected failures are a 500. */
export function codesOf({ who, errors = [], idempotent, consents }: Route): NamedCode[] {
  const ofKind =
    who === 'guest' || who === 'cast' ? CODES_OF_ONE_KIND : who === 'operator' ? CODES_OF_OPERATORS : [];
  const ofConsents = consents ? CODES_OF_CONSENTS : [];
  const ofKeys = idempotent ? CODES_OF_KEYS : [];
  return [
    ...new Set<NamedCode>([CODE_OF_INPUT, ...ofKind, ...ofKeys, ...ofConsents, ...errors, ...CODES_OF_LOAD]),
  ];
}

/** The same as a type, with the 401: what the handler of a call may fail with. */
export type CodeOf<R extends Route> =
  | typeof CODE_OF_INPUT
  | (typeof CODES_OF_LOAD)[number]
  | AuthFailure
  | (R['who'] extends 'guest' | 'cast' ? (typeof CODES_OF_ONE_KIND)[number] : never)
  | (R['who'] extends 'operator' ? (typeof CODES_OF_OPERATORS)[number] : never)
  | (R extends { readonly consents: object } ? (typeof CODES_OF_CONSENTS)[number] : never)
  | (R extends { readonly idempotent: true } ? (typeof CODES_OF_KEYS)[number] : never)
  | (R extends { readonly errors: readonly (infer Code extends NamedCode)[] } ? Code : never);

/** What a call with `file` answers. */
export interface FileAnswer {
  readonly bytes: Uint8Array;
  /** The file name a browser saves it under. */
  readonly fileName: string;
}

/** Says of a streamed file how many rows it has, before the first one comes. */
export const ROW_COUNT_HEADER = 'x-row-count';

/** What a call with a streamed `file` answers. */
export interface StreamAnswer {
  /** Each piece is read when it is asked for, and nothing is held open between two: asking for no more ends it. */
  readonly pieces: AsyncIterable<Uint8Array>;
  readonly rowCount: number;
  readonly fileName: string;
}

type Declared = Omit<Route, 'method' | 'path' | 'who'>;

/** Declares a call: how it is made and where, by whom, and what goes in and comes out. Fixes the literal types. */
export function route<
  const M extends Method,
  const P extends string,
  const W extends Caller,
  const R extends Declared,
>(method: M, path: P, who: W, declared: R): { readonly method: M; readonly path: P; readonly who: W } & R {
  return { method, path, who, ...declared };
}

type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Part<R, K extends string> = R extends { readonly [P in K]: infer S } ? S : undefined;

export type ParamsOf<R extends Route> = Out<Part<R, 'params'>>;
export type QueryOf<R extends Route> = Out<Part<R, 'query'>>;
export type BodyOf<R extends Route> = Out<Part<R, 'body'>>;
export type AnswerOf<R extends Route> = FileOf<R, Out<Part<R, 'answer'>>>;
/** What a handler gives, before it is serialised: an instant may be a `Date`. */
export type AnswerInputOf<R extends Route> = FileOf<R, In<Part<R, 'answer'>>>;
type FileOf<R extends Route, Answer> = R extends { readonly isStreamed: true }
  ? StreamAnswer
  : R extends { readonly file: string }
    ? FileAnswer
    : Answer;
/** What a client passes, before defaults and coercion. */
export type QueryInputOf<R extends Route> = In<Part<R, 'query'>>;
export type ParamsInputOf<R extends Route> = In<Part<R, 'params'>>;
export type BodyInputOf<R extends Route> = In<Part<R, 'body'>>;
