import { deletesOwn, ownRows, type PersonalTables } from '#platform/personal';

/** What is exported and erased of private tags; those on somebody are their owners'. */
export const tierPersonal: PersonalTables = {
  private_tier: {
    exported: ownRows(
      'private_tier',
      'owner_id',
      ['about_id', 'tier', 'updated_at as chosenAt'],
      'updated_at',
      'id',
    ),
    erased: deletesOwn('private_tier', 'owner_id', 'about_id'),
  },
};
