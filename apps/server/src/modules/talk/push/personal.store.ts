import type { PersonalTables } from '#platform/personal';

/** What is exported and erased of the browsers that get pushes; their addresses are secrets of their push services. */
export const pushPersonal: PersonalTables = {
  push_subscription: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('push_subscription')
        .select(['created_at as subscribedAt', 'last_ok_at as lastSentAt'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute(),
    erased: (trx, { accountId }) =>
      trx.deleteFrom('push_subscription').where('account_id', '=', accountId).execute(),
  },
};
