import type { Auth } from 'firebase-admin/auth';
import { AUTH_CODE } from '@yoimachi/contract/errors';
import { fail } from '@yoimachi/domain/result';
import { addMinutes } from '@yoimachi/domain/time';
import type { Clock } from '#platform/clock';
import type { FirebaseConfig } from '#platform/config';
import { ToldFailure, unauthenticated } from '#platform/http';
import type { Log } from '#platform/log';
import type { IdentityTokens } from '../port.ts';
import { exchange } from './exchange.ts';
import { judge, signedInOf } from './judge.ts';

/** The longest one answer may take: somebody waits in front of a screen. */
const TIMEOUT_MS = 8_000;
const TOOLKIT = 'https://identitytoolkit.googleapis.com';

/** Another Identity Toolkit than Google's, and how long an answer may take. */
export interface FirebaseAddress {
  readonly toolkit: string;
  readonly timeoutMs: number;
}

interface Means {
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Firebase Authentication: each identity is a user of the project, under the identity's id and nothing else, and its tokens are Firebase's.
 * The browser signed in is in a claim that only this server can give.
 */
export function firebaseTokens(
  config: FirebaseConfig,
  { clock, log }: Means,
  address?: FirebaseAddress,
): IdentityTokens {
  const timeoutMs = address?.timeoutMs ?? TIMEOUT_MS;
  const toolkit = address?.toolkit ?? toolkitOf(config);
  let known: Promise<Auth> | undefined;
  const auth = () => (known ??= connect(config));
  return {
    async issue({ identityId, grantId }) {
      const custom = await (await auth()).createCustomToken(identityId, { gid: grantId });
      const answered = await exchange({ toolkit, timeoutMs, ...config }, custom).catch(away);
      if (answered === 'DISABLED')
        throw new ToldFailure(unauthenticated(AUTH_CODE.SUSPENDED), 'Firebase has disabled the user');
      return { token: answered.idToken, expiresAt: addMinutes(clock.now(), answered.lifeSeconds / 60) };
    },
    async verify(token) {
      const sdk = await auth();
      try {
        // Asks whether the user was disabled or signed out everywhere since.
        const signedIn = signedInOf(await within(timeoutMs, sdk.verifyIdToken(token, true)));
        return signedIn ? { state: 'valid', ...signedIn } : { state: 'invalid' };
      } catch (error) {
        const judged = judge(error);
        if (judged === 'away') return away(error);
        log.info({ judged, code: (error as { code?: unknown }).code }, 'an identity token was refused');
        return { state: judged };
      }
    },
    async forget(identityId) {
      const gone = (await auth()).deleteUser(identityId);
      await within(timeoutMs, gone).catch((error: unknown) => {
        if ((error as { readonly code?: unknown }).code !== 'auth/user-not-found') throw error;
      });
    },
  };
}

const away = (cause: unknown): never => {
  throw new ToldFailure(fail('UNAVAILABLE'), 'Firebase does not answer', cause);
};

/** The SDK is loaded on first use: an installation without Firebase starts without it. Each app has a name of its own. */
async function connect({ account }: FirebaseConfig): Promise<Auth> {
  const [{ cert, initializeApp }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ]);
  const { projectId, clientEmail, privateKey } = account;
  const credential = cert({ projectId, clientEmail, privateKey });
  const app = initializeApp({ credential, projectId }, `identity-${(apps += 1)}`);
  return getAuth(app);
}
let apps = 0;

const toolkitOf = ({ emulator }: FirebaseConfig): string =>
  emulator === null ? TOOLKIT : `http://${emulator}/identitytoolkit.googleapis.com`;

/** The SDK waits without end for Google's keys, and half a minute for the rest. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
