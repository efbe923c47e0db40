import type { APIRequestContext } from '@playwright/test';
import type { AnswerOf, BodyInputOf, ParamsOf, QueryInputOf, Route } from '@yoimachi/contract/route';

export interface CallInput<R extends Route> {
  readonly params?: ParamsOf<R>;
  readonly query?: QueryInputOf<R>;
  readonly body?: BodyInputOf<R>;
  /** The caller's `s_token`. */
  readonly token?: string;
  /** The network address the call seems to come from; absent: this machine's. */
  readonly address?: string;
}

/** A call of the contract to the running product, for what a test sets up or counts. Throws unless the answer is 200. */
export async function callApi<R extends Route>(
  request: APIRequestContext,
  route: R,
  input: CallInput<R> = {},
): Promise<AnswerOf<R>> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((input.params as unknown as Record<string, unknown>)[name])),
  );
  const answer = await request.fetch(`/v1${path}`, {
    method: route.method,
    params: asText(input.query),
    headers: {
      ...(input.token && { authorization: `Bearer ${input.token}` }),
      ...(input.address && { 'x-forwarded-for': input.address }),
      ...(route.idempotent && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(input.body !== undefined && { data: input.body }),
  });
  if (!answer.ok()) throw new Error(`${route.method} ${path}: ${answer.status()} ${await answer.text()}`);
  const text = await answer.text();
  return (text === '' ? undefined : JSON.parse(text)) as AnswerOf<R>;
}

function asText(query: unknown): Record<string, string> {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
