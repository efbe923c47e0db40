import { sql } from 'kysely';
import { PLAN_ANEW } from '#platform/database';
import { deletesOwn, ownRows, type PersonalTables } from '#platform/personal';

/** What is exported and erased of stages and referrals. */
export const stagePersonal: PersonalTables = {
  stage_progress: {
    exported: ownRows('stage_progress', 'cast_id', ['friends', 'bookings']),
    erased: deletesOwn('stage_progress', 'cast_id'),
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
    erased: deletesOwn('stage_count', 'cast_id'),
  },
  stage_change: {
    exported: ownRows('stage_change', 'cast_id', ['from_stage as from', 'to_stage as to', 'at'], 'at'),
  },
  referral_code: {
    exported: ownRows('referral_code', 'cast_id', ['code']),
    erased: deletesOwn('referral_code', 'cast_id'),
  },
  referral: {
    async exported(db, { accountId }) {
      const { rows } = await sql<object>`
        select case when r.referrer_id = ${accountId} then 'BROUGHT' else 'CAME_THROUGH' end as role, o.nickname, r.created_at as at
        from referral r join cast_member o on o.id = case when r.referrer_id = ${accountId} then r.friend_id else r.referrer_id end
        where r.referrer_id = ${accountId} or r.friend_id = ${accountId} order by r.created_at`.execute(db);
      return rows;
    },
  },
};
