import { sql, type NotNull } from 'kysely';
import { placeAfter, waitingOf, type Place } from '#base/queue';
import {
  CAST,
  firstRow,
  inColumns,
  isThere,
  theRow,
  type Db,
  type NewRow,
  type RowOf,
  type Trx,
} from '#platform/database';

export async function findCode(db: Db, castId: string): Promise<string | undefined> {
  const row = await firstRow<RowOf<'referral_code', 'code'>>(db)`
    select code from referral_code where cast_id = ${castId}`;
  return row?.code;
}

/** Does nothing when she has a code, or somebody else has this one. */
export const insertCode = (db: Db, castId: string, code: string) =>
  sql`
    insert into referral_code (cast_id, code) values (${castId}, ${code}) on conflict do nothing`.execute(db);

/** Whose code it is, with her identity. */
export const ownerOfCode = (db: Db, code: string) =>
  db
    .selectFrom('referral_code as r')
    .innerJoin('account as a', 'a.id', 'r.cast_id')
    .select(['a.id', 'a.identity_id'])
    .where('r.code', '=', code)
    .where('a.left_at', 'is', null)
    .executeTakeFirst();

/** Whether the person had an account before, which she left. */
export const isBack = (db: Db, identityId: string) =>
  isThere(db)`select from same_person s
    where s.identity_id = ${identityId} and exists (select from account a
      where a.identity_id = s.other_id and a.user_type = ${CAST} and a.left_at is not null offset 0) limit 1`;

/** The cast naming her referrer, locked. */
export const lockNewcomer = (trx: Trx, castId: string) =>
  trx
    .selectFrom('account')
    .select(['id', 'identity_id', 'registration_stage'])
    .where('id', '=', castId)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const findReferral = (db: Db, friendId: string) =>
  db.selectFrom('referral').selectAll().where('friend_id', '=', friendId).executeTakeFirst();

/** The same, locked. */
export const lockReferral = (trx: Trx, friendId: string) =>
  trx.selectFrom('referral').selectAll().where('friend_id', '=', friendId).forUpdate().executeTakeFirst();

export const insertReferral = (trx: Trx, referral: NewRow<'referral'>) =>
  trx.insertInto('referral').values(inColumns(referral)).execute();

export const saveOutcome = (
  trx: Trx,
  friendId: string,
  outcome: 'COUNTED' | 'SAME_PERSON' | 'REVIEW' | 'REFUSED',
  at: Date,
) =>
  sql`
    update referral set outcome = ${outcome}, decided_at = ${at} where friend_id = ${friendId}`.execute(trx);

/** What two casts have in common: the person, the bank account, a card of their guest accounts, a browser in which they proved a number. */
export const compareCasts = (db: Db, oneId: string, otherId: string) =>
  theRow<Record<'identity' | 'bankAccount' | 'card' | 'device', boolean>>(db)`
    select coalesce(bool_or(s.kind in ('PHONE', 'LINE')), false) as identity, coalesce(bool_or(s.kind = 'BANK'), false) as "bankAccount",
      coalesce(bool_or(s.kind = 'CARD'), false) as card, coalesce(bool_or(s.kind = 'DEVICE'), false) as device
    from account one join same_person s on s.identity_id = one.identity_id join account other on other.identity_id = s.other_id
    where one.id = ${oneId} and other.id = ${otherId}`;

/** A referrer's friends who counted, or are awaiting inspection, since then. */
export async function friendsSince(trx: Trx, referrerId: string, since: Date): Promise<number> {
  const { count } = await theRow<{ count: number }>(trx)`
    select count(*)::int as count from referral
    where referrer_id = ${referrerId} and outcome in ('COUNTED', 'REVIEW') and decided_at > ${since}`;
  return count;
}

export const countFriends = (db: Db, referrerId: string) =>
  theRow<{ waiting: number; counted: number }>(db)`
    select count(*) filter (where outcome is null)::int as waiting,
      count(*) filter (where outcome = 'COUNTED')::int as counted
    from referral where referrer_id = ${referrerId}`;

/** Referrals an operator has to decide on, oldest first. */
export const listInspections = (db: Db, limit: number, after: Place | null = null) =>
  db
    .selectFrom('referral as r')
    .innerJoin('cast_member as f', 'f.id', 'r.friend_id')
    .innerJoin('cast_member as c', 'c.id', 'r.referrer_id')
    .select(['r.friend_id as itemId', 'r.friend_id as friendId', 'f.nickname as friendName'])
    .select(['r.referrer_id as referrerId', 'c.nickname as referrerName', 'r.decided_at as askedAt'])
    .$narrowType<{ askedAt: NotNull }>()
    .where('r.outcome', '=', sql.lit('REVIEW' as const))
    .where(placeAfter(after, sql.ref('r.decided_at'), sql.ref('r.friend_id')))
    .orderBy('r.decided_at')
    .orderBy('r.friend_id')
    .limit(limit)
    .execute();

/** Those, as far as they are counted. */
export const countInspections = (db: Db, at: Date, limit: number) =>
  waitingOf(db, at)`
    select decided_at as since, null::timestamptz as due from referral
    where outcome = 'REVIEW' order by decided_at, friend_id limit ${limit}`;
