import { ownRows, type PersonalTables } from '#platform/personal';

/** What is exported of links for friends. */
export const watchPersonal: PersonalTables = {
  watch_link: {
    exported: ownRows(
      'watch_link',
      'cast_id',
      ['created_at as madeAt', 'ended_at', 'opened_count as opened', 'opened_at'],
      'created_at',
    ),
    elsewhere: 'by the module every night, 90 days after it was made',
  },
};
