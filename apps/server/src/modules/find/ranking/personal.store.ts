import { sql } from 'kysely';
import { DAY_MS } from '@yoimachi/domain/time';
import { ERASED_TEXT, type PersonalTables } from '#platform/personal';

/** What is exported and erased of where a cast stands. */
export const rankingPersonal: PersonalTables = {
  ranking_entry: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('ranking_entry')
        .select(['tab', 'score', 'amount', 'prefecture', 'district'])
        .where('cast_id', '=', accountId)
        .where('to_generation', 'is', null)
        .orderBy('id')
        .execute(),
    erased: (trx, { accountId }) =>
      trx.deleteFrom('ranking_entry').where('cast_id', '=', accountId).execute(),
    // Whoever pages through a ranking of yesterday is told what is left of it.
    aged: async (db, now, limit) => {
      const { numAffectedRows } = await sql`
        delete from ranking_entry where id = any (array(
          select id from ranking_entry where ended_at < ${new Date(now.getTime() - DAY_MS)} order by ended_at limit ${limit}))`.execute(
        db,
      );
      return Number(numAffectedRows ?? 0);
    },
  },
  ranking_exclusion: {
    erased: (trx, { accountId }) =>
      sql`
      update ranking_exclusion set reason = ${ERASED_TEXT}, lifted_reason = case when lifted_at is not null then ${ERASED_TEXT} end
      where cast_id = ${accountId} and (reason <> ${ERASED_TEXT} or lifted_reason <> ${ERASED_TEXT})`.execute(
        trx,
      ),
  },
};
