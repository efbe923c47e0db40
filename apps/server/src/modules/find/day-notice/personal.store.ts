import { deletesOwn, type PersonalTables } from '#platform/personal';

/** What is exported and erased of who wants to hear of whose days. */
export const dayNoticePersonal: PersonalTables = {
  day_notice: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('day_notice')
        .innerJoin('cast_member', 'cast_member.id', 'day_notice.cast_id')
        .select(['day_notice.cast_id as castId', 'cast_member.nickname', 'day_notice.created_at as since'])
        .where('day_notice.guest_id', '=', accountId)
        .orderBy('day_notice.created_at')
        .execute(),
    erased: deletesOwn('day_notice', 'guest_id', 'cast_id'),
  },
  day_opening: { elsewhere: 'by the module, when they were told' },
};
