import type { UserType } from '@yoimachi/domain/account';
import type { Db, Trx } from '#platform/database';

export type EndReason = 'LOGOUT' | 'OTHER_DEVICE' | 'DEVICE_LIMIT' | 'SUSPENDED';

export interface SessionState {
  readonly accountId: string;
  readonly userType: UserType;
  readonly ended: boolean;
  readonly suspended: boolean;
}

/** What admits a call: the session and its account, in one indexed read. */
export async function readSession(db: Db, sessionId: string): Promise<SessionState | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'account.user_type', 'account.suspended_at', 'session.ended_at'])
    .where('session.id', '=', sessionId)
    .executeTakeFirst();
  return (
    row && {
      accountId: row.id,
      userType: row.user_type,
      ended: row.ended_at !== null,
      suspended: row.suspended_at !== null,
    }
  );
}

/** Serialises opening and ending an account's sessions. Returns whether it is suspended. */
export async function lockAccount(trx: Trx, accountId: string): Promise<{ suspended: boolean }> {
  const row = await trx
    .selectFrom('account')
    .select('suspended_at')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { suspended: row.suspended_at !== null };
}

export function findSession(db: Db, accountId: string, grantId: string) {
  return db
    .selectFrom('session')
    .select(['id', 'ended_at'])
    .where('account_id', '=', accountId)
    .where('grant_id', '=', grantId)
    .executeTakeFirst();
}

export async function insertSession(
  trx: Trx,
  session: { readonly id: string; readonly accountId: string; readonly grantId: string; readonly at: Date },
): Promise<void> {
  await trx
    .insertInto('session')
    .values({
      id: session.id,
      account_id: session.accountId,
      grant_id: session.grantId,
      created_at: session.at,
      refreshed_at: session.at,
    })
    .execute();
}

export async function touchSession(trx: Trx, sessionId: string, at: Date): Promise<void> {
  await trx.updateTable('session').set({ refreshed_at: at }).where('id', '=', sessionId).execute();
}

/** Ends those of some sessions that are open; answers which. */
const ending = (trx: Trx, reason: EndReason, at: Date) =>
  trx
    .updateTable('session')
    .set({ ended_at: at, end_reason: reason })
    .where('ended_at', 'is', null)
    .returning('id');
const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

export async function endSession(
  trx: Trx,
  sessionId: string,
  reason: EndReason,
  at: Date,
): Promise<string[]> {
  return idsOf(await ending(trx, reason, at).where('id', '=', sessionId).execute());
}

/** Ends an account's open sessions unused longest, down to `keep`. Returns those it ended. */
export async function endOldestSessions(
  trx: Trx,
  accountId: string,
  keep: number,
  reason: EndReason,
  at: Date,
): Promise<string[]> {
  const oldest = trx
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .orderBy('refreshed_at', 'desc')
    .orderBy('id', 'desc')
    .offset(keep);
  return idsOf(await ending(trx, reason, at).where('id', 'in', oldest).execute());
}

export async function endSessionsOfGrant(
  trx: Trx,
  grantId: string,
  reason: EndReason,
  at: Date,
): Promise<string[]> {
  return idsOf(await ending(trx, reason, at).where('grant_id', '=', grantId).execute());
}
