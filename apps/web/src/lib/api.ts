import type { AnswerOf, BodyInputOf, ParamsOf, QueryInputOf, Route } from '@yoimachi/contract/route';
import { ApiError, isConsentDue } from './api-error.ts';
import { libTexts } from './ja.ts';
import { ServerFault } from './transport.ts';
import type { Send } from './transport.ts';

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : Record<string, never> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/** What a call needs, as declared in the contract. */
export type CallOptions<R extends Route> = Given<'params', ParamsOf<R>> &
  Given<'query', QueryInputOf<R>> &
  Given<'body', BodyInputOf<R>> &
  (R extends { readonly idempotent: true }
    ? { readonly idempotencyKey: string }
    : { readonly idempotencyKey?: undefined });

type OptionsArgument<R extends Route> =
  Record<string, never> extends CallOptions<R> ? [options?: CallOptions<R>] : [options: CallOptions<R>];

/** The answer of a call; one without a body answers `{ status: '200' }`, one that answers a file its bytes. */
export type CallAnswer<R extends Route> = R extends { readonly file: string }
  ? Blob
  : [AnswerOf<R>] extends [undefined]
    ? { readonly status: '200' }
    : AnswerOf<R>;

/** Asks the person for what a call was refused for, and sends it again, or fails as it did. */
type Agree = (refusal: ApiError, again: () => ReturnType<Send>) => ReturnType<Send>;

let send: Send | null = null;
let agree: Agree | undefined;

/** Connects `call` with the transport and with who asks the person; the app does it once at its start, tests with their own. */
export function connectApi(transport: Send, onConsentDue?: Agree): void {
  send = transport;
  agree = onConsentDue;
}

/**
 * One call of the contract: `call(bookingRoutes.cancel, { params: { bookingId }, body: { reason }, idempotencyKey })`.
 * Throws ApiError for every failure, also for the server's own (500 and more), which the transport hands over unthrown.
 * A call that is `idempotent` is sent with `useAct`, which keeps its key.
 */
export async function call<R extends Route>(
  route: R,
  ...[options]: OptionsArgument<R>
): Promise<CallAnswer<R>> {
  if (!send) throw new Error('connectApi has not been called');
  const { params, query, body, idempotencyKey } = (options ?? {}) as unknown as {
    params?: Record<string, string | number>;
    query?: Record<string, unknown>;
    body?: unknown;
    idempotencyKey?: string;
  };
  const request = {
    method: route.method,
    path: fillPath(route.path, params ?? {}) + queryText(query ?? {}),
    ...(body !== undefined && { body }),
    ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
    needsToken: route.who !== 'open' && route.who !== 'identity',
    ...(route.file !== undefined && { isFile: true }),
  };
  const transport = send;
  const answer = await transport(request).catch((error: unknown) =>
    agree && isConsentDue(error) ? agree(error, () => transport(request)) : Promise.reject(error),
  );
  if (answer instanceof ServerFault) {
    // Whatever failed may have written the body itself: a person reads our own sentence.
    const { code } = (answer.body ?? {}) as { code?: unknown };
    throw new ApiError(answer.status, typeof code === 'string' ? code : 'INTERNAL', libTexts.generic);
  }
  return answer as CallAnswer<R>;
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
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
