import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '#platform/clock';
import { createLog } from '#platform/log';
import { firebaseTokens } from '../firebase.ts';
import { FakeGoogle, type Asked, type Fault } from './fake-google.ts';

const ROOT = join(import.meta.dirname, '../../../../../../..');
const google = new FakeGoogle();
const clock = testClock('2026-11-20T03:00:00.000Z');
const log = createLog({ logLevel: 'silent' });
const [identityId, grantId] = [crypto.randomUUID(), crypto.randomUUID()];
const signedIn = { identityId, grantId };

beforeAll(() => google.start());
afterAll(() => google.close());
beforeEach(() => {
  google.fault = null;
  google.users.clear();
  google.users.set(identityId, {});
  google.calls.length = 0;
});

const tokens = (timeoutMs?: number) =>
  firebaseTokens(google.config, { clock, log }, google.address(timeoutMs));
const issue = async () => (await tokens().issue(signedIn)).token;
const now = () => Math.floor(Date.now() / 1000);
const proper = { sub: identityId, gid: grantId };

describe('a token of Firebase', () => {
  test('says who somebody is and by which browser, for an hour by the product’s clock', async () => {
    const { token, expiresAt } = await tokens().issue(signedIn);
    expect(expiresAt.toISOString()).toBe('2026-11-20T04:00:00.000Z');
    expect(await tokens().verify(token)).toEqual({ state: 'valid', ...signedIn });
    // It may be presented again while it is valid; the grant ends it.
    expect(await tokens().verify(token)).toMatchObject({ state: 'valid' });
    expect(new Set(google.calls)).toEqual(new Set<Asked>(['exchange', 'keys', 'access', 'lookup']));
  });

  test('has expired a moment after its hour, and is good where the clocks differ a little', async () => {
    const late = await google.idToken({ ...proper, iat: now() - 3601, exp: now() - 1 });
    expect(await tokens().verify(late)).toEqual({ state: 'expired' });
    const ahead = await google.idToken({ ...proper, iat: now() + 90, auth_time: now() + 90 });
    expect(await tokens().verify(ahead)).toMatchObject({ state: 'valid' });
  });

  test('is worth nothing after the user was signed out everywhere, disabled or removed', async () => {
    const token = await issue();
    google.users.set(identityId, { validSince: String(now() + 60) });
    expect(await tokens().verify(token)).toEqual({ state: 'invalid' });
    google.users.set(identityId, { disabled: true });
    expect(await tokens().verify(token)).toEqual({ state: 'invalid' });
    await expect(issue()).rejects.toMatchObject({ failure: { code: 'UNAUTHENTICATED' } });
    google.users.delete(identityId);
    expect(await tokens().verify(token)).toEqual({ state: 'invalid' });
  });
});

describe('who is forgotten', () => {
  test('is removed at Google, where nothing happens the second time', async () => {
    const token = await issue();
    await tokens().forget(identityId);
    expect(google.users.has(identityId)).toBe(false);
    expect(await tokens().verify(token)).toEqual({ state: 'invalid' });
    await tokens().forget(identityId);
  });

  test.each(['ERROR_500', 'RESET', 'SILENT'] as const)('is tried again when it ends by %s', async (how) => {
    // Somebody else than in the other tests: the SDK may ask once more, after it was given up here.
    const forgotten = crypto.randomUUID();
    google.users.set(forgotten, {});
    google.fault = { of: 'remove', how };
    await expect(tokens(300).forget(forgotten)).rejects.toThrow();
    expect(google.users.has(forgotten)).toBe(true);
  });
});

describe('nobody becomes somebody else by', () => {
  test.each([
    ['another project', { aud: 'another-project', iss: 'https://securetoken.google.com/another-project' }],
    ['the issuer of another project', { iss: 'https://securetoken.google.com/another-project' }],
    ['a number or mail linked to the same user', { firebase: { sign_in_provider: 'phone' } }],
    ['signing up at the project', { firebase: { sign_in_provider: 'anonymous' }, gid: undefined }],
    ['a token without its browser', { gid: undefined }],
    ['an id that is none of ours', { sub: 'somebody' }],
    ['no id at all', { sub: undefined }],
  ])('%s', async (_, change) => {
    google.users.set('somebody', {});
    expect(await tokens().verify(await google.idToken({ ...proper, ...change }))).toEqual({
      state: 'invalid',
    });
  });

  test('another key, no key, a changed text, a custom token or no token', async () => {
    const forged = await google.idToken(proper, FakeGoogle.otherKey());
    const [head, body, signature] = (await issue()).split('.') as [string, string, string];
    const changed = Buffer.from(JSON.stringify({ ...proper, sub: crypto.randomUUID() })).toString(
      'base64url',
    );
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    for (const token of [
      forged,
      `${head}.${changed}.${signature}`,
      `${none}.${body}.`,
      `${head}.${body}.`,
      'a.b.c',
      'nonsense',
      '',
    ])
      expect(await tokens().verify(token), token.slice(0, 30)).toEqual({ state: 'invalid' });
  });
});

describe.each(['ERROR_500', 'GARBAGE', 'RESET', 'SILENT'] as const)(
  'while Google answers by %s',
  (how: Fault) => {
    test('nobody is signed out, and nothing is let in', async () => {
      const token = await issue();
      for (const of of ['keys', 'access', 'lookup'] as const) {
        google.fault = { of, how };
        await expect(tokens(400).verify(token), of).rejects.toMatchObject({
          failure: { code: 'UNAVAILABLE' },
        });
      }
      google.fault = { of: 'exchange', how };
      await expect(tokens(400).issue(signedIn)).rejects.toMatchObject({ failure: { code: 'UNAVAILABLE' } });
      google.fault = null;
      expect(await tokens().verify(token)).toMatchObject({ state: 'valid' });
    });
  },
);

test('a wrong key of the project is the installation’s fault, not the person’s', async () => {
  const wrong = firebaseTokens({ ...google.config, apiKey: 'another_key' }, { clock, log }, google.address());
  await expect(wrong.issue(signedIn)).rejects.toMatchObject({ failure: { code: 'UNAVAILABLE' } });
});

test('nothing of Firebase is loaded before it is asked', async () => {
  // The SDK is CommonJS, of which Node knows what it has loaded.
  const program = `
    await import('./apps/server/src/app.ts');
    const { createRequire } = await import('node:module');
    const loaded = Object.keys(createRequire(import.meta.url).cache);
    console.log(loaded.length > 0, loaded.filter((path) => /firebase|google-auth/.test(path)).length);`;
  const words = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: ROOT });
  expect(stdout.trim()).toBe('true 0');
});
