import type { dayNoticeRoutes } from '@yoimachi/contract/day-notice';
import type { AnswerInputOf } from '@yoimachi/contract/route';
import type { Day } from '@yoimachi/domain/time';
import {
  allRows,
  allValues,
  firstRow,
  isThere,
  run,
  type Db,
  type RowOf,
  type Trx,
} from '#platform/database';

/** Lets one guest's notices be switched one after the other. */
export const lockGuest = (trx: Trx, guestId: string) =>
  run(trx)`select from guest where id = ${guestId} for no key update`;

/** Whether the guest finds this cast now. */
export const isVisible = (db: Db, guestId: string, castId: string) =>
  isThere(db)`
    select from cast_member c where c.id = ${castId} and c.listed
      and not exists (select from hidden_pair where guest_id = ${guestId} and cast_id = ${castId})`;

/** The newest first; of who is hidden from him there is no word. */
export const noticesOf = (db: Db, guestId: string) =>
  allRows<AnswerInputOf<typeof dayNoticeRoutes.listDayNotices>['items'][number]>(db)`
    select n.cast_id as "castId", c.nickname, p.path as photo, n.created_at as since
    from day_notice n join cast_member c on c.id = n.cast_id left join cast_photo p on p.cast_id = n.cast_id
    where n.guest_id = ${guestId}
      and not exists (select from hidden_pair h where h.guest_id = n.guest_id and h.cast_id = n.cast_id)
    order by n.created_at desc, n.cast_id desc`;

export const insertNotice = (trx: Trx, guestId: string, castId: string, at: Date) =>
  run(trx)`insert into day_notice (guest_id, cast_id, created_at) values (${guestId}, ${castId}, ${at})
    on conflict (guest_id, cast_id) do nothing`;

export const deleteNotice = (db: Db, guestId: string, castId: string) =>
  run(db)`delete from day_notice where guest_id = ${guestId} and cast_id = ${castId}`;

/** Begins to gather what she opens, where somebody wants to hear of it; what is gathered already stays. */
export const gather = (
  trx: Trx,
  castId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
) =>
  run(trx)`
    insert into day_opening (cast_id, began_at, due_at)
    select ${castId}::uuid, ${from}::timestamptz, ${until}::timestamptz
    where exists (select from day_notice where cast_id = ${castId})
    on conflict (cast_id) do nothing`;

export const openingsDue = (db: Db) =>
  db.selectFrom('day_opening').select(['cast_id as id', 'due_at']).orderBy('due_at').orderBy('cast_id');

/** What was gathered of a cast, locked; undefined when it was told, or she is not found in search any more. */
export const lockOpening = (trx: Trx, castId: string, dueAt: Date) =>
  firstRow<RowOf<'day_opening', 'began_at'> & RowOf<'cast_member', 'nickname' | 'listed'>>(trx)`
    select o.began_at, c.nickname, c.listed from day_opening o join cast_member c on c.id = o.cast_id
    where o.cast_id = ${castId} and o.due_at <= ${dueAt} for update of o`;

/** Her days from one on that she opened since then and that are still open, in order. */
export const openedDays = (db: Db, castId: string, since: Date, from: Day) =>
  allValues<Day>(db)`
    select day from schedule where cast_id = ${castId} and day >= ${from} and created_at >= ${since}
    order by day`;

/** Marks the next guests who have not been told since then and still see her; returns who they are. */
export const takeUntold = (
  trx: Trx,
  castId: string,
  { since, at, limit }: { readonly since: Date; readonly at: Date; readonly limit: number },
) =>
  allValues<string>(trx)`
    update day_notice n set told_at = ${at} from (
      select guest_id from day_notice w
      where w.cast_id = ${castId} and w.created_at <= ${at} and (w.told_at is null or w.told_at < ${since})
        and not exists (select from hidden_pair h where h.guest_id = w.guest_id and h.cast_id = w.cast_id)
      order by guest_id limit ${limit} for update) found
    where n.cast_id = ${castId} and n.guest_id = found.guest_id returning n.guest_id`;

export const endOpening = (trx: Trx, castId: string) =>
  run(trx)`delete from day_opening where cast_id = ${castId}`;

export const moveOpening = (trx: Trx, castId: string, dueAt: Date) =>
  run(trx)`update day_opening set due_at = ${dueAt} where cast_id = ${castId}`;
