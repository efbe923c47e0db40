import { daily, type Routine } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { forgetLineLogins } from './line.store.ts';
import type { LoginDeps } from './login.deps.ts';
import { loginHandlers } from './login.handlers.ts';
import { forgetChallenges } from './passkey.store.ts';

/** The ways in beside the SMS (rules.md 2): LINE, passkeys, and the number of those who came by LINE. */
export function loginModule(
  context: AppContext,
  means: Pick<LoginDeps, 'identityTokens' | 'line' | 'passkeys'>,
): Module {
  const deps: LoginDeps = { ...context, ...means };
  return {
    handlers: loginHandlers(deps),
    routines: [forgetting(deps)],
    ...(means.line.pages && { pages: means.line.pages }),
  };
}

/** Removes logins and challenges that nobody can finish any more. */
const forgetting = ({ db, clock }: LoginDeps): Routine => ({
  name: 'login.forget',
  minutes: daily(4, 20),
  async run() {
    const before = clock.now();
    await forgetLineLogins(db, before);
    await forgetChallenges(db, before);
  },
});
