import { deletesOwn, ownRows, type PersonalTables } from '#platform/personal';

/** What is exported and erased of the browsers that get pushes; their addresses are secrets of their push services. */
export const pushPersonal: PersonalTables = {
  push_subscription: {
    exported: ownRows(
      'push_subscription',
      'account_id',
      ['created_at as subscribedAt', 'last_ok_at as lastSentAt'],
      'created_at',
    ),
    erased: deletesOwn('push_subscription', 'account_id'),
  },
};
