import { sql, type Insertable } from 'kysely';
import { allRows, isThere, oneOf, type Database, type Db, type RowOf, type Trx } from '#platform/database';

/** The browsers that get an account's pushes now: those of open sessions. */
export const subscriptionsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('push_subscription as p')
    .innerJoin('session as s', 's.id', 'p.session_id')
    .select('p.id')
    .where('p.account_id', '=', accountId)
    .where('s.ended_at', 'is', null)
    .orderBy('p.id')
    .execute();

/** Where a browser takes pushes; undefined once its session has ended. */
export function findSubscription(db: Db, id: string) {
  return db
    .selectFrom('push_subscription as p')
    .innerJoin('session as s', 's.id', 'p.session_id')
    .select(['p.account_id', 'p.endpoint_index', 'p.endpoint_sealed', 'p.p256dh', 'p.auth_sealed'])
    .where('p.id', '=', id)
    .where('s.ended_at', 'is', null)
    .executeTakeFirst();
}

/** Whose pushes a browser gets; undefined for nobody, and once the session has ended. */
export function findSubscriber(db: Db, endpointIndex: Buffer) {
  return db
    .selectFrom('push_subscription as p')
    .innerJoin('session as s', 's.id', 'p.session_id')
    .select(['p.id', 'p.account_id', 'p.session_id', 'p.endpoint_sealed', 'p.p256dh', 'p.auth_sealed'])
    .where('p.endpoint_index', '=', endpointIndex)
    .where('s.ended_at', 'is', null)
    .executeTakeFirst();
}

/** Whether a session's browser gets pushes, and how many other browsers get those of its account. */
export async function stateOf(db: Db, accountId: string, sessionId: string) {
  const { rows } = await sql<{ readonly isOn: boolean; readonly otherDeviceCount: number }>`
    select coalesce(bool_or(session_id = ${sessionId}), false) as "isOn",
      (count(*) filter (where session_id <> ${sessionId}))::int as "otherDeviceCount"
    from push_subscription p join session s on s.id = p.session_id
    where p.account_id = ${accountId} and s.ended_at is null`.execute(db);
  return rows[0]!;
}

/** Holds a session open, and its subscription to one writer, until the transaction ends; false when it has ended. */
export const lockSession = (trx: Trx, sessionId: string) =>
  isThere(trx)`
    select from session where id = ${sessionId} and ended_at is null for no key update`;

/** What a session and a browser have now, locked in one order: two people who swap browsers wait for each other once. */
export const lockHeld = (trx: Trx, sessionId: string, endpointIndex: Buffer) =>
  allRows<RowOf<'push_subscription', 'id' | 'session_id' | 'endpoint_index' | 'p256dh'>>(trx)`
    select id, session_id, endpoint_index, p256dh from push_subscription
    where session_id = ${sessionId} or endpoint_index = ${endpointIndex} order by id for update`;

export async function removeHeld(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`delete from push_subscription where id = ${oneOf(ids)}`.execute(trx);
}

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

export async function removeOfSession(trx: Trx, sessionId: string): Promise<void> {
  await trx.deleteFrom('push_subscription').where('session_id', '=', sessionId).execute();
}

/** Forgets an address that is no more, unless its browser has given another one meanwhile. */
export async function removeGone(db: Db, id: string, endpointIndex: Buffer): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('id', '=', id)
    .where('endpoint_index', '=', endpointIndex)
    .execute();
}

export async function markSent(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('push_subscription').set({ last_ok_at: at }).where('id', '=', id).execute();
}

/** Removes those of sessions that have ended, which get none since. */
export async function removeOfEnded(db: Db): Promise<void> {
  await sql`delete from push_subscription p using session s where s.id = p.session_id and s.ended_at is not null`.execute(
    db,
  );
}
