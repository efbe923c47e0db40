import type { Configuration } from 'openid-client';
import type { LineConfig } from '#platform/config';
import { LINE_RETURN_PATH, LineRefused, LineUnavailable, type LineProvider } from '../port.ts';

/** The longest one answer may take: somebody waits in front of a screen. */
const TIMEOUT_SECONDS = 8;
const ISSUER = 'https://access.line.me';
/** LINE signs the ID tokens of web logins with the channel's secret. */
const ALGORITHM = 'HS256';

/** Another provider than LINE itself, and how long it may take. */
export interface LineAddress {
  readonly issuer: string;
  readonly timeoutSeconds: number;
}

/** LINE Login through openid-client, which is loaded on first use: an installation without LINE starts without it. */
export function lineLogin(channel: LineConfig, publicUrl: string, address?: LineAddress): LineProvider {
  const redirectUri = publicUrl + LINE_RETURN_PATH;
  let known: Promise<Configuration> | undefined;
  const discovered = () => {
    // What failed is asked again the next time.
    const asked = (known ??= discover(channel, address));
    asked.catch(() => (known = undefined));
    return asked;
  };
  return {
    channel: channel.channelId,
    async authorizationUrl({ state, nonce, verifier }) {
      return guarded(async () => {
        const client = await import('openid-client');
        const url = client.buildAuthorizationUrl(await discovered(), {
          redirect_uri: redirectUri,
          scope: 'openid profile',
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return url.href;
      });
    },
    async exchange({ code, iss }, { state, nonce, verifier }) {
      return guarded(async () => {
        const client = await import('openid-client');
        const url = new URL(redirectUri);
        url.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
        const answer = await client.authorizationCodeGrant(await discovered(), url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const { sub, name } = await signedClaims(answer.id_token!, channel, address?.issuer ?? ISSUER);
        return { sub, name: typeof name === 'string' && name.trim() !== '' ? name.trim() : null };
      });
    },
  };
}

async function discover(channel: LineConfig, address?: LineAddress): Promise<Configuration> {
  const client = await import('openid-client');
  return client.discovery(
    new URL(address?.issuer ?? ISSUER),
    channel.channelId,
    { client_secret: channel.channelSecret, id_token_signed_response_alg: ALGORITHM },
    client.ClientSecretPost(channel.channelSecret),
    {
      timeout: address?.timeoutSeconds ?? TIMEOUT_SECONDS,
      ...(address && { execute: [client.allowInsecureRequests] }),
    },
  );
}

/** openid-client trusts what came over the token endpoint's own connection; the channel's signature is checked besides. */
async function signedClaims(idToken: string, channel: LineConfig, issuer: string) {
  const { jwtVerify } = await import('jose');
  const { payload } = await jwtVerify(idToken, new TextEncoder().encode(channel.channelSecret), {
    algorithms: [ALGORITHM],
    issuer,
    audience: channel.channelId,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    clockTolerance: 30,
  });
  if (payload.sub === undefined || payload.sub === '') throw new LineRefused('LINE named nobody');
  return { sub: payload.sub, name: payload['name'] };
}

interface LibraryError {
  readonly code?: unknown;
  readonly status?: unknown;
  readonly error?: unknown;
}

/** Codes of answers that are wrong by themselves; asking again brings the same. */
const REFUSALS = [
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
];
const isRefusal = ({ code, status }: LibraryError) =>
  (typeof status === 'number' && status >= 400 && status < 500 && status !== 429) ||
  (typeof code === 'string' && (REFUSALS.includes(code) || code.startsWith('ERR_J')));

/** The library's errors carry requests and tokens: what is told on is their code. */
async function guarded<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof LineRefused) throw error;
    const problem = error as LibraryError;
    const told = [problem.code, problem.status, problem.error]
      .filter((part) => typeof part === 'string' || typeof part === 'number')
      .join(' ');
    throw isRefusal(problem) ? new LineRefused(`LINE: ${told}`) : new LineUnavailable(`LINE: ${told}`);
  }
}
