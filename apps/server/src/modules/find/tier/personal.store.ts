import type { PersonalTables } from '#platform/personal';

/** What is exported and erased of private tags; those on somebody are their owners'. */
export const tierPersonal: PersonalTables = {
  private_tier: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('private_tier')
        .select(['about_id as aboutId', 'tier', 'updated_at as chosenAt'])
        .where('owner_id', '=', accountId)
        .orderBy('updated_at')
        .orderBy('id')
        .execute(),
    erased: (trx, { accountId }) =>
      trx
        .deleteFrom('private_tier')
        .where((eb) => eb.or([eb('owner_id', '=', accountId), eb('about_id', '=', accountId)]))
        .execute(),
  },
};
