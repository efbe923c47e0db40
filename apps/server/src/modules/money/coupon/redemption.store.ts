import type { Day } from '@yoimachi/domain/time';
import type { Db, Trx } from '#platform/database';

export interface NewRedemption {
  readonly id: string;
  readonly couponId: string;
  readonly guestId: string;
  readonly phoneIndex: Buffer;
  readonly lotId: number;
  readonly points: number;
  readonly expiresOn: Day;
  readonly at: Date;
}

export async function insertRedemption(trx: Trx, redemption: NewRedemption): Promise<void> {
  await trx
    .insertInto('coupon_redemption')
    .values({
      id: redemption.id,
      coupon_id: redemption.couponId,
      guest_id: redemption.guestId,
      phone_index: redemption.phoneIndex,
      lot_id: redemption.lotId,
      points: redemption.points,
      expires_on: redemption.expiresOn,
      redeemed_at: redemption.at,
    })
    .execute();
}

function redemptions(db: Db) {
  return db
    .selectFrom('coupon_redemption as r')
    .innerJoin('coupon as c', 'c.id', 'r.coupon_id')
    .innerJoin('lot as l', 'l.id', 'r.lot_id')
    .select(['r.id as redemptionId', 'c.title', 'c.description', 'r.points', 'r.expires_on as expiresOn'])
    .select(['l.remaining_points as remainingPoints', 'r.redeemed_at as redeemedAt']);
}

export function findRedemption(db: Db, redemptionId: string) {
  return redemptions(db).where('r.id', '=', redemptionId).executeTakeFirst();
}

/** Newest first; the ids of redemptions sort by time. */
export function listRedemptions(db: Db, guestId: string, beforeId: string | null, limit: number) {
  let query = redemptions(db).where('r.guest_id', '=', guestId);
  if (beforeId !== null) query = query.where('r.id', '<', beforeId);
  return query.orderBy('r.id', 'desc').limit(limit).execute();
}
