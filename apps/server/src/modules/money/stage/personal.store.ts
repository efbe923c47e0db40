import { sql } from 'kysely';
import { PLAN_ANEW } from '#platform/database';
import type { PersonalTables } from '#platform/personal';

/** What is exported and erased of stages and referrals. */
export const stagePersonal: PersonalTables = {
  stage_progress: {
    exported: (_, { accountId }) =>
      sql`select friends, bookings from stage_progress where cast_id = ${accountId}`,
    erased: (_, { accountId }) => sql`delete from stage_progress where cast_id = ${accountId}`,
  },
  stage_count: {
    // Of a cast with many and of one with few alike; it is asked so seldom that no plan need be kept.
    exported: async (db, { accountId }) => {
      const query = db
        .selectFrom('stage_count')
        .select(['kind', 'stage', 'counted_at as at', 'reversed_at as reversedAt'])
        .where('cast_id', '=', accountId)
        .orderBy('counted_at');
      return (await sql<object>`${sql.raw(PLAN_ANEW)} ${query}`.execute(db)).rows;
    },
    erased: (_, { accountId }) => sql`delete from stage_count where cast_id = ${accountId}`,
  },
  stage_change: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('stage_change')
        .select(['from_stage as from', 'to_stage as to', 'at'])
        .where('cast_id', '=', accountId)
        .orderBy('at')
        .execute(),
  },
  referral_code: {
    exported: (db, { accountId }) =>
      db.selectFrom('referral_code').select('code').where('cast_id', '=', accountId).execute(),
    erased: (_, { accountId }) => sql`delete from referral_code where cast_id = ${accountId}`,
  },
  referral: {
    exported: (_, { accountId }) =>
      sql`select case when r.referrer_id = ${accountId} then 'BROUGHT' else 'CAME_THROUGH' end as role, o.nickname, r.created_at as at
        from referral r join cast_member o on o.id = case when r.referrer_id = ${accountId} then r.friend_id else r.referrer_id end
        where r.referrer_id = ${accountId} or r.friend_id = ${accountId} order by r.created_at`,
  },
};
