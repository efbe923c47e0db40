import { describe, expect, test } from 'vitest';
import { accountRoutes } from '@yoimachi/contract/account';
import { loginRoutes as routes } from '@yoimachi/contract/login';
import { PASSKEYS_MAX } from '@yoimachi/domain/login';
import { signUpGuest, useTestApp, type Person } from '../../../../test-support/index.ts';
import { createAuthenticator, type Twist } from './authenticator.ts';

const app = useTestApp();

async function add(person: Person, device = createAuthenticator(), twist: Twist = {}, name = '私のスマホ') {
  const { challenge } = await app.ok(routes.beginPasskey, {}, person);
  const body = { name, credential: device.create(challenge, twist) };
  return { device, body, answer: await app.call(routes.addPasskey, { body }, person) };
}

async function signIn(device: ReturnType<typeof createAuthenticator>, twist: Twist = {}) {
  const { challenge } = await app.ok(routes.passkeyChallenge);
  return app.call(routes.signInByPasskey, { body: { credential: device.use(challenge, twist) } });
}

describe('a passkey', () => {
  test('is added by name, and signs in as the same person', async () => {
    const guest = await signUpGuest(app);
    const { device, answer } = await add(guest);
    expect(answer).toMatchObject({
      status: 200,
      body: { passkeys: [{ name: '私のスマホ', lastUsedAt: null }] },
    });
    const signedIn = await signIn(device);
    expect(signedIn).toMatchObject({ status: 200 });
    const { firebase_token } = signedIn.body;
    expect(await app.ok(accountRoutes.registerStatus, { body: { firebase_token } })).toMatchObject({
      guest: { userId: guest.userId },
    });
    const { passkeys } = await app.ok(routes.waysIn, {}, guest);
    expect(passkeys[0]?.lastUsedAt).toBe(app.clock.now().toISOString());
  });

  test.each<[string, Twist]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['of another kind', { type: 'webauthn.create' }],
    ['without knowing who holds it', { unverified: true }],
    ['signed with another key', { foreignKey: true }],
  ])('an answer %s signs nobody in', async (_, twist) => {
    const { device } = await add(await signUpGuest(app));
    expect(await signIn(device, twist)).toMatchObject({ status: 400, code: 'PASSKEY_FAILED' });
  });

  test.each<[string, Twist]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without knowing who holds it', { unverified: true }],
  ])('made %s is not added', async (_, twist) => {
    const { answer } = await add(await signUpGuest(app), createAuthenticator(), twist);
    expect(answer).toMatchObject({ status: 400, code: 'PASSKEY_FAILED' });
  });

  test('whose counter stands still was copied', async () => {
    const { device } = await add(await signUpGuest(app));
    expect(await signIn(device, { counter: 5 })).toMatchObject({ status: 200 });
    expect(await signIn(device, { counter: 5 })).toMatchObject({ code: 'PASSKEY_FAILED' });
  });

  test('of a device that does not count goes on', async () => {
    const { device } = await add(await signUpGuest(app));
    expect(await signIn(device, { counter: 0 })).toMatchObject({ status: 200 });
    expect(await signIn(device, { counter: 0 })).toMatchObject({ status: 200 });
  });

  test('that nobody added signs nobody in', async () => {
    expect(await signIn(createAuthenticator())).toMatchObject({ code: 'PASSKEY_FAILED' });
  });

  test('belongs to one person', async () => {
    const { device } = await add(await signUpGuest(app));
    expect((await add(await signUpGuest(app), device)).answer).toMatchObject({ code: 'PASSKEY_FAILED' });
  });
});

describe('a challenge', () => {
  test('counts once', async () => {
    const { device } = await add(await signUpGuest(app));
    const { challenge } = await app.ok(routes.passkeyChallenge);
    await app.ok(routes.signInByPasskey, { body: { credential: device.use(challenge) } });
    expect(
      await app.call(routes.signInByPasskey, { body: { credential: device.use(challenge) } }),
    ).toMatchObject({ code: 'PASSKEY_FAILED' });
  });

  test('played several times at once counts once', async () => {
    const { device } = await add(await signUpGuest(app));
    const { challenge } = await app.ok(routes.passkeyChallenge);
    const body = { credential: device.use(challenge) };
    const answers = await Promise.all([1, 2, 3].map(() => app.call(routes.signInByPasskey, { body })));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  test('is over after five minutes', async () => {
    const { device } = await add(await signUpGuest(app));
    const { challenge } = await app.ok(routes.passkeyChallenge);
    await app.moveBy(5);
    expect(
      await app.call(routes.signInByPasskey, { body: { credential: device.use(challenge) } }),
    ).toMatchObject({ code: 'PASSKEY_FAILED' });
  });

  test('of somebody else, or of a sign-in, adds nothing', async () => {
    const [guest, other] = [await signUpGuest(app), await signUpGuest(app)];
    const hers = await app.ok(routes.beginPasskey, {}, other);
    const open = await app.ok(routes.passkeyChallenge);
    for (const { challenge } of [hers, open]) {
      const body = { name: 'x', credential: createAuthenticator().create(challenge) };
      expect(await app.call(routes.addPasskey, { body }, guest)).toMatchObject({ code: 'PASSKEY_FAILED' });
    }
  });
});

describe('managing', () => {
  test('renames and removes one’s own, and nobody else’s', async () => {
    const [guest, other] = [await signUpGuest(app), await signUpGuest(app)];
    const { device, answer } = await add(guest);
    const params = { id: answer.body.passkeys[0]!.id };
    const body = { name: ' 仕事用 ' };
    expect(await app.call(routes.renamePasskey, { params, body }, other)).toMatchObject({ status: 404 });
    await app.ok(routes.removePasskey, { params }, other);
    expect(await app.ok(routes.renamePasskey, { params, body }, guest)).toMatchObject({
      passkeys: [{ name: '仕事用' }],
    });
    expect(await app.call(routes.renamePasskey, { params, body: { name: ' ' } }, guest)).toMatchObject({
      code: 'REQUIRED',
      details: { field: 'name' },
    });
    expect(await app.ok(routes.removePasskey, { params }, guest)).toMatchObject({ passkeys: [] });
    await app.ok(routes.removePasskey, { params }, guest);
    expect(await signIn(device)).toMatchObject({ code: 'PASSKEY_FAILED' });
  });

  test('ends at ten, also when the last two are added at once', async () => {
    const guest = await signUpGuest(app);
    const begun = await Promise.all(
      Array.from({ length: PASSKEYS_MAX + 1 }, () => app.ok(routes.beginPasskey, {}, guest)),
    );
    const answers = await Promise.all(
      begun.map(({ challenge }) =>
        app.call(
          routes.addPasskey,
          { body: { name: 'x', credential: createAuthenticator().create(challenge) } },
          guest,
        ),
      ),
    );
    expect(answers.filter(({ code }) => code === 'PASSKEY_LIMIT')).toHaveLength(1);
    expect(await app.call(routes.beginPasskey, {}, guest)).toMatchObject({
      status: 409,
      code: 'PASSKEY_LIMIT',
    });
  });
});
