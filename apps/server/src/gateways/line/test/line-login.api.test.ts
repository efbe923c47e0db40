import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LineRefused, LineUnavailable } from '../port.ts';
import { CHANNEL, proof, startSecondProvider, type SecondProvider } from './support.ts';

let second: SecondProvider;
beforeAll(async () => {
  second = await startSecondProvider();
});
afterEach(() => {
  second.fault = 'NONE';
});
afterAll(() => second.close());

/** A login up to where LINE has sent the browser back. */
async function back(state = 'state-1') {
  const query = await second.walk(await second.line.authorizationUrl(proof(state)));
  return { state: query.get('state'), code: query.get('code')!, iss: query.get('iss') ?? undefined };
}

test('asks for no more than who somebody is, with state, nonce and PKCE', async () => {
  const asked = new URL(await second.line.authorizationUrl(proof())).searchParams;
  expect(Object.fromEntries(asked)).toEqual({
    client_id: CHANNEL.channelId,
    response_type: 'code',
    redirect_uri: 'https://www.example.jp/authentication/line',
    scope: 'openid profile',
    state: 'state-1',
    nonce: 'nonce-of-state-1',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
});

test('vouches for who signed in there', async () => {
  const returned = await back();
  expect(returned.state).toBe('state-1');
  expect(await second.line.exchange(returned, proof())).toEqual({ sub: 'hanako', name: 'hanako さん' });
});

test('a person who refuses comes back without a code', async () => {
  const query = await second.walk(await second.line.authorizationUrl(proof()), 'refuses');
  expect([query.get('error'), query.get('code'), query.get('state')]).toEqual([
    'access_denied',
    null,
    'state-1',
  ]);
});

test('a code counts once', async () => {
  const returned = await back();
  await second.line.exchange(returned, proof());
  await expect(second.line.exchange(returned, proof())).rejects.toBeInstanceOf(LineRefused);
});

test.each([
  ['another nonce', { ...proof(), nonce: 'foreign' }],
  ['another verifier', { ...proof(), verifier: 'another-another-another-another-another-another' }],
])('%s is refused', async (_, foreign) => {
  await expect(second.line.exchange(await back(), foreign)).rejects.toBeInstanceOf(LineRefused);
});

test('a code that nobody gave is refused', async () => {
  const { iss } = await back();
  await expect(second.line.exchange({ code: 'foreign', iss }, proof())).rejects.toBeInstanceOf(LineRefused);
});

test('another issuer in the address is refused', async () => {
  const returned = { ...(await back()), iss: 'https://evil.example' };
  await expect(second.line.exchange(returned, proof())).rejects.toBeInstanceOf(LineRefused);
});

test('a channel with another secret is refused, and tells none', async () => {
  const other = second.anew({ channelSecret: 'f'.repeat(32) });
  const error = await other.exchange(await back(), proof()).then(
    () => null,
    (refusal: unknown) => refusal as Error,
  );
  expect(error).toBeInstanceOf(LineRefused);
  expect(`${error?.message} ${error?.stack}`).not.toContain('ffff');
});

test.each(['NEVER_ANSWERS', 'BREAKS', 'CUTS'] as const)('a provider that %s is away', async (fault) => {
  const returned = await back();
  // For an exchange it has as long as for its first question, which is answered.
  const asked = fault === 'NEVER_ANSWERS' ? second.anew({ timeoutSeconds: 2 }) : second.line;
  await asked.authorizationUrl(proof());
  second.fault = fault;
  await expect(asked.exchange(returned, proof())).rejects.toBeInstanceOf(LineUnavailable);
  const unasked = second.anew();
  await expect(unasked.authorizationUrl(proof())).rejects.toBeInstanceOf(LineUnavailable);
  second.fault = 'NONE';
  expect(await unasked.authorizationUrl(proof())).toContain('client_id');
});
