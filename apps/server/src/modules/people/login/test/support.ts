import { accountRoutes } from '@yoimachi/contract/account';
import { loginRoutes as routes } from '@yoimachi/contract/login';
import type { UserType } from '@yoimachi/domain/account';
import { expect } from 'vitest';
import { agreeToAll, type TestApp } from '../../../../test-support/index.ts';

/** What a browser has when LINE sends it back. */
export interface Returned {
  readonly state: string;
  readonly code: string;
  readonly secret: string;
}

interface Begun {
  readonly url: string;
  readonly secret: string;
}

/** What LINE's page sends the browser back with, for somebody who has to be made or is there. */
export async function atLine(
  app: TestApp,
  begun: Begun,
  choice: Readonly<Record<string, string>>,
): Promise<URLSearchParams> {
  const answer = await app.app.http.inject({
    method: 'POST',
    url: begun.url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(choice).toString(),
  });
  expect(answer.statusCode).toBe(303);
  return new URL(answer.headers.location!, 'http://localhost').searchParams;
}

let made = 0;
/** A person of the embedded LINE who is nobody else's. */
export async function newLinePerson(app: TestApp): Promise<string> {
  const sub = `U${String(++made).padStart(32, '0')}`;
  await app.db
    .insertInto('sandbox_line.person')
    .values({ sub, name: `人${made}`, created_at: app.clock.now() })
    .execute();
  return sub;
}

export async function returned(app: TestApp, begun: Begun, sub: string): Promise<Returned> {
  const query = await atLine(app, begun, { sub });
  return { state: query.get('state')!, code: query.get('code')!, secret: begun.secret };
}

/** Signs a browser in by LINE. */
export async function signInByLine(app: TestApp, sub: string) {
  const body = await returned(app, await app.ok(routes.beginLine), sub);
  return app.ok(routes.finishLine, { body });
}

/** Somebody who came by LINE, with an account and no number. */
export async function signUpByLine(app: TestApp, userType: UserType, sub?: string) {
  const lineSub = sub ?? (await newLinePerson(app));
  const { firebase_token } = await signInByLine(app, lineSub);
  const identity = { firebase_token, user_type: userType };
  const { userId } = await app.ok(accountRoutes.createAccount, { body: { ...identity, over18: true } });
  await agreeToAll(app, { userId, userType });
  return {
    userId,
    userType,
    sub: lineSub,
    token: async () => (await app.ok(accountRoutes.refreshTokens, { body: identity })).s_token,
  };
}

/** Links a LINE user to somebody signed in; answers whatever came back. */
export async function link(app: TestApp, person: { token(): Promise<string> }, sub: string) {
  const begun = await app.ok(routes.beginLineLink, {}, person);
  return app.call(routes.verifyLine, { body: await returned(app, begun, sub) }, person);
}
