import { accountRoutes } from '@yoimachi/contract/account';
import type { Route } from '@yoimachi/contract/route';
import type { KillableServer } from './killable-server.ts';
import type { Person } from './people.ts';

/** A browser that resends an unanswered call, under the same key, as soon as the server is back. */
export interface ResendingClient {
  /** A contract call that must succeed; `query` begins with a question mark. */
  call<Answer>(route: Route, body: object | undefined, person: Person, query?: string): Promise<Answer>;
  postJson(path: string, body: object): Promise<Record<string, string>>;
  /** Submits a page's form; where it leads does not matter. */
  postForm(path: string, form: Record<string, string>): Promise<void>;
  /** How often no answer came. */
  lost(): number;
}

/** `onAnswer` hears of every answer, whatever it says. */
export function resendingClient(server: KillableServer, onAnswer: () => void = () => {}): ResendingClient {
  let lost = 0;

  async function send(path: string, init: RequestInit): Promise<{ status: number; text: string }> {
    for (;;) {
      const url = new URL(path, await server.url());
      try {
        const response = await fetch(url, { ...init, redirect: 'manual' });
        const answer = { status: response.status, text: await response.text() };
        onAnswer();
        return answer;
      } catch {
        lost += 1;
      }
    }
  }

  async function postJson(path: string, body: object): Promise<Record<string, string>> {
    const headers = { 'content-type': 'application/json' };
    const { status, text } = await send(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    return JSON.parse(text);
  }

  /** A fresh session through a development page grant; a restart drops grants, and then another is requested. */
  async function tokenOf({ userId, userType }: Person): Promise<string> {
    for (;;) {
      const { grant = '' } = await postJson('/dev/tab', { account_id: userId, user_type: userType });
      const identity = await postJson('/dev/sign-in', { grant }).catch(() => undefined);
      if (!identity) continue;
      const body = { firebase_token: identity['identity_token'], user_type: userType };
      const session = await postJson(`/v1${accountRoutes.refreshTokens.path}`, body);
      return session['s_token']!;
    }
  }

  return {
    postJson,
    async postForm(path, form) {
      const { status, text } = await send(path, { method: 'POST', body: new URLSearchParams(form) });
      if (status >= 400) throw new Error(`${path}: ${status} ${text}`);
    },
    async call<Answer>(route: Route, body: object | undefined, person: Person, query = '') {
      const headers = {
        authorization: `Bearer ${await tokenOf(person)}`,
        'idempotency-key': crypto.randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      };
      const init = { method: route.method, headers, ...(body && { body: JSON.stringify(body) }) };
      const { status, text } = await send(`/v1${route.path}${query}`, init);
      if (status !== 200) throw new Error(`${route.path}: ${status} ${text}`);
      return (text === '' ? undefined : JSON.parse(text)) as Answer;
    },
    lost: () => lost,
  };
}
