import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction, type Trx } from '#platform/database';
import type { AccountDeps } from '../account.deps.ts';
import { endIdentity, revokeGrants } from '../identity.store.ts';
import {
  endSession,
  endSessionsOfAccount,
  endSessionsOfGrant,
  endSessionsOfIdentity,
  grantOfSession,
  identityOfAccount,
  listSessions,
  lockAccountsOf,
} from '../session.store.ts';
import { forgetSessions } from '../session-cache.ts';

type Tools = Pick<AccountDeps, 'db' | 'clock'>;
/** Who ends something, and in which session. */
interface Ender {
  readonly accountId: string;
  readonly sessionId: string;
}

/** Makes every process drop ended sessions once their end has committed. */
export const sessionsEnded = (trx: Trx, sessionIds: readonly string[]): Promise<void> =>
  forgetSessions(trx, sessionIds);

/** Logs one session out. */
export async function logOut({ db, clock }: Tools, sessionId: string): Promise<void> {
  await withTransaction(db, async (trx) =>
    sessionsEnded(trx, await endSession(trx, sessionId, 'LOGOUT', clock.now())),
  );
}

/** Ends every session of an account suspended by the operator. */
export async function endSuspendedSessions(trx: Trx, accountId: string, at: Date): Promise<void> {
  await sessionsEnded(trx, await endSessionsOfAccount(trx, accountId, 'SUSPENDED', at));
}

/**
 * Signs one device of the same person out: the session, every other one of its browser, and the grant, so that no silent sign-in comes
 * back. A refresh that is under way comes before or finds it ended. NOT_FOUND when it is somebody else's or not open.
 */
export function endDevice(
  { db, clock }: Tools,
  by: Ender,
  sessionId: string,
): Promise<Result<undefined, 'NOT_FOUND'>> {
  return withTransaction(db, async (trx) => {
    await lockAccountsOf(trx, await identityOfAccount(trx, by.accountId));
    const session = (await listSessions(trx, by.accountId)).find(({ id }) => id === sessionId);
    if (!session) return fail('NOT_FOUND');
    const at = clock.now();
    await revokeGrants(trx, { grantId: session.grant_id }, at);
    const reason = sessionId === by.sessionId ? 'LOGOUT' : 'OTHER_DEVICE';
    await sessionsEnded(trx, await endSessionsOfGrant(trx, session.grant_id, reason, at));
    return ok();
  });
}

/** Signs all devices of a person out but the one of this session; returns how many sessions that ended. */
export function endOtherDevices({ db, clock }: Tools, by: Ender): Promise<number> {
  return withTransaction(db, async (trx) => {
    const identityId = await identityOfAccount(trx, by.accountId);
    return signOutDevices(trx, identityId, (await grantOfSession(trx, by.sessionId)) ?? null, clock.now());
  });
}

/** Signs an identity out everywhere, or everywhere but in the browser of one grant; returns how many sessions that ended. */
export async function signOutDevices(
  trx: Trx,
  identityId: string,
  exceptGrantId: string | null,
  at: Date,
): Promise<number> {
  await lockAccountsOf(trx, identityId);
  await revokeGrants(trx, { identityId, not: exceptGrantId }, at);
  const ended = await endSessionsOfIdentity(trx, identityId, exceptGrantId, 'OTHER_DEVICE', at);
  await sessionsEnded(trx, ended);
  return ended.length;
}

/** Ends every session of an account whose person leaves. */
export async function endLeftSessions(trx: Trx, accountId: string, at: Date): Promise<void> {
  await sessionsEnded(trx, await endSessionsOfAccount(trx, accountId, 'LEFT', at));
}

/**
 * An operator signs an account out: everywhere, or of the browser that one of its sessions is in, whose grant goes with it, so that no
 * silent sign-in comes back. Returns how many sessions that ended; none where there is no such open session.
 */
export async function endSessionsByOperator(
  trx: Trx,
  { accountId, sessionId }: { readonly accountId: string; readonly sessionId?: string | undefined },
  at: Date,
): Promise<number> {
  await lockAccountsOf(trx, await identityOfAccount(trx, accountId));
  const open = (await listSessions(trx, accountId)).filter(
    (session) => session.account_id === accountId && (sessionId ?? session.id) === session.id,
  );
  let ended = 0;
  for (const grantId of new Set(open.map(({ grant_id }) => grant_id))) {
    await revokeGrants(trx, { grantId }, at);
    const ids = await endSessionsOfGrant(trx, grantId, 'OPERATOR', at);
    await sessionsEnded(trx, ids);
    ended += ids.length;
  }
  return ended;
}

/** Closes an identity whose last way in goes on to another identity of the same person; its sessions end. */
export async function closeIdentity(trx: Trx, identityId: string, at: Date): Promise<void> {
  for (const accountId of await endIdentity(trx, identityId, at))
    await sessionsEnded(trx, await endSessionsOfAccount(trx, accountId, 'LOGOUT', at));
}
