import { sql } from 'kysely';
import type { CouponFacts, NewCoupon } from '@yoimachi/domain/coupon';
import { hasWritten, inColumns, oneOf, theRow, type Db, type Trx } from '#platform/database';

const COLUMNS = [
  'id as couponId',
  'code',
  'name',
  'title',
  'description',
  'points',
  'term_days as termDays',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'ended_at as endedAt',
  'total_limit as totalLimit',
  'redeemed_count as redeemedCount',
  'eligibility',
] as const;

/** The lock under which a coupon's redemptions are counted. */
export const lockCoupon = (trx: Trx, code: string) =>
  trx.selectFrom('coupon').select(COLUMNS).where('code', '=', code).forUpdate().executeTakeFirst();

/** The facts that decide for a guest, whom other accounts of the same person speak for, and his phone number's fingerprint. */
export const couponFacts = (trx: Trx, couponId: string, guestId: string) =>
  theRow<CouponFacts & { phoneIndex: Buffer | null }>(trx)`
    select i.phone_index as "phoneIndex",
      exists (select from coupon_redemption r where r.coupon_id = ${couponId} and r.phone_index = i.phone_index)
        or exists (select from same_person s join account o on o.identity_id = s.other_id
          join coupon_redemption r on r.guest_id = o.id and r.coupon_id = ${couponId}
          where s.identity_id = a.identity_id) as "hasRedeemed",
      exists (select from same_person s join account o on o.identity_id = s.other_id join purchase p on p.guest_id = o.id
        where s.identity_id = a.identity_id and p.status = 'SUCCEEDED') as "hasPurchased",
      exists (select from coupon_guest n where n.coupon_id = ${couponId} and n.guest_id = a.id) as "isNamed"
    from account a join identity i on i.id = a.identity_id where a.id = ${guestId}`;

export const countRedemption = (trx: Trx, couponId: string) =>
  sql`update coupon set redeemed_count = redeemed_count + 1 where id = ${couponId}`.execute(trx);

export const insertCoupon = (trx: Trx, coupon: NewCoupon & { readonly id: string }, at: Date) =>
  trx
    .insertInto('coupon')
    .values(inColumns({ ...coupon, createdAt: at }))
    .execute();

/** The guests who have these member numbers. */
export async function guestsOfNumbers(
  db: Db,
  numbers: readonly number[],
): Promise<readonly { readonly id: string; readonly number: number }[]> {
  if (numbers.length === 0) return [];
  return db
    .selectFrom('account')
    .innerJoin('guest', 'guest.id', 'account.id')
    .select(['account.id', 'account.number'])
    .where('account.number', '=', oneOf(numbers))
    .execute();
}

/** Names guests for a coupon; returns how many of the ids are guests. */
export async function nameGuests(trx: Trx, couponId: string, guestIds: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into coupon_guest (coupon_id, guest_id)
    select ${couponId}::uuid, id from guest where id = ${oneOf(guestIds)}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** False when there is no such coupon; one already ended keeps its first end. */
export const markEnded = (trx: Trx, code: string, at: Date) =>
  hasWritten(trx)`update coupon set ended_at = coalesce(ended_at, ${at}) where code = ${code}`;

/** Newest first, those before one or all. */
export function listCoupons(db: Db, limit: number, beforeId: string | null = null) {
  let query = db.selectFrom('coupon').select(COLUMNS);
  if (beforeId !== null) query = query.where('id', '<', beforeId);
  return query.orderBy('id', 'desc').limit(limit).execute();
}
