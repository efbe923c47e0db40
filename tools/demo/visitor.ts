import { accountRoutes } from '@yoimachi/contract/account';
import type { AnswerOf, BodyInputOf, QueryInputOf, Route } from '@yoimachi/contract/route';
import { uploadRoutes } from '@yoimachi/contract/upload';
import type { UserType } from '@yoimachi/domain/account';
import type { App } from '../../apps/server/src/app.ts';
import { solve } from '../../apps/web/src/features/people/account/bot-solver.ts';

/** A demo person who uses the product as a browser does, in this process and without a network. */
export interface Visitor {
  /** What the calls of a registration carry. */
  readonly identityToken: string;
  /** A call of the contract. Throws unless it is answered with 200. */
  call<R extends Route>(
    route: R,
    body?: BodyInputOf<R>,
    query?: QueryInputOf<R>,
    params?: Readonly<Record<string, string>>,
  ): Promise<AnswerOf<R>>;
  /** Sends a file, whole. */
  sendFile(uploadId: string, bytes: Buffer): Promise<void>;
  /** Fills in a form of the payment page. */
  postForm(path: string, form: Readonly<Record<string, string>>): Promise<void>;
}

/** Signs in the owner of a phone number, via the development pages. */
export async function visit({ http }: App, phone: string, userType: UserType, agent = ''): Promise<Visitor> {
  async function post(url: string, payload: object): Promise<Record<string, string>> {
    const answer = await http.inject({
      method: 'POST',
      url,
      headers: { 'user-agent': agent },
      payload,
    });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
    return answer.json<Record<string, string>>();
  }
  const { grant } = await post('/dev/tab', { phone, user_type: userType });
  const identity = await post('/dev/sign-in', { grant });
  return visitAs(http, identity['identity_token']!, userType, agent);
}

/** The same for whoever has signed in by other means: with an identity token and an account. */
export async function visitAs(
  http: App['http'],
  identityToken: string,
  userType: UserType,
  agent = '',
): Promise<Visitor> {
  const { s_token: token } = await http
    .inject({
      method: 'POST',
      url: `/v1${accountRoutes.refreshTokens.path}`,
      headers: { 'user-agent': agent },
      payload: { firebase_token: identityToken, user_type: userType },
    })
    .then((answer) => answer.json<Record<string, string>>());
  return {
    identityToken,
    async call<R extends Route>(
      route: R,
      body?: BodyInputOf<R>,
      query?: QueryInputOf<R>,
      params: Readonly<Record<string, string>> = {},
    ) {
      const answer = await http.inject({
        method: route.method,
        url: `/v1${route.path.replace(/:(\w+)/g, (_, name: string) => params[name]!)}`,
        query: (query ?? {}) as Record<string, string>,
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
        ...(body !== undefined && { payload: body as object }),
      });
      if (answer.statusCode !== 200) throw new Error(`${route.path}: ${answer.statusCode} ${answer.body}`);
      return (answer.body === '' ? undefined : answer.json()) as AnswerOf<R>;
    },
    async sendFile(uploadId, bytes) {
      const answer = await http.inject({
        method: 'PATCH',
        url: `/v1${uploadRoutes.beginUpload.path}/${uploadId}`,
        headers: {
          authorization: `Bearer ${token}`,
          'tus-resumable': '1.0.0',
          'content-type': 'application/offset+octet-stream',
          'upload-offset': '0',
        },
        payload: bytes,
      });
      if (answer.statusCode !== 204) throw new Error(`A file: ${answer.statusCode} ${answer.body}`);
    },
    async postForm(path, form) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const payload = new URLSearchParams(form).toString();
      const answer = await http.inject({ method: 'POST', url: path, headers, payload });
      if (answer.statusCode >= 400) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    },
  };
}

/** A call of nobody, with the bot check that a browser solves for it. Throws unless it is answered with 200. */
export async function askSolved<Answer>({ http }: App, { path }: Route, body: object): Promise<Answer> {
  const asked = await http.inject({ method: 'GET', url: `/v1${accountRoutes.botChallenge.path}` });
  const botCheck = await solve(asked.json<{ challenge: string }>().challenge);
  const sent = await http.inject({ method: 'POST', url: `/v1${path}`, payload: { ...body, botCheck } });
  if (sent.statusCode !== 200) throw new Error(`${path}: ${sent.statusCode} ${sent.body}`);
  return sent.json<Answer>();
}
