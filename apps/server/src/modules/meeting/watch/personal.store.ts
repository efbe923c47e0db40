import type { PersonalTables } from '#platform/personal';

/** What is exported of links for friends. */
export const watchPersonal: PersonalTables = {
  watch_link: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('watch_link')
        .select([
          'created_at as madeAt',
          'ended_at as endedAt',
          'opened_count as opened',
          'opened_at as openedAt',
        ])
        .where('cast_id', '=', accountId)
        .orderBy('created_at')
        .execute(),
    elsewhere: 'by the module every night, 90 days after it was made',
  },
};
