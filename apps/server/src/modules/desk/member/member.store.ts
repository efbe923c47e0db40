import type { memberAdminRoutes } from '@yoimachi/contract/member';
import type { AnswerInputOf } from '@yoimachi/contract/route';
import type { AgeStatus, RegistrationStage, UserType } from '@yoimachi/domain/account';
import { allRows, firstRow, oneOf, theRow, type Db, type RowOf } from '#platform/database';

type Listed = AnswerInputOf<typeof memberAdminRoutes.listMembers>['items'][number];
type Member = AnswerInputOf<typeof memberAdminRoutes.readMember>;

export interface MemberRow extends Omit<
  Listed,
  'ageState' | 'isRegistered' | 'number' | 'reviewCount' | 'side' | 'store'
> {
  readonly number: number;
  readonly userType: UserType;
  readonly registrationStage: RegistrationStage;
  readonly storeId: string | null;
  readonly storeName: string | null;
  readonly verifyStatus: AgeStatus | null;
  readonly ageCheckedAt: Date | null;
  readonly ageRefusedAt: Date | null;
  readonly isWaiting: boolean;
  readonly reviewCount: number | null;
}

/** Members by id, the newest first; penalties since then count. */
export async function membersOf(db: Db, ids: readonly string[], since: Date): Promise<MemberRow[]> {
  if (ids.length === 0) return [];
  return allRows<MemberRow>(db)`
    select a.id, a.number, a.user_type as "userType", a.registration_stage as "registrationStage", a.created_at as "registeredAt",
      a.suspended_at as "suspendedAt", a.left_at as "leftAt", coalesce(g.nickname, c.nickname) as nickname,
      coalesce(gp.path, cp.path) as photo, c.cast_class as "castClass", c.stage, c.store_id as "storeId", s.name as "storeName",
      c.prefecture, c.district, c.paused_at as "pausedAt", c.verify_status as "verifyStatus", g.age_checked_at as "ageCheckedAt",
      g.age_refused_at as "ageRefusedAt",
      exists (select from age_check k where k.account_id = a.id and k.state in ('READING', 'WAITING')) as "isWaiting",
      (select refreshed_at from session n where n.account_id = a.id and n.ended_at is null
       order by refreshed_at desc limit 1) as "lastSeenAt",
      coalesce(w.paid_points + w.free_points, r.reward_points, 0) as points, c.review_count as "reviewCount",
      c.review_score as "reviewScore",
      (select count(*)::int from penalty p where p.cast_id = a.id and p.created_at >= ${since} and p.lifted_at is null) as penalties
    from account a
    left join guest g on g.id = a.id left join cast_member c on c.id = a.id
    left join guest_photo gp on gp.guest_id = a.id left join cast_photo cp on cp.cast_id = a.id
    left join store s on s.id = c.store_id
    left join wallet w on w.guest_id = a.id left join reward_balance r on r.cast_id = a.id
    where a.id = ${oneOf(ids)} order by a.id desc`;
}

type Details = Member['masked'] &
  NonNullable<Member['guest']> &
  Omit<NonNullable<Member['cast']>, 'penalties'> &
  Omit<Member['counts'], 'bookings'> &
  Pick<Member, 'hasLine' | 'eraseAt'>;

/** Everything else of the house that stands beside one account. */
export const detailsOf = (db: Db, accountId: string) =>
  theRow<Details>(db)`
    select p.name_mask as name, coalesce(p.mail_mask, m.mail_mask) as mail, i.phone_last4 as phone,
      exists (select from line_user l where l.identity_id = i.id and l.unlinked_at is null) as "hasLine",
      coalesce(w.paid_points, 0) as "paidPoints", coalesce(w.free_points, 0) as "freePoints", coalesce(w.held_points, 0) as "heldPoints",
      g.payment_review_at as "paymentReviewAt",
      (select coalesce(sum(d.points), 0)::int from debt d where d.guest_id = a.id and d.status = 'OPEN') as "openDebtPoints",
      exists (select from card k where k.guest_id = a.id and k.removed_at is null) as "hasCard",
      coalesce(r.reward_points, 0) as "rewardPoints", c.price30, c.price15, c.resumes_at as "resumesAt",
      coalesce(c.listed, false) as "isListed", p.bank_account is not null as "hasBankAccount",
      (select coalesce(sum(f.reward_points), 0)::int from frozen_reward f where f.cast_id = a.id and f.outcome is null) as "frozenPoints",
      (select count(*)::int from report t where t.reported_id = a.id) as "reportsAbout",
      (select count(*)::int from report t where t.reported_id = a.id and t.handled_at is null) as "reportsOpen",
      (select count(*)::int from report t where t.reporter_id = a.id) as "reportsBy",
      (select count(*)::int from account_block b where b.guest_id = a.id and b.unblocked_at is null)
        + (select count(*)::int from account_block b where b.cast_id = a.id and b.unblocked_at is null) as blocks,
      (select count(*)::int from session n where n.account_id = a.id and n.ended_at is null) as sessions,
      (select count(*)::int from member_note t where t.account_id = a.id) as notes, x.erase_at as "eraseAt"
    from account a join identity i on i.id = a.identity_id
    left join guest g on g.id = a.id left join cast_member c on c.id = a.id
    left join cast_private p on p.cast_id = a.id left join notification_mail m on m.account_id = a.id
    left join wallet w on w.guest_id = a.id left join reward_balance r on r.cast_id = a.id
    left join departure x on x.account_id = a.id
    where a.id = ${accountId}`;
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
  allRows<Member['suspensions'][number]>(db)`
    select s.suspended_at as at, b.name as by, s.category, s.lifted_at as "liftedAt", l.name as "liftedBy"
    from suspension s left join operator b on b.id = s.suspended_by left join operator l on l.id = s.lifted_by
    where s.account_id = ${accountId} order by s.suspended_at desc`;

/** Every penalty of a cast, the newest first. */
export const penaltiesOf = (db: Db, castId: string) =>
  allRows<Omit<Penalty, 'countsUntil'> & { readonly at: Date }>(db)`
    select p.id, p.kind, p.created_at as at, p.lifted_at as "liftedAt", b.id as "bookingId", b.number
    from penalty p join participation t on t.id = p.participation_id join booking b on b.id = t.booking_id
    where p.cast_id = ${castId} order by p.created_at desc, p.id desc`;

type Penalty = NonNullable<Member['cast']>['penalties'][number];

/** Whether there is such a member, and of which side. */
export async function sideOfMember(db: Db, accountId: string): Promise<UserType | undefined> {
  const row = await firstRow<RowOf<'account', 'user_type'>>(db)`
    select user_type from account where id = ${accountId}`;
  return row?.user_type;
}
