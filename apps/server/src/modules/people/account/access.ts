import { AUTH_CODE } from '@yoimachi/contract/errors';
import { fail, ok, type AuthFailure, type Result } from '@yoimachi/domain/result';
import type { UserType } from '@yoimachi/domain/account';
import { unauthenticated, type Access } from '#platform/http';
import type { IdentityTokens, SignedIn } from '#gateways/identity/port.ts';
import type { AppContext } from '#platform/module';
import type { AccountDeps } from './account.deps.ts';
import { findAccount, suspensionCategory, type AccountRow } from './account.store.ts';
import type { SessionCache } from './session-cache.ts';
import { isGrantRevoked } from './identity.store.ts';

/** The reason of 20 for who left. */
const LEFT = 'LEFT';

/**
 * Admits calls by their `s_token` (rules.md 2): 401 with 10 when the token has expired or is not ours, 20 when the account is suspended, 21
 * when the session was ended.
 */
export function createAccess(
  { sessionTokens, db }: Pick<AccountDeps, 'sessionTokens' | 'db'>,
  sessions: SessionCache,
): Access {
  return {
    async authenticate(token) {
      const verified = await sessionTokens.verify(token);
      if (verified.state !== 'valid') return unauthenticated(AUTH_CODE.EXPIRED);
      const { sid } = verified.claims;
      const session = await sessions.read(sid);
      if (session?.suspended)
        return unauthenticated(
          AUTH_CODE.SUSPENDED,
          session.left ? LEFT : await suspensionCategory(db, session.accountId),
        );
      if (!session || session.ended) return unauthenticated(AUTH_CODE.SESSION_ENDED);
      return ok({ accountId: session.accountId, userType: session.userType, sessionId: sid });
    },
    async isSessionOpen(sessionId) {
      const session = await sessions.read(sessionId);
      return session !== undefined && !session.ended && !session.suspended;
    },
  };
}

/** For the calls whose body carries the identity provider's token (`firebase_token`) instead of a Bearer token. */
export interface Identification {
  /** Whose token it is; 401 with 10 when it has expired or is not ours. */
  readonly identify: (firebaseToken: string) => Promise<Result<SignedIn, AuthFailure>>;
  /** The identity's account of a type: NOT_REGISTERED, 401 with 20 when suspended, 21 when the browser signed out. */
  readonly account: (
    firebaseToken: string,
    userType: UserType,
  ) => Promise<Result<AccountRow, AuthFailure | 'NOT_REGISTERED'>>;
}

export function createIdentification({ db }: Pick<AppContext, 'db'>, tokens: IdentityTokens): Identification {
  async function identify(firebaseToken: string): Promise<Result<SignedIn, 'UNAUTHENTICATED'>> {
    const verified = await tokens.verify(firebaseToken);
    if (verified.state !== 'valid') return unauthenticated(AUTH_CODE.EXPIRED);
    return ok({ identityId: verified.identityId, grantId: verified.grantId });
  }
  return {
    identify,
    async account(firebaseToken, userType) {
      const signedIn = await identify(firebaseToken);
      if (!signedIn.ok) return signedIn;
      if (await isGrantRevoked(db, signedIn.value.grantId)) return unauthenticated(AUTH_CODE.SESSION_ENDED);
      const account = await findAccount(db, signedIn.value.identityId, userType);
      if (!account) return fail('NOT_REGISTERED');
      return account.suspended_at ? unauthenticated(AUTH_CODE.SUSPENDED) : ok(account);
    },
  };
}
