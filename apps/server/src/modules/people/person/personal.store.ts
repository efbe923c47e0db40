import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';

/** What is erased of people's devices, with the last of their accounts; a ban outlives it. */
export const personPersonal: PersonalTables = {
  identity_device: {
    erased: (trx, { identityId }) =>
      sql`delete from identity_device where identity_id = ${identityId}
        and not exists (select from account a where a.identity_id = ${identityId}
          and (a.left_at is null or a.suspended_at is not null))`.execute(trx),
  },
};
