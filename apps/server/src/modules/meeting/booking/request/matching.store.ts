import { sql } from 'kysely';
import type { MatchingCast } from '@yoimachi/contract/booking';
import { MAX_MINUTE } from '@yoimachi/domain/schedule';
import { instantAt, type Day } from '@yoimachi/domain/time';
import { allRows, type Db, type FieldsOf } from '#platform/database';

/** A cast who could come along, with what a request states about her. */
export interface MatchingRow
  extends
    Omit<MatchingCast, 'age' | 'under20'>,
    FieldsOf<'cast_member', 'birthday'>,
    FieldsOf<'store', 'prefecture'> {}

/** A time at a cast's store, and the cast after whom a page begins. */
export interface Wanted {
  readonly guestId: string;
  readonly castId: string;
  readonly storeId: string;
  readonly day: Day;
  readonly startMinute: number;
  readonly endMinute: number;
  readonly afterId: string | null;
}

/** The store of a cast; undefined when there is no such cast. */
export const findStoreOf = (db: Db, castId: string): Promise<{ storeId: string | null } | undefined> =>
  db.selectFrom('cast_member').select('store_id as storeId').where('id', '=', castId).executeTakeFirst();

/**
 * Casts of a store other than `castId` whose schedule covers the time, who are not taken then and whom this guest can ask, in id order: the
 * first `limit` of them.
 */
export function matchingCasts(db: Db, wanted: Wanted, limit: number): Promise<MatchingRow[]> {
  const { guestId, day, startMinute, endMinute, afterId } = wanted;
  const [startsAt, endsAt] = [instantAt(day, startMinute), instantAt(day, endMinute)];
  const after = afterId === null ? sql`` : sql`and c.id > ${afterId}::uuid`;
  // The limit is inlined in the SQL: with a parameter, PostgreSQL would read the whole store. The days' starts are what an
  // index holds of a guest's requests. With `offset 0` it checks the taken time cast by cast: otherwise it would first
  // collect everything taken anywhere.
  return allRows<MatchingRow>(db)`
    with found as materialized (
      select c.id, s.id as schedule_id from cast_member c join schedule s on s.cast_id = c.id and s.day = ${day}
      where c.listed and c.store_id = ${wanted.storeId} ${after}
        and s.from_minute <= ${startMinute} and s.to_minute >= ${endMinute}
        and c.id <> all (array(
          select ${wanted.castId}::uuid
          union all select cast_id from refused_pair where guest_id = ${guestId}
          union all select cast_id from participation where guest_id = ${guestId} and day = ${day} and not repeatable
            and starts_at >= ${instantAt(day, 0)} and starts_at < ${instantAt(day, MAX_MINUTE)}))
        and not exists (select from taken_time p
          where p.cast_id = c.id and p.starts_at > ${startsAt}::timestamptz - interval '30 hours' and p.starts_at < ${endsAt}
            and p.ends_at > ${startsAt} offset 0)
      order by c.id limit ${sql.lit(limit)})
    select c.id as "userId", c.nickname, c.birthday, ph.path as photo, st.name as "storeName", st.prefecture, st.district,
      st.address as "storeAddress", c.price30, c.price15, s.version as "scheduleVersion", s.from_minute as "fromMinute",
      s.to_minute as "toMinute", s.cant_join_alone as "cantJoinAlone"
    from found join cast_member c on c.id = found.id join schedule s on s.id = found.schedule_id
    join store st on st.id = c.store_id
    left join cast_photo ph on ph.cast_id = c.id
    order by found.id`;
}
