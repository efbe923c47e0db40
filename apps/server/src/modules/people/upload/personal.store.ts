import { ownRows, type PersonalTables } from '#platform/personal';

/** What is exported of the files that somebody sent; whoever took one exports what it was for. */
export const uploadPersonal: PersonalTables = {
  upload: {
    exported: ownRows(
      'upload',
      'account_id',
      ['purpose', 'size_bytes', 'media_type', 'begun_at', 'taken_at'],
      'begun_at',
    ),
    elsewhere:
      'by the module: what nobody uses a day after it was begun, the rest when whoever took it gives it up',
  },
};
