import { AUTH_CODE } from '@yoimachi/contract/errors';
import {
  deviceOf,
  SESSION_MAX_DEVICES,
  SESSION_TOKEN_MINUTES,
  type UserType,
} from '@yoimachi/domain/account';
import { isPhoneCheckDue } from '@yoimachi/domain/phone';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { SignedIn } from '#gateways/identity/port.ts';
import { withTransaction, type Trx } from '#platform/database';
import { keepRecord } from '#base/access-record';
import { networkOf, unauthenticated, type Origin } from '#platform/http';
import { readHead } from '#platform/realtime';
import type { AccountDeps } from '../account.deps.ts';
import { presentAccount } from '../account.present.ts';
import { findAccount, suspensionCategory } from '../account.store.ts';
import { isGrantRevoked, readIdentityPhone } from '../identity.store.ts';
import {
  endOldestSessions,
  findSession,
  insertSession,
  lockAccount,
  touchSession,
  type SeenDevice,
} from '../session.store.ts';
import { sessionsEnded } from './end-sessions.ts';

/** What is kept of a caller's browser: a kind of device, and an HMAC that two sessions of one network have in common. */
export const seenDevice = (
  { crypto }: Pick<AccountDeps, 'crypto'>,
  { agent, address }: Pick<Origin, 'agent' | 'address'>,
): SeenDevice => ({
  ...deviceOf(agent),
  networkIndex: crypto.hashSecret(networkOf(address), 'session-network'),
});

/**
 * Opens or renews an account's session in a signed-in browser, and returns its 15-minute token. One browser has one session per account;
 * once ended it stays ended (401 with 21), and the tenth device ends the one unused longest (rules.md 2).
 *
 * @returns NOT_REGISTERED; PHONE_CHECK_DUE when the number was not proved for 90 days, until it is; 401 with 20 when suspended, 21 when the
 * session was ended or the browser signed out.
 */
export async function openSession(deps: AccountDeps, signedIn: SignedIn, userType: UserType, origin: Origin) {
  const account = await findAccount(deps.db, signedIn.identityId, userType);
  if (!account) return fail('NOT_REGISTERED');
  const session = await withTransaction(deps.db, (trx) =>
    renew(deps, trx, { ...signedIn, accountId: account.id }, origin),
  );
  if (!session.ok) return session;
  const claims = { sid: session.value, user_id: account.id };
  const [{ token, expiresAt }, liveSeq] = await Promise.all([
    deps.sessionTokens.sign(claims, SESSION_TOKEN_MINUTES),
    readHead(deps.db, account.id),
  ]);
  const user_type = account.user_type;
  return ok({ s_token: token, user_type, expiresAt, liveSeq, ...presentAccount(account) });
}

async function renew(
  deps: AccountDeps,
  trx: Trx,
  { accountId, identityId, grantId }: SignedIn & { readonly accountId: string },
  origin: Origin,
): Promise<Result<string, 'PHONE_CHECK_DUE' | 'UNAUTHENTICATED'>> {
  const { ids, clock } = deps;
  const seen = seenDevice(deps, origin);
  const { suspended } = await lockAccount(trx, accountId);
  if (suspended) return unauthenticated(AUTH_CODE.SUSPENDED, await suspensionCategory(trx, accountId));
  const known = await findSession(trx, accountId, grantId);
  if (known?.ended_at || (await isGrantRevoked(trx, grantId)))
    return unauthenticated(AUTH_CODE.SESSION_ENDED);
  const at = clock.now();
  const { phone_verified_at: verifiedAt } = await readIdentityPhone(trx, identityId);
  if (verifiedAt && isPhoneCheckDue(verifiedAt, at)) return fail('PHONE_CHECK_DUE');
  if (known) {
    await touchSession(trx, known.id, at, seen);
    return ok(known.id);
  }
  const id = ids.newId();
  await insertSession(trx, { id, accountId, grantId, createdAt: at, refreshedAt: at, ...seen });
  await keepRecord(deps, trx, { kind: 'LOGIN', call: 'refreshTokens', accountId, origin });
  const ofAccount = { accountId, newest: id, most: SESSION_MAX_DEVICES };
  await sessionsEnded(trx, await endOldestSessions(trx, ofAccount, 'DEVICE_LIMIT', at));
  return ok(id);
}
