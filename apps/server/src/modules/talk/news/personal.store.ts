import { sql } from 'kysely';
import { ALL_OF_ONE, type PersonalTables } from '#platform/personal';

/** What is exported and erased of news. */
export const newsPersonal: PersonalTables = {
  news_read: {
    async exported(db, { accountId }) {
      const { rows } = await sql<object>`${ALL_OF_ONE} select n.title, r.read_at as "readAt"
        from news_read r join news n on n.id = r.news_id where r.account_id = ${accountId}
        order by r.read_at, n.id`.execute(db);
      return rows;
    },
    erased: (trx, { accountId }) => trx.deleteFrom('news_read').where('account_id', '=', accountId).execute(),
  },
};
