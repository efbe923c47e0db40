import { createTokenSigner } from '#platform/crypto';
import type { AppContext, Module } from '#platform/module';
import { createAccess } from './access.ts';
import type { AccountDeps, AccountMeans, SessionClaims } from './account.deps.ts';
import { accountHandlers, identityHandlers } from './account.handlers.ts';
import { createIdentification } from './identification.ts';
import { ownIdentityTokens } from './own-identity-tokens.ts';
import { createSessionCache } from './session-cache.ts';

function accountDeps(context: AppContext, means: AccountMeans): AccountDeps {
  const { crypto, clock } = context;
  return {
    ...context,
    ...means,
    identityTokens: ownIdentityTokens(crypto, clock),
    sessionTokens: createTokenSigner<SessionClaims>(crypto.deriveKey('session-token'), clock, 'session'),
  };
}

/** Who people are, their accounts and sessions (rules.md 2); lets every other feature's calls in. */
export function accountModule(context: AppContext, means: AccountMeans): Module {
  const deps = accountDeps(context, means);
  const sessions = createSessionCache(context.db, context.log, (id) => context.realtime.endSession(id));
  return {
    handlers: {
      ...identityHandlers(deps),
      ...accountHandlers(deps, createIdentification(context, deps.identityTokens)),
    },
    access: createAccess(deps, sessions),
    pages: (_app, running) => sessions.listen(running.pool),
    close: () => sessions.close(),
  };
}
