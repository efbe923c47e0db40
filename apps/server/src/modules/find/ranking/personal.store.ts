import { sql } from 'kysely';
import { DAY_MS } from '@yoimachi/domain/time';
import { deletesOld, deletesOwn, ERASED_TEXT, type PersonalTables } from '#platform/personal';

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
    erased: deletesOwn('ranking_entry', 'cast_id'),
    // Whoever pages through a ranking of yesterday is told what is left of it.
    aged: deletesOld('ranking_entry', 'ended_at', (now) => new Date(now.getTime() - DAY_MS)),
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
