import type { PersonalTables } from '#platform/personal';

/** What is exported and erased of kept searches. */
export const savedSearchPersonal: PersonalTables = {
  saved_search: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('saved_search')
        .select(['name', 'filter', 'is_told as isTold', 'created_at as createdAt', 'told_at as toldAt'])
        .where('guest_id', '=', accountId)
        .orderBy('created_at')
        .execute(),
    erased: (trx, { accountId }) =>
      trx.deleteFrom('saved_search').where('guest_id', '=', accountId).execute(),
  },
  saved_search_look: {
    erased: (trx, { accountId }) =>
      trx.deleteFrom('saved_search_look').where('guest_id', '=', accountId).execute(),
  },
};
