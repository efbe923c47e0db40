import { sql, type RawBuilder } from 'kysely';
import type { Device, UserType } from '@yoimachi/domain/account';
import {
  allRows,
  allValues,
  firstRow,
  firstValue,
  inColumns,
  run,
  theRow,
  theValue,
  type Db,
  type NewRow,
  type RowOf,
  type Trx,
} from '#platform/database';

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
export const readSession = (db: Db, sessionId: string) =>
  firstRow<SessionState>(db)`
    select a.id as "accountId", a.user_type as "userType", s.ended_at is not null as ended,
      a.suspended_at is not null or a.left_at is not null as suspended, a.left_at is not null as left
    from session s join account a on a.id = s.account_id where s.id = ${sessionId}`;

/** When the person signed in with this session. */
export const sessionOpenedAt = (db: Db, sessionId: string) =>
  theValue<Date>(db)`select created_at from session where id = ${sessionId}`;

/** Serialises opening and ending an account's sessions. Returns whether it is suspended, or left. */
export const lockAccount = (trx: Trx, accountId: string) =>
  theRow<{ suspended: boolean }>(trx)`
    select suspended_at is not null or left_at is not null as suspended from account
    where id = ${accountId} for update`;

export const findSession = (db: Db, accountId: string, grantId: string) =>
  firstRow<RowOf<'session', 'id' | 'ended_at'>>(db)`
    select id, ended_at from session where account_id = ${accountId} and grant_id = ${grantId}`;

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

type Listed =
  | ('id' | 'account_id' | 'grant_id' | 'platform' | 'device')
  | ('browser' | 'network_index' | 'created_at' | 'refreshed_at');

/** The open sessions of the person whose account it is, both sides, used last first. */
export const listSessions = (db: Db, accountId: string) =>
  allRows<RowOf<'session', Listed> & RowOf<'account', 'user_type'>>(db)`
    select s.id, s.account_id, a.user_type, s.grant_id, s.platform, s.device, s.browser, s.network_index, s.created_at, s.refreshed_at
    from account mine join account a on a.identity_id = mine.identity_id join session s on s.account_id = a.id
    where mine.id = ${accountId} and s.ended_at is null order by s.refreshed_at desc, s.id desc`;

/** Locks the accounts of an identity, in the order of their ids, against sessions that open meanwhile. */
export const lockAccountsOf = (trx: Trx, identityId: string) =>
  run(trx)`select id from account where identity_id = ${identityId} order by id for update`;

export const identityOfAccount = (db: Db, accountId: string) =>
  theValue<string>(db)`select identity_id from account where id = ${accountId}`;

export const grantOfSession = (db: Db, sessionId: string) =>
  firstValue<string>(db)`select grant_id from session where id = ${sessionId}`;

/** Ends those of some sessions that are open; answers which. All below do. */
const ending = (trx: Trx, which: RawBuilder<unknown>, reason: EndReason, at: Date) =>
  allValues<string>(trx)`update session set ended_at = ${at}, end_reason = ${reason}
    where ended_at is null and ${which} returning id`;

export const endSession = (trx: Trx, sessionId: string, reason: EndReason, at: Date) =>
  ending(trx, sql`id = ${sessionId}`, reason, at);

/** Ends all open sessions of an account. Returns those it ended. */
export const endSessionsOfAccount = (trx: Trx, accountId: string, reason: EndReason, at: Date) =>
  ending(trx, sql`account_id = ${accountId}`, reason, at);

/**
 * Ends the open sessions of an account that were unused longest, so that with the newest one so many are left. It is never the newest that ends,
 * whatever others were used in the same moment. Returns those it ended.
 */
export function endOldestSessions(
  trx: Trx,
  { accountId, newest, most }: { readonly accountId: string; readonly newest: string; readonly most: number },
  reason: EndReason,
  at: Date,
): Promise<string[]> {
  const oldest = sql`id in (select id from session
    where account_id = ${accountId} and id <> ${newest} and ended_at is null
    order by refreshed_at desc, id desc offset ${most - 1})`;
  return ending(trx, oldest, reason, at);
}

export const endSessionsOfGrant = (trx: Trx, grantId: string, reason: EndReason, at: Date) =>
  ending(trx, sql`grant_id = ${grantId}`, reason, at);

/** Ends an identity's open sessions, all but those of the grant `not`. Returns those it ended. */
export function endSessionsOfIdentity(
  trx: Trx,
  identityId: string,
  not: string | null,
  reason: EndReason,
  at: Date,
): Promise<string[]> {
  const all = sql`account_id in (select id from account where identity_id = ${identityId})`;
  return ending(trx, not === null ? all : sql`${all} and grant_id <> ${not}`, reason, at);
}
