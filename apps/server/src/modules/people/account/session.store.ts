import type { Device, UserType } from '@yoimachi/domain/account';
import { inColumns, type Db, type NewRow, type Trx } from '#platform/database';

export type EndReason = 'LOGOUT' | 'OTHER_DEVICE' | 'DEVICE_LIMIT' | 'SUSPENDED' | 'LEFT' | 'OPERATOR';

export interface SessionState {
  readonly accountId: string;
  readonly userType: UserType;
  readonly ended: boolean;
  /** Suspended, or left. */
  readonly suspended: boolean;
  readonly left: boolean;
}

/** What admits a call: the session and its account, in one indexed read. */
export async function readSession(db: Db, sessionId: string): Promise<SessionState | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'account.id',
      'account.user_type',
      'account.suspended_at',
      'account.left_at',
      'session.ended_at',
    ])
    .where('session.id', '=', sessionId)
    .executeTakeFirst();
  return (
    row && {
      accountId: row.id,
      userType: row.user_type,
      ended: row.ended_at !== null,
      suspended: row.suspended_at !== null || row.left_at !== null,
      left: row.left_at !== null,
    }
  );
}

/** When the person signed in with this session. */
export async function sessionOpenedAt(db: Db, sessionId: string): Promise<Date> {
  const row = await db
    .selectFrom('session')
    .select('created_at')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return row.created_at;
}

/** Serialises opening and ending an account's sessions. Returns whether it is suspended, or left. */
export async function lockAccount(trx: Trx, accountId: string): Promise<{ suspended: boolean }> {
  const row = await trx
    .selectFrom('account')
    .select(['suspended_at', 'left_at'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { suspended: row.suspended_at !== null || row.left_at !== null };
}

export function findSession(db: Db, accountId: string, grantId: string) {
  return db
    .selectFrom('session')
    .select(['id', 'ended_at'])
    .where('account_id', '=', accountId)
    .where('grant_id', '=', grantId)
    .executeTakeFirst();
}

/** What a session says of the browser it is in. */
export interface SeenDevice extends Device {
  readonly networkIndex: Buffer;
}

export const insertSession = (trx: Trx, session: NewRow<'session'>) =>
  trx.insertInto('session').values(inColumns(session)).execute();

export async function touchSession(trx: Trx, sessionId: string, at: Date, seen: SeenDevice): Promise<void> {
  await trx
    .updateTable('session')
    .set({ refreshed_at: at, ...inColumns(seen) })
    .where('id', '=', sessionId)
    .execute();
}

/** The open sessions of the person whose account it is, both sides, used last first. */
export function listSessions(db: Db, accountId: string) {
  return db
    .selectFrom('account as mine')
    .innerJoin('account as a', 'a.identity_id', 'mine.identity_id')
    .innerJoin('session as s', 's.account_id', 'a.id')
    .select([
      's.id',
      's.account_id',
      'a.user_type',
      's.grant_id',
      's.platform',
      's.device',
      's.browser',
      's.network_index',
      's.created_at',
      's.refreshed_at',
    ])
    .where('mine.id', '=', accountId)
    .where('s.ended_at', 'is', null)
    .orderBy('s.refreshed_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute();
}

/** Locks the accounts of an identity, in the order of their ids, against sessions that open meanwhile. */
export async function lockAccountsOf(trx: Trx, identityId: string): Promise<void> {
  await trx
    .selectFrom('account')
    .select('id')
    .where('identity_id', '=', identityId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function identityOfAccount(db: Db, accountId: string): Promise<string> {
  const row = await db
    .selectFrom('account')
    .select('identity_id')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.identity_id;
}

export async function grantOfSession(db: Db, sessionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('session')
    .select('grant_id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.grant_id;
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

/** Ends all open sessions of an account. Returns those it ended. */
export const endSessionsOfAccount = async (
  trx: Trx,
  accountId: string,
  reason: EndReason,
  at: Date,
): Promise<string[]> => idsOf(await ending(trx, reason, at).where('account_id', '=', accountId).execute());

/**
 * Ends the open sessions of an account that were unused longest, so that with the newest one so many are left. It is never the newest that ends,
 * whatever others were used in the same moment. Returns those it ended.
 */
export async function endOldestSessions(
  trx: Trx,
  { accountId, newest, most }: { readonly accountId: string; readonly newest: string; readonly most: number },
  reason: EndReason,
  at: Date,
): Promise<string[]> {
  const oldest = trx
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '!=', newest)
    .where('ended_at', 'is', null)
    .orderBy('refreshed_at', 'desc')
    .orderBy('id', 'desc')
    .offset(most - 1);
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

/** Ends an identity's open sessions, all but those of the grant `not`. Returns those it ended. */
export async function endSessionsOfIdentity(
  trx: Trx,
  identityId: string,
  not: string | null,
  reason: EndReason,
  at: Date,
): Promise<string[]> {
  const accounts = trx.selectFrom('account').select('id').where('identity_id', '=', identityId);
  const all = ending(trx, reason, at).where('account_id', 'in', accounts);
  return idsOf(await (not === null ? all : all.where('grant_id', '<>', not)).execute());
}
