import { allRows } from '#platform/database';
import { ALL_OF_ONE, deletesOwn, type PersonalTables } from '#platform/personal';

/** What is exported and erased of news. */
export const newsPersonal: PersonalTables = {
  news_read: {
    async exported(db, { accountId }) {
      return allRows<object>(db)`${ALL_OF_ONE} select n.title, r.read_at as "readAt"
        from news_read r join news n on n.id = r.news_id where r.account_id = ${accountId}
        order by r.read_at, n.id`;
    },
    erased: deletesOwn('news_read', 'account_id'),
  },
};
