import type { Insertable } from 'kysely';
import {
  allRows,
  firstRow,
  isThere,
  oneOf,
  run,
  theRow,
  type Database,
  type Db,
  type RowOf,
  type Trx,
} from '#platform/database';

/** The browsers that get an account's pushes now: those of open sessions. */
export const subscriptionsOf = (db: Db, accountId: string) =>
  allRows<RowOf<'push_subscription', 'id'>>(db)`
    select p.id from push_subscription p join session s on s.id = p.session_id
    where p.account_id = ${accountId} and s.ended_at is null order by p.id`;

/** Where a browser takes pushes; undefined once its session has ended. */
export const findSubscription = (db: Db, id: string) =>
  firstRow<
    RowOf<'push_subscription', 'account_id' | 'endpoint_index' | 'endpoint_sealed' | 'p256dh' | 'auth_sealed'>
  >(db)`
    select p.account_id, p.endpoint_index, p.endpoint_sealed, p.p256dh, p.auth_sealed from push_subscription p
    join session s on s.id = p.session_id where p.id = ${id} and s.ended_at is null`;

/** Whose pushes a browser gets; undefined for nobody, and once the session has ended. */
export const findSubscriber = (db: Db, endpointIndex: Buffer) =>
  firstRow<
    RowOf<
      'push_subscription',
      'id' | 'account_id' | 'session_id' | 'endpoint_sealed' | 'p256dh' | 'auth_sealed'
    >
  >(db)`
    select p.id, p.account_id, p.session_id, p.endpoint_sealed, p.p256dh, p.auth_sealed from push_subscription p
    join session s on s.id = p.session_id where p.endpoint_index = ${endpointIndex} and s.ended_at is null`;

/** Whether a session's browser gets pushes, and how many other browsers get those of its account. */
export const stateOf = (db: Db, accountId: string, sessionId: string) =>
  theRow<{ readonly isOn: boolean; readonly otherDeviceCount: number }>(db)`
    select coalesce(bool_or(session_id = ${sessionId}), false) as "isOn",
      (count(*) filter (where session_id <> ${sessionId}))::int as "otherDeviceCount"
    from push_subscription p join session s on s.id = p.session_id
    where p.account_id = ${accountId} and s.ended_at is null`;

/** Holds a session open, and its subscription to one writer, until the transaction ends; false when it has ended. */
export const lockSession = (trx: Trx, sessionId: string) =>
  isThere(trx)`
    select from session where id = ${sessionId} and ended_at is null for no key update`;

/** What a session and a browser have now, locked in one order: two people who swap browsers wait for each other once. */
export const lockHeld = (trx: Trx, sessionId: string, endpointIndex: Buffer) =>
  allRows<RowOf<'push_subscription', 'id' | 'session_id' | 'endpoint_index' | 'p256dh'>>(trx)`
    select id, session_id, endpoint_index, p256dh from push_subscription
    where session_id = ${sessionId} or endpoint_index = ${endpointIndex} order by id for update`;

export const removeHeld = (trx: Trx, ids: readonly string[]) =>
  run(trx)`delete from push_subscription where id = ${oneOf(ids)}`;

type NewSubscription = Omit<Insertable<Database['push_subscription']>, 'last_ok_at'>;

/** Gives a browser to a session; whose it was before loses it. The session has no other one (`removeHeld`). */
export async function takeBrowser(trx: Trx, row: NewSubscription): Promise<void> {
  const { endpoint_index: _browser, ...rest } = row;
  await trx
    .insertInto('push_subscription')
    .values({ ...row, last_ok_at: null })
    .onConflict((oc) =>
      oc.constraint('push_subscription_of_browser').doUpdateSet({ ...rest, last_ok_at: null }),
    )
    .execute();
}

export const removeOfSession = (trx: Trx, sessionId: string) =>
  run(trx)`delete from push_subscription where session_id = ${sessionId}`;

/** Forgets an address that is no more, unless its browser has given another one meanwhile. */
export const removeGone = (db: Db, id: string, endpointIndex: Buffer) =>
  run(db)`delete from push_subscription where id = ${id} and endpoint_index = ${endpointIndex}`;

export const markSent = (db: Db, id: string, at: Date) =>
  run(db)`update push_subscription set last_ok_at = ${at} where id = ${id}`;

/** Removes those of sessions that have ended, which get none since. */
export const removeOfEnded = (db: Db) =>
  run(db)`
    delete from push_subscription p using session s where s.id = p.session_id and s.ended_at is not null`;
