import type { PersonalTables } from '#platform/personal';

/** What is exported of the files that somebody sent; whoever took one exports what it was for. */
export const uploadPersonal: PersonalTables = {
  upload: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('upload')
        .select([
          'purpose',
          'size_bytes as sizeBytes',
          'media_type as mediaType',
          'begun_at as begunAt',
          'taken_at as takenAt',
        ])
        .where('account_id', '=', accountId)
        .orderBy('begun_at')
        .execute(),
    elsewhere:
      'by the module: what nobody uses a day after it was begun, the rest when whoever took it gives it up',
  },
};
