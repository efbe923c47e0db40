import { sql } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import { allRows, oneOf, type Db, type FieldsOf } from '#platform/database';

/** A day of a cast's schedule with the approved times within it. */
export interface OpenDay extends FieldsOf<'schedule', 'castId' | 'day' | 'fromMinute' | 'toMinute'> {
  readonly taken: readonly { readonly from: string; readonly to: string }[];
}

/** How many of her next days are searched for free time. */
const DAYS_LOOKED_AT = 10;

/** The next days of casts who accept requests, earliest first. */
export const openDays = (db: Db, castIds: readonly string[], from: Day, to: Day) =>
  allRows<OpenDay>(db)`
    select s.cast_id as "castId", s.day, s.from_minute as "fromMinute", s.to_minute as "toMinute", coalesce(
      (select jsonb_agg(jsonb_build_object('from', p.starts_at, 'to', p.ends_at)) from taken_time p
       where p.cast_id = s.cast_id and p.starts_at > (s.day::timestamp at time zone 'Asia/Tokyo') - interval '30 hours'
         and p.starts_at < (s.day::timestamp at time zone 'Asia/Tokyo') + interval '30 hours'), '[]') as taken
    from cast_member c
    join lateral (select * from schedule where cast_id = c.id and day between ${from} and ${to}
      order by day limit ${sql.lit(DAYS_LOOKED_AT)}) s on true
    where c.id = ${oneOf(castIds)} and c.listed
    order by s.day`;
