import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';
import { openMemo } from './seal.ts';

/** What is exported and erased of memos; those about somebody are their writers'. */
export const memoPersonal: PersonalTables = {
  private_memo: {
    exported: async (db, { accountId }, crypto) => {
      const rows = await db
        .selectFrom('private_memo')
        .select(['id', 'about_id', 'body_sealed', 'updated_at'])
        .where('owner_id', '=', accountId)
        .orderBy('updated_at')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        aboutId: row.about_id,
        text: openMemo(crypto, row),
        writtenAt: row.updated_at,
      }));
    },
    erased: (_, { accountId }) =>
      sql`delete from private_memo where owner_id = ${accountId} or about_id = ${accountId}`,
  },
};
