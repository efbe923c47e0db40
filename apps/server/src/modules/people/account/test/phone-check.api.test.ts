import { describe, expect, test } from 'vitest';
import { accountRoutes as routes } from '@yoimachi/contract/account';
import { UserType } from '@yoimachi/domain/account';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { lastCode, newPhone, signUp, useRewoundApp } from '../../../../test-support/index.ts';
import { newBrowser, send, signIn, verify, wrongCode } from './support.ts';

const app = useRewoundApp({ modules: [] });
const NINETY_DAYS = 90 * DAY_MINUTES;

async function someone() {
  const phone = newPhone();
  const browser = newBrowser();
  const credentials = await signIn(app, phone, browser);
  const created = { firebase_token: credentials.firebase_token, user_type: UserType.GUEST, over18: true };
  await app.ok(routes.createAccount, { body: created });
  const identityToken = async () => {
    const body = { refreshSecret: credentials.refreshSecret };
    return (await app.ok(routes.refreshIdentity, { body })).firebase_token;
  };
  const refresh = async () =>
    app.call(routes.refreshTokens, {
      body: { firebase_token: await identityToken(), user_type: UserType.GUEST },
    });
  const ask = async () => ({ firebase_token: await identityToken(), browserId: browser.browserId });
  return { phone, browser, refresh, ask };
}

describe('a number that was not proved for ninety days', () => {
  test('is asked for at the next renewal, and nothing else of the session works until it is proved', async () => {
    const { phone, browser, refresh, ask } = await someone();
    const first = await refresh();
    await app.moveTo(addMinutes(app.clock.now(), NINETY_DAYS - 1));
    const last = await refresh();
    expect(last.status).toBe(200);
    await app.moveBy(1);
    expect(await refresh()).toMatchObject({ status: 403, code: 'PHONE_CHECK_DUE' });
    await app.moveBy(15);
    for (const { s_token } of [first.body, last.body])
      expect(await app.call(routes.listSessions, {}, s_token)).toMatchObject({ status: 401, code: 10 });

    const sent = await app.ok(routes.sendPhoneCheck, { body: { ...(await ask()), botCheck: '' } });
    expect(sent.maskedPhone).toBe(`${phone.slice(0, 3)}-****-${phone.slice(-4)}`);
    const code = await lastCode(app, phone);
    expect(await verify(app, phone, browser, code)).toMatchObject({ code: 'CODE_EXPIRED' });
    const wrong = await wrongCode(app, phone);
    expect(
      await app.call(routes.verifyPhoneCheck, { body: { ...(await ask()), code: wrong } }),
    ).toMatchObject({ code: 'INVALID_VERIFICATION_CODE', details: { triesLeft: 4 } });
    await app.ok(routes.verifyPhoneCheck, { body: { ...(await ask()), code } });
    // Its answer was lost.
    await app.ok(routes.verifyPhoneCheck, { body: { ...(await ask()), code } });
    const again = await refresh();
    expect(again.status).toBe(200);
    await app.ok(routes.logout, {}, again.body.s_token);
  });

  test('is proved by a login with a code, for every browser of its person', async () => {
    const { phone, refresh } = await someone();
    await app.moveBy(NINETY_DAYS);
    expect(await refresh()).toMatchObject({ code: 'PHONE_CHECK_DUE' });
    await signIn(app, phone);
    expect((await refresh()).status).toBe(200);
  });

  test('does not keep anybody from signing out', async () => {
    const { phone } = await someone();
    await app.moveBy(1);
    const other = await signIn(app, phone);
    await app.moveBy(NINETY_DAYS);
    await app.ok(routes.signOutIdentity, { body: { refreshSecret: other.refreshSecret } });
    const body = { refreshSecret: other.refreshSecret };
    expect(await app.call(routes.refreshIdentity, { body })).toMatchObject({ code: 'SIGNED_OUT' });
  });

  test('is proved only by whoever is signed in, by a code for that', async () => {
    const { phone, browser, ask } = await someone();
    await app.moveBy(NINETY_DAYS);
    await send(app, phone, browser);
    const login = await lastCode(app, phone);
    expect(
      await app.call(routes.verifyPhoneCheck, { body: { ...(await ask()), code: login } }),
    ).toMatchObject({ code: 'CODE_EXPIRED' });
    const person = await signUp(app, UserType.GUEST);
    await person.token();
    const body = { refreshSecret: person.refreshSecret };
    const firebase_token = await person.firebaseToken();
    await app.ok(routes.signOutIdentity, { body });
    const asked = { firebase_token, browserId: browser.browserId };
    expect(await app.call(routes.sendPhoneCheck, { body: { ...asked, botCheck: '' } })).toMatchObject({
      status: 401,
      code: 21,
    });
    expect(await app.call(routes.verifyPhoneCheck, { body: { ...asked, code: '000000' } })).toMatchObject({
      status: 401,
      code: 21,
    });
  });
});
