import { AUTH_CODE } from '@yoimachi/contract/errors';
import { SESSION_MAX_DEVICES, SESSION_TOKEN_MINUTES, type UserType } from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { SignedIn } from '#gateways/identity/port.ts';
import { withTransaction, type Trx } from '#platform/database';
import { unauthenticated } from '#platform/http';
import type { AccountDeps } from '../account.deps.ts';
import { findAccount, type AccountRow } from '../account.store.ts';
import { isGrantRevoked } from '../identity.store.ts';
import {
  endOldestSessions,
  findSession,
  insertSession,
  lockAccount,
  touchSession,
} from '../session.store.ts';
import { sessionsEnded } from './end-sessions.ts';

export interface OpenedSession {
  readonly token: string;
  readonly expiresAt: Date;
  readonly account: AccountRow;
}

/**
 * Opens or renews an account's session in a signed-in browser, and returns its 15-minute token. One browser has one session per account;
 * once ended it stays ended (401 with 21), and the tenth device ends the one unused longest (rules.md 2).
 *
 * @returns NOT_REGISTERED; 401 with 20 when suspended, 21 when the session was ended or the browser signed out.
 */
export async function openSession(
  deps: AccountDeps,
  signedIn: SignedIn,
  userType: UserType,
): Promise<Result<OpenedSession, 'NOT_REGISTERED' | 'UNAUTHENTICATED'>> {
  const account = await findAccount(deps.db, signedIn.identityId, userType);
  if (!account) return fail('NOT_REGISTERED');
  const session = await withTransaction(deps.db, (trx) => renew(deps, trx, account.id, signedIn.grantId));
  if (!session.ok) return session;
  const signed = await deps.sessionTokens.sign(
    { sid: session.value, user_id: account.id },
    SESSION_TOKEN_MINUTES,
  );
  return ok({ ...signed, account });
}

async function renew(
  { ids, clock }: AccountDeps,
  trx: Trx,
  accountId: string,
  grantId: string,
): Promise<Result<string, 'UNAUTHENTICATED'>> {
  const { suspended } = await lockAccount(trx, accountId);
  if (suspended) return unauthenticated(AUTH_CODE.SUSPENDED);
  const known = await findSession(trx, accountId, grantId);
  if (known?.ended_at || (await isGrantRevoked(trx, grantId)))
    return unauthenticated(AUTH_CODE.SESSION_ENDED);
  const at = clock.now();
  if (known) {
    await touchSession(trx, known.id, at);
    return ok(known.id);
  }
  const id = ids.newId();
  await insertSession(trx, { id, accountId, grantId, at });
  await sessionsEnded(trx, await endOldestSessions(trx, accountId, SESSION_MAX_DEVICES, 'DEVICE_LIMIT', at));
  return ok(id);
}
