import { sql } from 'kysely';
import type { LeavingFacts } from '@yoimachi/domain/leaving';
import {
  firstRow,
  inColumns,
  run,
  theRow,
  theValue,
  type Db,
  type FieldsOf,
  type NewRow,
  type Trx,
} from '#platform/database';
import { ALL_OF_ONE, type DataOwner } from '#platform/personal';

/**
 * Locks the person's own row, so that what is being stored with it ends first: requests, gifts, purchases and coupons hold it or refer to it.
 */
export async function lockPerson(trx: Trx, accountId: string): Promise<void> {
  await sql`select from guest where id = ${accountId} for update`.execute(trx);
  await sql`select from cast_member where id = ${accountId} for update`.execute(trx);
}

/** Who has an account; undefined without. */
export const memberOf = (db: Db, accountId: string) =>
  firstRow<FieldsOf<'account', 'userType'> & { accountId: string; hasLeft: boolean }>(db)`
    select id as "accountId", user_type as "userType", left_at is not null as "hasLeft" from account
    where id = ${accountId}`;

export type OpenThings = Omit<LeavingFacts, 'bankAccount'> & {
  readonly couponCount: number;
  readonly hasOtherAccount: boolean;
};

/** What somebody has open, of either kind. */
export const openThings = (db: Db, accountId: string, now: Date) =>
  theRow<OpenThings>(db)`${ALL_OF_ONE}
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
        where a.id = ${accountId} and o.id <> a.id and o.left_at is null) as "hasOtherAccount"`;

export const insertDeparture = (trx: Trx, departure: NewRow<'departure'>) =>
  trx.insertInto('departure').values(inColumns(departure)).execute();

/** Who left and is not forgotten yet, earliest first. */
export const departed = sql`
  select account_id as id, erase_at as due_at from departure where erased_at is null order by erase_at, account_id`;

/** The owner of what is to be erased, locked; undefined when it is not due any more. */
export const lockDeparted = (trx: Trx, accountId: string, at: Date) =>
  firstRow<DataOwner>(trx)`
    select a.id as "accountId", a.identity_id as "identityId", a.user_type as "userType"
    from departure d join account a on a.id = d.account_id
    where d.account_id = ${accountId} and d.erased_at is null and d.erase_at <= ${at} for update of d`;

/** Whether money of the person is still on its way: a balance that a bank sent back, a payoff that waits, a debt. */
export const hasOpenMoney = (trx: Trx, accountId: string) =>
  theValue<boolean>(trx)`
    select exists (select from reward_balance where cast_id = ${accountId} and reward_points > 0)
      or exists (select from payoff where cast_id = ${accountId} and status in ('AWAITING_APPROVAL', 'NOT_TRANSFERRED'))
      or exists (select from frozen_reward where cast_id = ${accountId} and outcome is null)
      or exists (select from debt where guest_id = ${accountId} and status = 'OPEN') as open`;

export const postpone = (trx: Trx, accountId: string, until: Date) =>
  run(trx)`update departure set erase_at = ${until} where account_id = ${accountId}`;

export const markErased = (trx: Trx, accountId: string, at: Date) =>
  run(trx)`update departure set erased_at = ${at} where account_id = ${accountId}`;
