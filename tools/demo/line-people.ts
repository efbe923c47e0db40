import { accountRoutes } from '@yoimachi/contract/account';
import { loginRoutes } from '@yoimachi/contract/login';
import { profileRoutes } from '@yoimachi/contract/profile';
import { RegistrationStage, UserType } from '@yoimachi/domain/account';
import type { App } from '../../apps/server/src/app.ts';
import { DEMO_PEOPLE } from '../../apps/server/src/gateways/line/sandbox/people.ja.ts';
import { agree } from './consents.ts';
import type { Stage } from './types.ts';
import { visitAs } from './visitor.ts';

/** A guest and a cast who came by LINE and have no number yet. Those who are there stay as they are. */
export async function comeByLine({ app: { http, context } }: Stage): Promise<void> {
  // Somebody else's LINE has no people for a demo.
  if (context.config.line !== null) return;
  await arrive(http, DEMO_PEOPLE.cast.sub, UserType.CAST);
  const guest = await arrive(http, DEMO_PEOPLE.guest.sub, UserType.GUEST);
  const { registrationStage } = await guest.call(profileRoutes.getGuestProfile);
  if (registrationStage >= RegistrationStage.REGISTERED_DONE) return;
  await agree(guest);
  await guest.call(profileRoutes.putGuestProfile, {
    nickname: DEMO_PEOPLE.guest.name,
    birthday: '1988-06-12',
    detail: {},
  });
}

async function arrive(http: App['http'], sub: string, userType: UserType) {
  const post = async (path: string, payload: object = {}) => {
    const answer = await http.inject({ method: 'POST', url: `/v1${path}`, payload });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json<Record<string, string>>();
  };
  const { url, secret } = await post(loginRoutes.beginLine.path);
  // The page makes its people when it is opened.
  await http.inject({ method: 'GET', url: url! });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = new URLSearchParams({ sub }).toString();
  const sent = await http.inject({ method: 'POST', url: url!, headers, payload });
  const query = new URL(sent.headers.location ?? '', 'http://localhost').searchParams;
  const back = { state: query.get('state'), code: query.get('code'), secret };
  const { firebase_token: token } = await post(loginRoutes.finishLine.path, back);
  const identity = { firebase_token: token, user_type: userType };
  await post(accountRoutes.createAccount.path, { ...identity, over18: true });
  return visitAs(http, token!, userType);
}
