import { ownRows, type PersonalTables } from '#platform/personal';

/** What is exported of operators' acts. */
export const operatorActPersonal: PersonalTables = {
  operator_act: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('operator_act')
        .select(['kind', 'points', 'reason', 'approved_at as at'])
        .where('account_id', '=', accountId)
        .where('approved_at', 'is not', null)
        .where('kind', '<>', 'PERSONAL_EXPORT')
        .orderBy('approved_at')
        .execute(),
  },
  goodwill: {
    exported: ownRows('goodwill', 'guest_id', ['points', 'reason', 'given_at as at'], 'id'),
  },
};
