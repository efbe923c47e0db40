import { createTokenSigner } from '#platform/crypto';
import type { AppContext, Module } from '#platform/module';
import { createAccess, createIdentification } from './access.ts';
import type { AccountDeps, AccountMeans, SessionClaims } from './account.deps.ts';
import { accountHandlers, identityHandlers } from './account.handlers.ts';
import { forgetIdentities } from './commands/identity-token.ts';
import { createSessionCache } from './session-cache.ts';

function accountDeps(context: AppContext, means: AccountMeans): AccountDeps {
  const { crypto, clock } = context;
  return {
    ...context,
    ...means,
    sessionTokens: createTokenSigner<SessionClaims>(crypto.deriveKey('session-token'), clock, 'session'),
  };
}

/** Who people are, their accounts and sessions (rules.md 2); lets every other feature's calls in. */
export function accountModule(context: AppContext, means: AccountMeans): Module {
  const deps = accountDeps(context, means);
  const sessions = createSessionCache(context.db, context.log, {
    onEnded: (id) => context.realtime.endSession(id),
    onHearing: () => context.realtime.checkSessions(),
  });
  return {
    handlers: {
      ...identityHandlers(deps),
      ...accountHandlers(deps, createIdentification(context, deps.identityTokens)),
    },
    jobs: [forgetIdentities(deps)],
    access: createAccess(deps, sessions),
    pages: (_app, running) => sessions.listen(running.pool),
    ears: { sessions: sessions.isHearing },
    close: () => sessions.close(),
  };
}
