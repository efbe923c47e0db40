import { AUTH_CODE } from '@yoimachi/contract/errors';
import { ok } from '@yoimachi/domain/result';
import { unauthenticated, type Access } from '#platform/http';
import type { AccountDeps } from './account.deps.ts';
import { suspensionCategory } from './account.store.ts';
import type { SessionCache } from './session-cache.ts';

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
