import { expect, test } from 'vitest';
import { accountRoutes as routes } from '@yoimachi/contract/account';
import { UserType } from '@yoimachi/domain/account';
import { lastCode, newPhone, signUp, useTestApp } from '../../../../test-support/index.ts';
import { guessAway, newBrowser, send, signIn, verify } from './support.ts';

const app = useTestApp({ modules: [] });

/** A text of the same length and alphabet with one sign changed, at each of these places. */
const nearly = (secret: string, places: number): string[] =>
  Array.from({ length: places }, (_, step) => {
    const at = Math.floor((secret.length * step) / places);
    return secret.slice(0, at) + (secret[at] === 'A' ? 'B' : 'A') + secret.slice(at + 1);
  });

test('a refresh secret or an identity token that is nearly right opens nothing, and its owner goes on', async () => {
  const person = await signUp(app, UserType.GUEST);
  const firebaseToken = await person.firebaseToken();
  for (const refreshSecret of nearly(person.refreshSecret, 20)) {
    expect(await app.call(routes.refreshIdentity, { body: { refreshSecret } })).toMatchObject({
      code: 'SIGNED_OUT',
    });
    await app.ok(routes.signOutIdentity, { body: { refreshSecret } });
  }
  for (const firebase_token of nearly(firebaseToken.slice(0, -1), 20)) {
    const body = { firebase_token: firebase_token + firebaseToken.at(-1), user_type: UserType.GUEST };
    expect(await app.call(routes.refreshTokens, { body })).toMatchObject({ status: 401, code: 10 });
  }
  const body = { firebase_token: firebaseToken, user_type: UserType.GUEST };
  expect((await app.call(routes.refreshTokens, { body })).status).toBe(200);
});

test("a code of one number is none for another, not even in the same browser's hands", async () => {
  const [mine, theirs, browser] = [newPhone(), newPhone(), newBrowser()];
  await send(app, mine, browser);
  await send(app, theirs, browser);
  const code = await lastCode(app, mine);
  if (code !== (await lastCode(app, theirs)))
    expect(await verify(app, theirs, browser, code)).toMatchObject({ code: 'INVALID_VERIFICATION_CODE' });
  expect((await verify(app, mine, browser, code)).status).toBe(200);
});

test('guessing in one browser keeps nobody out of another, and signs nobody out', async () => {
  const phone = newPhone();
  const owner = await signIn(app, phone);
  const thief = newBrowser();
  await app.moveBy(1);
  await guessAway(app, phone, thief);
  await app.moveBy(1);
  expect(await send(app, phone, thief)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  const mine = newBrowser();
  expect((await send(app, phone, mine)).status).toBe(200);
  expect((await verify(app, phone, mine, await lastCode(app, phone))).status).toBe(200);
  const body = { refreshSecret: owner.refreshSecret };
  expect((await app.call(routes.refreshIdentity, { body })).status).toBe(200);
});
