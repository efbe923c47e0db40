import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { AnswerOf, BodyInputOf, ParamsOf, QueryInputOf, Route } from '@yoimachi/contract/route';

/** What a test passes to a call. `body` may be anything, to test what a schema must refuse: cast it then. */
export interface CallInput<R extends Route> {
  readonly params?: ParamsOf<R>;
  readonly query?: QueryInputOf<R>;
  readonly body?: BodyInputOf<R>;
  /** Header `Idempotency-Key`; when absent, generated afresh for each call of an idempotent route. */
  readonly key?: string;
  /** The caller's network address. */
  readonly address?: string;
  /** What the caller's browser says to be. */
  readonly agent?: string;
}

/** The caller: a signed-up person, or a raw Bearer token. */
export type Caller = string | { token(): Promise<string> };

export interface Answer<R extends Route> {
  readonly status: number;
  /** Of a 200; for a failure see `code`, `message` and `details`. */
  readonly body: AnswerOf<R>;
  readonly code: string | number | undefined;
  readonly message: string | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;
}

/** Makes a contract call to an app that need not be listening. */
export async function callRoute<R extends Route>(
  http: FastifyInstance,
  route: R,
  input: CallInput<R>,
  as?: Caller,
): Promise<Answer<R>> {
  const token = typeof as === 'object' ? await as.token() : as;
  const response = await http.inject({
    method: route.method,
    url: `/v1${fillPath(route.path, input.params)}`,
    query: asText(input.query),
    remoteAddress: input.address ?? '203.0.113.1',
    headers: {
      ...(input.agent !== undefined && { 'user-agent': input.agent }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(route.idempotent && { 'idempotency-key': input.key ?? crypto.randomUUID() }),
    },
    ...(input.body !== undefined && { payload: input.body as object }),
  });
  const body = bodyOf(route, response);
  const failure = response.statusCode === 200 ? {} : body;
  return {
    status: response.statusCode,
    body,
    code: failure?.code,
    message: failure?.message,
    details: failure?.details,
  };
}

function bodyOf(route: Route, response: LightMyRequestResponse) {
  if (response.body === '') return undefined;
  if (route.file === undefined || response.statusCode !== 200) return response.json();
  const name = /filename\*=UTF-8''(\S+)/.exec(String(response.headers['content-disposition']))?.[1] ?? '';
  return { bytes: new Uint8Array(response.rawPayload), fileName: decodeURIComponent(name) };
}

function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Readonly<Record<string, unknown>>;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function asText(query: unknown): Record<string, string> {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
