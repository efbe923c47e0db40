import { sql } from 'kysely';
import { DAY_MS } from '@yoimachi/domain/time';
import { ERASED_TEXT, type PersonalTables } from '#platform/personal';

/** What is exported and erased of where a cast stands. */
export const rankingPersonal: PersonalTables = {
  ranking_entry: {
    exported: (_, { accountId }) =>
      sql`select tab, score, amount, prefecture, district
        from ranking_entry where cast_id = ${accountId} and to_generation is null order by id`,
    erased: (_, { accountId }) => sql`delete from ranking_entry where cast_id = ${accountId}`,
    // Whoever pages through a ranking of yesterday is told what is left of it.
    aged: (_, now, limit) => sql`delete from ranking_entry where id = any (array(
          select id from ranking_entry where ended_at < ${new Date(now.getTime() - DAY_MS)} order by ended_at limit ${limit}))`,
  },
  ranking_exclusion: {
    erased: (_, { accountId }) =>
      sql`update ranking_exclusion set reason = ${ERASED_TEXT}, lifted_reason = case when lifted_at is not null then ${ERASED_TEXT} end
      where cast_id = ${accountId} and (reason <> ${ERASED_TEXT} or lifted_reason <> ${ERASED_TEXT})`,
  },
};
