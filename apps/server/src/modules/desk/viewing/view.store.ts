import { sql } from 'kysely';
import {
  allRows,
  inColumns,
  isThere,
  theRow,
  type Db,
  type NewRow,
  type RowOf,
  type Trx,
} from '#platform/database';

export const insertView = (trx: Trx, view: NewRow<'member_view'>) =>
  trx.insertInto('member_view').values(inColumns(view)).execute();

/** Whether there is something to see: somebody who has come in, and has not left. */
export const hasScreens = (db: Db, accountId: string) =>
  isThere(db)`select from account a where a.id = ${accountId} and a.left_at is null
    and (exists (select from guest g where g.id = a.id) or exists (select from cast_member c where c.id = a.id))`;

/**
 * A view that has not ended: not by its time, not since its operator may not act any more, and not by the end of a session of hers, by which
 * she left the office.
 */
export const findView = (db: Db, tokenHash: Buffer, at: Date) =>
  db
    .selectFrom('member_view as v')
    .innerJoin('account as a', 'a.id', 'v.account_id')
    .innerJoin('operator as o', 'o.id', 'v.operator_id')
    .select(['v.id', 'v.account_id as accountId', 'a.user_type as userType', 'o.role'])
    .where('v.token_hash', '=', tokenHash)
    .where('v.ends_at', '>', at)
    .where('a.left_at', 'is', null)
    .where('o.disabled_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from operator_session s where s.operator_id = v.operator_id and s.ended_at >= v.begun_at)`,
    )
    .executeTakeFirst();

export const viewedMember = (db: Db, accountId: string) =>
  db
    .selectFrom('account as a')
    .leftJoin('guest as g', 'g.id', 'a.id')
    .leftJoin('cast_member as c', 'c.id', 'a.id')
    .select(['a.id as userId', 'a.user_type', 'a.registration_stage as registrationStage'])
    .select((eb) => eb.fn.coalesce('g.nickname', 'c.nickname', eb.val('')).as('nickname'))
    .select('c.verify_status as verifyStatus')
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();

/** Until when somebody may look. */
export async function endOfView(db: Db, viewId: string): Promise<Date> {
  const row = await theRow<RowOf<'member_view', 'ends_at'>>(db)`
    select ends_at from member_view where id = ${viewId}`;
  return row.ends_at;
}

/** Those that ended before; the private read that each was stays. */
export async function forgetViews(db: Db, before: Date, limit: number): Promise<number> {
  const rows = await allRows(db)`delete from member_view where id in (
    select id from member_view where ends_at < ${before} order by ends_at limit ${limit}) returning id`;
  return rows.length;
}
