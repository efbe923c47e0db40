import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';

/** What is exported of the files that somebody sent; whoever took one exports what it was for. */
export const uploadPersonal: PersonalTables = {
  upload: {
    exported: (_, { accountId }) =>
      sql`select purpose, size_bytes as "sizeBytes", media_type as "mediaType", begun_at as "begunAt", taken_at as "takenAt"
        from upload where account_id = ${accountId} order by begun_at`,
    elsewhere:
      'by the module: what nobody uses a day after it was begun, the rest when whoever took it gives it up',
  },
};
