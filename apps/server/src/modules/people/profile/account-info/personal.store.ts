import { sql } from 'kysely';
import { ERASED_TEXT, type PersonalTables } from '#platform/personal';
import { wantedPlace } from '../private.ts';

/** What is exported and erased of what a cast changes of her registration. */
export const accountInfoPersonal: PersonalTables = {
  name_request: {
    async exported(db, { accountId }, crypto) {
      const rows = await db
        .selectFrom('name_request')
        .select(['id', 'wanted_sealed', 'asked_at as askedAt', 'outcome'])
        .select(['decided_at as decidedAt', 'reason as answer'])
        .where('cast_id', '=', accountId)
        .orderBy('asked_at')
        .execute();
      return rows.map(({ id, wanted_sealed, ...row }) => ({
        ...(JSON.parse(crypto.open(wanted_sealed, wantedPlace(id))) as object),
        ...row,
      }));
    },
    // One that nobody decided ends with it: there is nothing left to decide.
    async erased(trx, { accountId }, { crypto, at }) {
      const rows = await trx
        .selectFrom('name_request')
        .select('id')
        .where('cast_id', '=', accountId)
        .execute();
      for (const { id } of rows)
        await sql`update name_request set wanted_sealed = ${crypto.seal('{}', wantedPlace(id))},
            reason = case when reason is null then null else ${ERASED_TEXT} end,
            outcome = coalesce(outcome, 'WITHDRAWN'), decided_at = coalesce(decided_at, ${at})
          where id = ${id}`.execute(trx);
    },
  },
};
