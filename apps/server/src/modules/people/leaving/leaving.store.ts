import { sql } from 'kysely';
import type { LeavingFacts, LeavingReason } from '@yoimachi/domain/leaving';
import type { Db, Trx } from '#platform/database';
import { ALL_OF_ONE } from '#platform/personal';

/**
 * Locks the person's own row, so that what is being stored with it ends first: requests, gifts, purchases and coupons hold it or refer to it.
 */
export async function lockPerson(trx: Trx, accountId: string): Promise<void> {
  await sql`select from guest where id = ${accountId} for update`.execute(trx);
  await sql`select from cast_member where id = ${accountId} for update`.execute(trx);
}

/** Who has an account; undefined without. */
export async function memberOf(db: Db, accountId: string) {
  const row = await db
    .selectFrom('account')
    .select(['user_type', 'left_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row && { accountId, userType: row.user_type, hasLeft: row.left_at !== null };
}

export type OpenThings = Omit<LeavingFacts, 'bankAccount'> & {
  readonly couponCount: number;
  readonly hasOtherAccount: boolean;
};

/** What somebody has open, of either kind. */
export async function openThings(db: Db, accountId: string, now: Date): Promise<OpenThings> {
  const { rows } = await sql<OpenThings>`${ALL_OF_ONE}
    with claimed as (
      select p.booking_id from participation p where p.guest_id = ${accountId} and p.claimed_at is not null and p.claim_ended_at is null
      union
      select p.booking_id from participation p where p.cast_id = ${accountId} and p.claimed_at is not null and p.claim_ended_at is null)
    select
      (select count(*)::int from claimed) as claims,
      (select count(*)::int from booking b where b.guest_id = ${accountId} and b.open and b.id not in (select booking_id from claimed))
        + (select count(*)::int from participation p join booking b on b.id = p.booking_id and b.open
           where p.cast_id = ${accountId} and p.status in ('PENDING', 'APPROVE', 'NO_SHOW', 'FORCE_FINISH')
             and b.id not in (select booking_id from claimed)) as bookings,
      (select count(*)::int from debt where guest_id = ${accountId} and status = 'OPEN') as debts,
      (select count(*)::int from purchase where guest_id = ${accountId} and status in ('CREATED', 'ACTION_REQUIRED'))
        + (select count(*)::int from top_up where guest_id = ${accountId} and booking_id is null
           and status in ('CREATED', 'ACTION_REQUIRED', 'AUTHORISED')) as purchases,
      (select count(*)::int from payoff where cast_id = ${accountId} and status in ('AWAITING_APPROVAL', 'NOT_TRANSFERRED')) as payoffs,
      (select count(*)::int from frozen_reward where cast_id = ${accountId} and outcome is null) as "frozenRewards",
      (select count(*)::int from coupon_guest n join coupon c on c.id = n.coupon_id
        where n.guest_id = ${accountId} and c.ended_at is null and (c.ends_at is null or c.ends_at > ${now})
          and not exists (select from coupon_redemption r where r.coupon_id = c.id and r.guest_id = n.guest_id)) as "couponCount",
      exists (select from account o join account a on a.identity_id = o.identity_id
        where a.id = ${accountId} and o.id <> a.id and o.left_at is null) as "hasOtherAccount"`.execute(db);
  return rows[0]!;
}

interface Departure {
  readonly accountId: string;
  readonly nickname: string;
  readonly reason: LeavingReason | null;
  readonly lapsedPoints: number;
  readonly eraseAt: Date;
  readonly at: Date;
}

export async function insertDeparture(trx: Trx, departure: Departure): Promise<void> {
  await trx
    .insertInto('departure')
    .values({
      account_id: departure.accountId,
      left_at: departure.at,
      nickname: departure.nickname,
      reason: departure.reason,
      lapsed_points: departure.lapsedPoints,
      erase_at: departure.eraseAt,
    })
    .execute();
}
