import { withTransaction, type Trx } from '#platform/database';
import type { AccountDeps } from '../account.deps.ts';
import { endOldestSessions, endSession } from '../session.store.ts';
import { forgetSessions } from '../session-cache.ts';

/** Makes every process drop ended sessions once their end has committed. */
export const sessionsEnded = (trx: Trx, sessionIds: readonly string[]): Promise<void> =>
  forgetSessions(trx, sessionIds);

/** Logs one session out. */
export async function logOut(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  sessionId: string,
): Promise<void> {
  await withTransaction(db, async (trx) =>
    sessionsEnded(trx, await endSession(trx, sessionId, 'LOGOUT', clock.now())),
  );
}

/** Ends every session of an account suspended by the operator. */
export async function endSuspendedSessions(trx: Trx, accountId: string, at: Date): Promise<void> {
  await sessionsEnded(trx, await endOldestSessions(trx, accountId, 0, 'SUSPENDED', at));
}
