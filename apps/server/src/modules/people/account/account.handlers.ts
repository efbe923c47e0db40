import type { accountRoutes } from '@yoimachi/contract/account';
import { isOldEnough, UserType } from '@yoimachi/domain/account';
import { ok } from '@yoimachi/domain/result';
import type { Handlers } from '#platform/http';
import type { AccountDeps } from './account.deps.ts';
import { presentAccount } from './account.present.ts';
import { listAccounts } from './account.store.ts';
import { createAccount, saveBirthday } from './commands/create-account.ts';
import { sendPhoneCheck, verifyPhoneCheck } from './commands/check-phone.ts';
import { endDevice, endOtherDevices, logOut } from './commands/end-sessions.ts';
import { refreshIdentity, signOutIdentity } from './commands/identity-token.ts';
import { openSession } from './commands/open-session.ts';
import { botCheckLevel, sendCode } from './commands/send-code.ts';
import { verifyCode } from './commands/verify-code.ts';
import type { Identification } from './access.ts';
import { ownSessions } from './queries/own-sessions.ts';

type AllHandlers = Handlers<typeof accountRoutes>;
type IdentityCalls = 'botChallenge' | 'sendCode' | 'verifyCode' | 'refreshIdentity' | 'signOutIdentity';

/** The identity provider's part: codes and identity tokens. */
export function identityHandlers(deps: AccountDeps): Pick<AllHandlers, IdentityCalls> {
  return {
    async botChallenge({ address }) {
      return ok({ challenge: await deps.botCheck.challenge(await botCheckLevel(deps, address)) });
    },
    sendCode: ({ body, address }) => sendCode(deps, { ...body, purpose: body.purpose ?? 'LOGIN', address }),
    verifyCode: ({ body }) => verifyCode(deps, body),
    refreshIdentity: ({ body }) => refreshIdentity(deps, body.refreshSecret),
    async signOutIdentity({ body }) {
      await signOutIdentity(deps, body.refreshSecret);
      return ok();
    },
  };
}

/** Accounts and sessions. */
export function accountHandlers(
  deps: AccountDeps,
  { identify, account }: Identification,
): Omit<AllHandlers, IdentityCalls> {
  return {
    async registerStatus({ body }) {
      const signedIn = await identify(body.firebase_token);
      if (!signedIn.ok) return signedIn;
      const accounts = await listAccounts(deps.db, signedIn.value.identityId);
      const ofType = (userType: UserType) => accounts.find((each) => each.user_type === userType);
      const guest = ofType(UserType.GUEST);
      const cast = ofType(UserType.CAST);
      return ok({ guest: guest ? presentAccount(guest) : null, cast: cast ? presentAccount(cast) : null });
    },
    async createAccount({ body }) {
      const signedIn = await identify(body.firebase_token);
      if (!signedIn.ok) return signedIn;
      const { identityId } = signedIn.value;
      const order = { identityId, userType: body.user_type, over18: body.over18 };
      const created = await createAccount(deps, order);
      return created.ok ? ok(presentAccount(created.value)) : created;
    },
    async refreshTokens({ body, origin }) {
      const signedIn = await identify(body.firebase_token);
      if (!signedIn.ok) return signedIn;
      return openSession(deps, signedIn.value, body.user_type, origin);
    },
    async sendPhoneCheck({ body: { firebase_token, ...sender }, address }) {
      const signedIn = await identify(firebase_token);
      return signedIn.ok ? sendPhoneCheck(deps, signedIn.value, { ...sender, address }) : signedIn;
    },
    async verifyPhoneCheck({ body: { firebase_token, ...typed } }) {
      const signedIn = await identify(firebase_token);
      return signedIn.ok ? verifyPhoneCheck(deps, signedIn.value, typed) : signedIn;
    },
    listSessions: async ({ principal, origin }) =>
      ok({ sessions: await ownSessions(deps, principal, origin) }),
    endSession: ({ principal, params }) => endDevice(deps, principal, params.sessionId),
    endOtherSessions: async ({ principal }) => ok({ ended: await endOtherDevices(deps, principal) }),
    async logout({ principal }) {
      await logOut(deps, principal.sessionId);
      return ok();
    },
    async checkEnoughAge({ body }) {
      const signedIn = await identify(body.firebase_token);
      return signedIn.ok ? ok({ enough: isOldEnough(body.birthday, deps.clock.now()) }) : signedIn;
    },
    async saveEnoughAge({ body }) {
      const found = await account(body.firebase_token, body.user_type);
      if (!found.ok) return found;
      const saved = await saveBirthday(deps, found.value, body.birthday);
      return saved.ok ? ok({ userId: found.value.id }) : saved;
    },
  };
}
