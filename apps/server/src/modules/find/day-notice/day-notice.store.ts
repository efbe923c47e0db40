import type { dayNoticeRoutes } from '@yoimachi/contract/day-notice';
import type { AnswerInputOf } from '@yoimachi/contract/route';
import type { Day } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import { allRows, isThere, type Db, type Trx } from '#platform/database';

/** Lets one guest's notices be switched one after the other. */
export async function lockGuest(trx: Trx, guestId: string): Promise<void> {
  await sql`select from guest where id = ${guestId} for no key update`.execute(trx);
}

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

export async function insertNotice(trx: Trx, guestId: string, castId: string, at: Date): Promise<void> {
  await trx
    .insertInto('day_notice')
    .values({ guest_id: guestId, cast_id: castId, created_at: at })
    .onConflict((conflict) => conflict.columns(['guest_id', 'cast_id']).doNothing())
    .execute();
}

export async function deleteNotice(db: Db, guestId: string, castId: string): Promise<void> {
  await db.deleteFrom('day_notice').where('guest_id', '=', guestId).where('cast_id', '=', castId).execute();
}

/** Begins to gather what she opens, where somebody wants to hear of it; what is gathered already stays. */
export async function gather(
  trx: Trx,
  castId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<void> {
  await sql`
    insert into day_opening (cast_id, began_at, due_at)
    select ${castId}::uuid, ${from}::timestamptz, ${until}::timestamptz
    where exists (select from day_notice where cast_id = ${castId})
    on conflict (cast_id) do nothing`.execute(trx);
}

export const openingsDue = (db: Db) =>
  db.selectFrom('day_opening').select(['cast_id as id', 'due_at']).orderBy('due_at').orderBy('cast_id');

/** What was gathered of a cast, locked; undefined when it was told, or she is not found in search any more. */
export async function lockOpening(trx: Trx, castId: string, dueAt: Date) {
  return trx
    .selectFrom('day_opening as o')
    .innerJoin('cast_member as c', 'c.id', 'o.cast_id')
    .select(['o.began_at', 'c.nickname', 'c.listed'])
    .where('o.cast_id', '=', castId)
    .where('o.due_at', '<=', dueAt)
    .forUpdate('o')
    .executeTakeFirst();
}

/** Her days from one on that she opened since then and that are still open, in order. */
export async function openedDays(db: Db, castId: string, since: Date, from: Day): Promise<Day[]> {
  const rows = await db
    .selectFrom('schedule')
    .select('day')
    .where('cast_id', '=', castId)
    .where('day', '>=', from)
    .where('created_at', '>=', since)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}

/** Marks the next guests who have not been told since then and still see her; returns who they are. */
export async function takeUntold(
  trx: Trx,
  castId: string,
  { since, at, limit }: { readonly since: Date; readonly at: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await allRows<{ guest_id: string }>(trx)`
    update day_notice n set told_at = ${at} from (
      select guest_id from day_notice w
      where w.cast_id = ${castId} and w.created_at <= ${at} and (w.told_at is null or w.told_at < ${since})
        and not exists (select from hidden_pair h where h.guest_id = w.guest_id and h.cast_id = w.cast_id)
      order by guest_id limit ${limit} for update) found
    where n.cast_id = ${castId} and n.guest_id = found.guest_id returning n.guest_id`;
  return rows.map(({ guest_id }) => guest_id);
}

export async function endOpening(trx: Trx, castId: string): Promise<void> {
  await trx.deleteFrom('day_opening').where('cast_id', '=', castId).execute();
}

export async function moveOpening(trx: Trx, castId: string, dueAt: Date): Promise<void> {
  await trx.updateTable('day_opening').set({ due_at: dueAt }).where('cast_id', '=', castId).execute();
}
