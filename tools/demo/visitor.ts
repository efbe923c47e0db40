import type { AnswerOf, BodyInputOf, QueryInputOf, Route } from '@yoimachi/contract/route';
import { accountRoutes } from '@yoimachi/contract/account';
import type { UserType } from '@yoimachi/domain/account';
import type { App } from '../../apps/server/src/app.ts';

/** A demo person who uses the product as a browser does, in this process and without a network. */
export interface Visitor {
  /** A call of the contract. Throws unless it is answered with 200. */
  call<R extends Route>(route: R, body?: BodyInputOf<R>, query?: QueryInputOf<R>): Promise<AnswerOf<R>>;
  /** Fills in a form of the payment page. */
  postForm(path: string, form: Readonly<Record<string, string>>): Promise<void>;
}

/** Signs in the owner of a phone number, via the development pages. */
export async function visit({ http }: App, phone: string, userType: UserType): Promise<Visitor> {
  async function post(url: string, payload: object): Promise<Record<string, string>> {
    const answer = await http.inject({ method: 'POST', url, payload });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
    return answer.json<Record<string, string>>();
  }
  const { grant } = await post('/dev/tab', { phone, user_type: userType });
  const identity = await post('/dev/sign-in', { grant });
  const { s_token: token } = await post(`/v1${accountRoutes.refreshTokens.path}`, {
    firebase_token: identity['identity_token'],
    user_type: userType,
  });
  return {
    async call<R extends Route>(route: R, body?: BodyInputOf<R>, query?: QueryInputOf<R>) {
      const answer = await http.inject({
        method: route.method,
        url: `/v1${route.path}`,
        query: (query ?? {}) as Record<string, string>,
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
        ...(body !== undefined && { payload: body as object }),
      });
      if (answer.statusCode !== 200) throw new Error(`${route.path}: ${answer.statusCode} ${answer.body}`);
      return (answer.body === '' ? undefined : answer.json()) as AnswerOf<R>;
    },
    async postForm(path, form) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const payload = new URLSearchParams(form).toString();
      const answer = await http.inject({ method: 'POST', url: path, headers, payload });
      if (answer.statusCode >= 400) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    },
  };
}
