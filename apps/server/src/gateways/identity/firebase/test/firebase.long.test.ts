import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountRoutes as routes } from '@yoimachi/contract/account';
import { UserType } from '@yoimachi/domain/account';
import { newBrowser, signIn } from '../../../../modules/people/account/test/support.ts';
import { newPhone, startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { startEmulator, type Emulator } from './emulator.ts';

const PROJECT = 'demo-yoimachi';
const API_KEY = 'any_key_will_do';
let emulator: Emulator;
let app: TestApp;

beforeAll(async () => {
  emulator = await startEmulator(PROJECT);
  // The SDK reads where the emulator is from here alone.
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulator.host;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = {
    projectId: PROJECT,
    clientEmail: `server@${PROJECT}.iam.gserviceaccount.com`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
  app = await startTestApp({ config: { firebase: { account, apiKey: API_KEY, emulator: emulator.host } } });
}, 600_000);
afterAll(async () => {
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  await app?.close();
  await emulator?.stop();
});

/** A call of the Identity Toolkit, as a browser of the project or as its owner makes it. */
async function toolkit(path: string, body: object, isOwner = false): Promise<Record<string, unknown>> {
  const answer = await fetch(
    `http://${emulator.host}/identitytoolkit.googleapis.com/v1/${path}${isOwner ? '' : `?key=${API_KEY}`}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(isOwner && { authorization: 'Bearer owner' }) },
      body: JSON.stringify(body),
    },
  );
  return (await answer.json()) as Record<string, unknown>;
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;

async function newGuest() {
  const phone = newPhone();
  const { firebase_token, refreshSecret } = await signIn(app, phone, newBrowser());
  const body = { firebase_token, user_type: UserType.GUEST };
  await app.ok(routes.createAccount, { body: { ...body, over18: true } });
  return { phone, firebase_token, refreshSecret, body, uid: String(claimsOf(firebase_token)['sub']) };
}

test('whoever logs in by a code gets a token of Firebase, which opens and renews a session', async () => {
  const { phone, firebase_token, refreshSecret, body, uid } = await newGuest();
  expect(claimsOf(firebase_token)).toMatchObject({
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
  });
  const { s_token } = await app.ok(routes.refreshTokens, { body });
  await app.ok(routes.listSessions, {}, s_token);
  const fresh = await app.ok(routes.refreshIdentity, { body: { refreshSecret } });
  await app.ok(routes.refreshTokens, { body: { ...body, firebase_token: fresh.firebase_token } });
  // The project knows an id, and neither number nor anything else.
  const { users } = await toolkit(`projects/${PROJECT}/accounts:lookup`, { localId: [uid] }, true);
  expect(JSON.stringify(users)).not.toContain(phone.slice(-4));
  await app.ok(routes.signOutIdentity, { body: { refreshSecret } });
  expect(await app.call(routes.refreshTokens, { body })).toMatchObject({ status: 401, code: 21 });
});

test('an account of the same project, and a password put on the same user, are nobody’s', async () => {
  const { body, firebase_token, uid } = await newGuest();
  const stranger = String((await toolkit('accounts:signUp', { returnSecureToken: true }))['idToken']);
  const password = { email: 'a@example.jp', password: 'a long password', returnSecureToken: true };
  await toolkit('accounts:update', { idToken: firebase_token, ...password });
  const linked = String((await toolkit('accounts:signInWithPassword', password))['idToken']);
  expect(claimsOf(linked)['sub']).toBe(uid);
  for (const token of [stranger, linked])
    expect(await app.call(routes.refreshTokens, { body: { ...body, firebase_token: token } })).toMatchObject({
      status: 401,
      code: 10,
    });
});

test('a user who is disabled at Firebase gets neither a session nor another token', async () => {
  const { body, refreshSecret, uid } = await newGuest();
  await toolkit(`projects/${PROJECT}/accounts:update`, { localId: uid, disableUser: true }, true);
  expect(await app.call(routes.refreshTokens, { body })).toMatchObject({ status: 401, code: 10 });
  expect(await app.call(routes.refreshIdentity, { body: { refreshSecret } })).toMatchObject({
    status: 401,
    code: 20,
  });
});

test('while Firebase is away nobody is signed out', async () => {
  const { body, refreshSecret } = await newGuest();
  await emulator.stop();
  expect(await app.call(routes.refreshTokens, { body })).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  expect(await app.call(routes.refreshIdentity, { body: { refreshSecret } })).toMatchObject({ status: 503 });
}, 60_000);
