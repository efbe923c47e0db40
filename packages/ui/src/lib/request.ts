import type { AnswerOf, BodyInputOf, ParamsOf, QueryInputOf, Route } from '@yoimachi/contract/route';

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : Record<string, never> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/** What a call needs, as declared in the contract. */
type CallOptions<R extends Route> = Given<'params', ParamsOf<R>> &
  Given<'query', QueryInputOf<R>> &
  Given<'body', BodyInputOf<R>> &
  (R extends { readonly idempotent: true }
    ? { readonly idempotencyKey: string }
    : { readonly idempotencyKey?: undefined });

export type OptionsArgument<R extends Route> =
  Record<string, never> extends CallOptions<R> ? [options?: CallOptions<R>] : [options: CallOptions<R>];

/** The answer of a call; one without a body answers `{ status: '200' }`, one that answers a file its bytes. */
export type CallAnswer<R extends Route> = R extends { readonly file: string }
  ? Blob
  : [AnswerOf<R>] extends [undefined]
    ? { readonly status: '200' }
    : AnswerOf<R>;

/** A call as it is sent. */
export interface CallRequest {
  readonly method: string;
  /** Below the base path, with its query. */
  readonly path: string;
  readonly body?: unknown;
  /** Sent as it is, instead of a body. */
  readonly file?: Blob;
  readonly headers?: Readonly<Record<string, string>>;
  /** A successful answer is a file's bytes, returned as a Blob. */
  readonly isFile?: boolean;
}

/** What is sent for a call of the contract. */
export function requestOf<R extends Route>(route: R, ...[options]: OptionsArgument<R>): CallRequest {
  const { params, query, body, idempotencyKey } = (options ?? {}) as unknown as {
    params?: Record<string, string | number>;
    query?: Record<string, unknown>;
    body?: unknown;
    idempotencyKey?: string;
  };
  return {
    method: route.method,
    path: fillPath(route.path, params ?? {}) + queryText(query ?? {}),
    ...(body !== undefined && { body }),
    ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
    ...(route.file !== undefined && { isFile: true }),
  };
}

function fillPath(path: string, params: Record<string, string | number>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Parameter ${name} of ${path} is missing`);
    return encodeURIComponent(value);
  });
}

function queryText(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const text = new URLSearchParams(
    pairs.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return text && `?${text}`;
}

/**
 * What a list read page by page says of its pages: the first is asked for without a cursor, each names the next one's, the last none. It is
 * here since whatever calls has loaded this file: one of its own would be one more to load.
 */
export const pagesByCursor = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor,
};
