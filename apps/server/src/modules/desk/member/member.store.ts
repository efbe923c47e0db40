import { sql } from 'kysely';
import type { AgeStatus, RegistrationStage, UserType } from '@yoimachi/domain/account';
import { oneOf, type Db } from '#platform/database';

export interface MemberRow {
  readonly id: string;
  readonly number: number;
  readonly user_type: UserType;
  readonly registration_stage: RegistrationStage;
  readonly created_at: Date;
  readonly suspended_at: Date | null;
  readonly left_at: Date | null;
  readonly nickname: string;
  readonly photo: string | null;
  readonly cast_class: 'REGULAR' | 'PREMIUM' | 'SUPER_PREMIUM' | null;
  readonly stage: number | null;
  readonly store_id: string | null;
  readonly store_name: string | null;
  readonly prefecture: number | null;
  readonly district: string | null;
  readonly paused_at: Date | null;
  readonly verify_status: AgeStatus | null;
  readonly age_checked_at: Date | null;
  readonly age_refused_at: Date | null;
  readonly is_waiting: boolean;
  readonly last_seen_at: Date | null;
  readonly points: number;
  readonly review_count: number | null;
  readonly review_score: number | null;
  readonly penalties: number;
}

/** Members by id, the newest first; penalties since then count. */
export async function membersOf(db: Db, ids: readonly string[], since: Date): Promise<MemberRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<MemberRow>`
    select a.id, a.number, a.user_type, a.registration_stage, a.created_at, a.suspended_at, a.left_at,
      coalesce(g.nickname, c.nickname) as nickname, coalesce(gp.path, cp.path) as photo, c.cast_class, c.stage,
      c.store_id, s.name as store_name, c.prefecture, c.district, c.paused_at, c.verify_status, g.age_checked_at, g.age_refused_at,
      exists (select from age_check k where k.account_id = a.id and k.state in ('READING', 'WAITING')) as is_waiting,
      (select refreshed_at from session n where n.account_id = a.id and n.ended_at is null
       order by refreshed_at desc limit 1) as last_seen_at,
      coalesce(w.paid_points + w.free_points, r.reward_points, 0) as points, c.review_count, c.review_score,
      (select count(*)::int from penalty p where p.cast_id = a.id and p.created_at >= ${since} and p.lifted_at is null) as penalties
    from account a
    left join guest g on g.id = a.id left join cast_member c on c.id = a.id
    left join guest_photo gp on gp.guest_id = a.id left join cast_photo cp on cp.cast_id = a.id
    left join store s on s.id = c.store_id
    left join wallet w on w.guest_id = a.id left join reward_balance r on r.cast_id = a.id
    where a.id = ${oneOf(ids)} order by a.id desc`.execute(db);
  return rows;
}

/** Everything else of the house that stands beside one account. */
export async function detailsOf(db: Db, accountId: string) {
  const { rows } = await sql<{
    name_mask: string | null;
    mail_mask: string | null;
    phone_last4: string | null;
    has_line: boolean;
    paid_points: number | null;
    free_points: number | null;
    held_points: number | null;
    debt_points: number;
    has_card: boolean;
    payment_review_at: Date | null;
    reward_points: number | null;
    frozen_points: number;
    price30: number | null;
    price15: number | null;
    resumes_at: Date | null;
    has_bank_account: boolean;
    listed: boolean | null;
    reports_about: number;
    reports_open: number;
    reports_by: number;
    blocks: number;
    sessions: number;
    notes: number;
    erase_at: Date | null;
  }>`
    select p.name_mask, coalesce(p.mail_mask, m.mail_mask) as mail_mask, i.phone_last4,
      exists (select from line_user l where l.identity_id = i.id and l.unlinked_at is null) as has_line,
      w.paid_points, w.free_points, w.held_points, g.payment_review_at,
      (select coalesce(sum(d.points), 0)::int from debt d where d.guest_id = a.id and d.status = 'OPEN') as debt_points,
      exists (select from card k where k.guest_id = a.id and k.removed_at is null) as has_card,
      r.reward_points, c.price30, c.price15, c.resumes_at, c.listed, p.bank_account is not null as has_bank_account,
      (select coalesce(sum(f.reward_points), 0)::int from frozen_reward f where f.cast_id = a.id and f.outcome is null) as frozen_points,
      (select count(*)::int from report t where t.reported_id = a.id) as reports_about,
      (select count(*)::int from report t where t.reported_id = a.id and t.handled_at is null) as reports_open,
      (select count(*)::int from report t where t.reporter_id = a.id) as reports_by,
      (select count(*)::int from account_block b where b.guest_id = a.id and b.unblocked_at is null)
        + (select count(*)::int from account_block b where b.cast_id = a.id and b.unblocked_at is null) as blocks,
      (select count(*)::int from session n where n.account_id = a.id and n.ended_at is null) as sessions,
      (select count(*)::int from member_note t where t.account_id = a.id) as notes, x.erase_at
    from account a join identity i on i.id = a.identity_id
    left join guest g on g.id = a.id left join cast_member c on c.id = a.id
    left join cast_private p on p.cast_id = a.id left join notification_mail m on m.account_id = a.id
    left join wallet w on w.guest_id = a.id left join reward_balance r on r.cast_id = a.id
    left join departure x on x.account_id = a.id
    where a.id = ${accountId}`.execute(db);
  return rows[0]!;
}
export type DetailsRow = Awaited<ReturnType<typeof detailsOf>>;

/** Other accounts of the same person. */
export const otherAccountsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('account as a')
    .innerJoin('account as o', 'o.identity_id', 'a.identity_id')
    .select(['o.id', 'o.user_type', 'o.number'])
    .where('a.id', '=', accountId)
    .whereRef('o.id', '<>', 'a.id')
    .orderBy('o.id')
    .execute();

/** Every suspension, the newest first. */
export const suspensionsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('suspension as s')
    .leftJoin('operator as b', 'b.id', 's.suspended_by')
    .leftJoin('operator as l', 'l.id', 's.lifted_by')
    .select(['s.suspended_at', 'b.name as suspended_by', 's.category', 's.lifted_at', 'l.name as lifted_by'])
    .where('s.account_id', '=', accountId)
    .orderBy('s.suspended_at', 'desc')
    .execute();

/** Every penalty of a cast, the newest first. */
export const penaltiesOf = (db: Db, castId: string) =>
  db
    .selectFrom('penalty as p')
    .innerJoin('participation as t', 't.id', 'p.participation_id')
    .innerJoin('booking as b', 'b.id', 't.booking_id')
    .select(['p.id', 'p.kind', 'p.created_at', 'p.lifted_at', 'b.id as booking_id', 'b.number'])
    .where('p.cast_id', '=', castId)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .execute();
export type PenaltyRow = Awaited<ReturnType<typeof penaltiesOf>>[number];

/** Whether there is such a member, and of which side. */
export async function sideOfMember(db: Db, accountId: string): Promise<UserType | undefined> {
  const row = await db
    .selectFrom('account')
    .select('user_type')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.user_type;
}
