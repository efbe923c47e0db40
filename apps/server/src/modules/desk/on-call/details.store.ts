import type { Db } from '#platform/database';

export const personOf = (db: Db, accountId: string) =>
  db
    .selectFrom('account as a')
    .innerJoin('identity as i', 'i.id', 'a.identity_id')
    .leftJoin('guest as g', 'g.id', 'a.id')
    .leftJoin('cast_member as c', 'c.id', 'a.id')
    .select(['a.id', 'a.user_type', 'i.id as identity_id', 'i.phone_sealed'])
    .select(['g.nickname as guest_nickname', 'c.nickname as cast_nickname'])
    .where('a.id', '=', accountId)
    .executeTakeFirst();

/** A booking's meetings, of one cast each. */
export const meetingsOf = (db: Db, bookingId: string) =>
  db
    .selectFrom('participation as p')
    .innerJoin('booking as b', 'b.id', 'p.booking_id')
    .select(['p.id', 'p.guest_id', 'p.cast_id', 'p.starts_at', 'p.ends_at', 'b.place'])
    .where('b.id', '=', bookingId)
    .orderBy('p.starts_at')
    .orderBy('p.id')
    .execute();

/** The confirmed meeting of a cast in a span, the latest start first. */
export const meetingWithin = (db: Db, castId: string, from: Date, to: Date) =>
  db
    .selectFrom('participation as p')
    .innerJoin('booking as b', 'b.id', 'p.booking_id')
    .select(['p.id', 'p.guest_id', 'p.cast_id', 'p.starts_at', 'p.ends_at', 'b.place'])
    .where('p.cast_id', '=', castId)
    .where('p.starts_at', '>=', from)
    .where('p.starts_at', '<=', to)
    .where('p.approved_at', 'is not', null)
    .where('p.cancelled_at', 'is', null)
    .orderBy('p.starts_at', 'desc')
    .limit(1)
    .execute();
