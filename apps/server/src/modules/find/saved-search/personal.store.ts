import { deletesOwn, ownRows, type PersonalTables } from '#platform/personal';

/** What is exported and erased of kept searches. */
export const savedSearchPersonal: PersonalTables = {
  saved_search: {
    exported: ownRows(
      'saved_search',
      'guest_id',
      ['name', 'filter', 'is_told', 'created_at', 'told_at'],
      'created_at',
    ),
    erased: deletesOwn('saved_search', 'guest_id'),
  },
  saved_search_look: {
    erased: deletesOwn('saved_search_look', 'guest_id'),
  },
};
