import { inColumns, type Db, type NewRow, type Trx } from '#platform/database';

export const insertRedemption = (trx: Trx, redemption: NewRow<'coupon_redemption'>) =>
  trx.insertInto('coupon_redemption').values(inColumns(redemption)).execute();

const redemptions = (db: Db) =>
  db
    .selectFrom('coupon_redemption as r')
    .innerJoin('coupon as c', 'c.id', 'r.coupon_id')
    .innerJoin('lot as l', 'l.id', 'r.lot_id')
    .select(['r.id as redemptionId', 'c.title', 'c.description', 'r.points', 'r.expires_on as expiresOn'])
    .select(['l.remaining_points as remainingPoints', 'r.redeemed_at as redeemedAt']);

export const findRedemption = (db: Db, redemptionId: string) =>
  redemptions(db).where('r.id', '=', redemptionId).executeTakeFirst();

/** Newest first; the ids of redemptions sort by time. */
export function listRedemptions(db: Db, guestId: string, beforeId: string | null, limit: number) {
  let query = redemptions(db).where('r.guest_id', '=', guestId);
  if (beforeId !== null) query = query.where('r.id', '<', beforeId);
  return query.orderBy('r.id', 'desc').limit(limit).execute();
}
