import { sql } from 'kysely';
import type { AgeStatus, RegistrationStage, UserType } from '@yoimachi/domain/account';
import type { OperatorRole } from '@yoimachi/domain/operator';
import type { Db, Trx } from '#platform/database';

interface NewView {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly operatorId: string;
  readonly accountId: string;
  readonly at: Date;
  readonly endsAt: Date;
}

export async function insertView(trx: Trx, view: NewView): Promise<void> {
  await trx
    .insertInto('member_view')
    .values({
      id: view.id,
      token_hash: view.tokenHash,
      operator_id: view.operatorId,
      account_id: view.accountId,
      begun_at: view.at,
      ends_at: view.endsAt,
    })
    .execute();
}

/** Whether there is something to see: somebody who has come in, and has not left. */
export async function hasScreens(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await sql`select from account a where a.id = ${accountId} and a.left_at is null
    and (exists (select from guest g where g.id = a.id) or exists (select from cast_member c where c.id = a.id))`.execute(
    db,
  );
  return rows.length > 0;
}

export interface OpenView {
  readonly id: string;
  readonly accountId: string;
  readonly userType: UserType;
  readonly operatorId: string;
  /** What the operator may do by now. */
  readonly role: OperatorRole;
}

/**
 * A view that has not ended: not by its time, not since its operator may not act any more, and not by the end of a session of hers, by which
 * she left the office.
 */
export async function findView(db: Db, tokenHash: Buffer, at: Date): Promise<OpenView | undefined> {
  const { rows } = await sql<OpenView>`
    select v.id, v.account_id as "accountId", a.user_type as "userType", v.operator_id as "operatorId", o.role
    from member_view v join account a on a.id = v.account_id join operator o on o.id = v.operator_id
    where v.token_hash = ${tokenHash} and v.ends_at > ${at} and a.left_at is null and o.disabled_at is null
      and not exists (select from operator_session s where s.operator_id = v.operator_id and s.ended_at >= v.begun_at)`.execute(
    db,
  );
  return rows[0];
}

export interface ViewedMember {
  readonly userId: string;
  readonly userType: UserType;
  readonly nickname: string;
  readonly registrationStage: RegistrationStage;
  readonly verifyStatus: AgeStatus | null;
}

export async function viewedMember(db: Db, accountId: string): Promise<ViewedMember> {
  const { rows } = await sql<ViewedMember>`
    select a.id as "userId", a.user_type as "userType", coalesce(g.nickname, c.nickname, '') as nickname,
      a.registration_stage as "registrationStage", c.verify_status as "verifyStatus"
    from account a
    left join guest g on g.id = a.id left join cast_member c on c.id = a.id
    where a.id = ${accountId}`.execute(db);
  return rows[0]!;
}

/** Until when somebody may look. */
export async function endOfView(db: Db, viewId: string): Promise<Date> {
  const row = await db
    .selectFrom('member_view')
    .select('ends_at')
    .where('id', '=', viewId)
    .executeTakeFirstOrThrow();
  return row.ends_at;
}

/** Those that ended before; the private read that each was stays. */
export async function forgetViews(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`delete from member_view where id in (
    select id from member_view where ends_at < ${before} order by ends_at limit ${limit}) returning id`.execute(
    db,
  );
  return rows.length;
}
