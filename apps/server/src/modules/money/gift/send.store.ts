import { sql } from 'kysely';
import type { GiftFacts } from '@yoimachi/domain/gift';
import type { Day } from '@yoimachi/domain/time';
import { firstRow, inColumns, type Db, type NewRow, type Trx } from '#platform/database';

const CAST_LOCK = 4_110;

/**
 * Lets one gift of a guest be sent at a time, and one to a cast, so that the limits hold, also where two accounts are one person; suspending
 * the cast waits meanwhile. A statement of its own: reads after it see what the previous gift stored.
 */
export const lockPeople = (trx: Trx, guestId: string, castId: string) =>
  sql`
  select pg_advisory_xact_lock(${sql.lit(CAST_LOCK)}, hashtext(${castId})) from guest g, cast_member c
  where g.id = ${guestId} and c.id = ${castId} for no key update of g for share of c`.execute(trx);

export interface SendFacts extends Omit<GiftFacts, 'offered' | 'isPaymentDue'> {
  readonly guestName: string;
  readonly feePercent: number;
  readonly giftName: string | null;
  readonly giftPoints: number | null;
}

/** The accounts of one person on the side of one of them, itself among them. */
const accountsOf = (accountId: string) => sql`
  select o.id from account a join same_person s on s.identity_id = a.identity_id
    join account o on o.identity_id = s.other_id and o.user_type = a.user_type
  where a.id = ${accountId}`;

/** What speaks for or against a guest's gift to a cast; undefined when there is no such cast. */
export function sendFacts(
  trx: Trx,
  order: { readonly guestId: string; readonly castId: string; readonly giftId: string },
  days: { readonly today: Day; readonly pairSince: Day },
): Promise<SendFacts | undefined> {
  const { guestId, castId, giftId } = order;
  const { today, pairSince } = days;
  return firstRow<SendFacts>(trx)`
    select g.nickname as "guestName", 
      exists (select from own_pair where guest_id = ${guestId} and cast_id = ${castId}) as "isSamePerson",
      c.listed and not exists (select from hidden_pair where guest_id = ${guestId} and cast_id = ${castId}) as "isCastReachable",
      g.age_checked_at is not null as "isAgeChecked", f.fee_percent as "feePercent", o.name as "giftName", o.points as "giftPoints",
      (select coalesce(sum(s.points), 0)::int from gift_sent s where s.guest_id = g.id and s.day = ${today}) as "sentTodayPoints",
      (select coalesce(sum(s.points), 0)::int from gift_sent s
        where s.cast_id in (${accountsOf(castId)}) and s.guest_id in (${accountsOf(guestId)})
          and s.day >= ${pairSince}) as "sentToHerPoints"
    from guest g, cast_member c join stage_fee f on f.stage = c.stage left join gift o on o.id = ${giftId} and o.removed_at is null
    where g.id = ${guestId} and c.id = ${castId}`;
}

export const insertSentGift = (trx: Trx, sent: NewRow<'gift_sent'>) =>
  trx.insertInto('gift_sent').values(inColumns(sent)).execute();

const sentGifts = (db: Db) =>
  db
    .selectFrom('gift_sent as s')
    .innerJoin('gift as g', 'g.id', 's.gift_id')
    .innerJoin('cast_member as c', 'c.id', 's.cast_id')
    .select([
      's.id as sentId',
      's.gift_id as giftId',
      'g.name',
      'g.picture',
      's.points',
      's.cast_id as castId',
      'c.nickname as castName',
      's.sent_at as sentAt',
    ]);

export const findSentGift = (db: Db, sentId: string) =>
  sentGifts(db).where('s.id', '=', sentId).executeTakeFirst();

/** Newest first; the ids of sent gifts sort by time. */
export function listSentGifts(db: Db, guestId: string, beforeId: string | null, limit: number) {
  let query = sentGifts(db).where('s.guest_id', '=', guestId);
  if (beforeId !== null) query = query.where('s.id', '<', beforeId);
  return query.orderBy('s.id', 'desc').limit(limit).execute();
}
