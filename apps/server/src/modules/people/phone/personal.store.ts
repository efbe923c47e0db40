import { sql } from 'kysely';
import { isLastOfPerson } from '#people/account';
import { sixMonthsBefore, type PersonalTables } from '#platform/personal';

/** What is exported and erased of changed and lost numbers; they are the person's, so they go with the last of the accounts. */
export const phonePersonal: PersonalTables = {
  phone_change: {
    exported: (_, { identityId }) =>
      sql`select asked_at as "askedAt", state, decided_at as "decidedAt", reason
        from phone_change where identity_id = ${identityId} order by asked_at`,
    async erased(trx, owner) {
      if (!(await isLastOfPerson(trx, owner))) return;
      await trx.deleteFrom('phone_change').where('identity_id', '=', owner.identityId).execute();
    },
    aged: (_, now, limit) => sql`delete from phone_change where id in (
      select id from phone_change where decided_at < ${sixMonthsBefore(now)} limit ${limit})`,
  },
  lost_number: {
    async erased(trx, owner) {
      if (!(await isLastOfPerson(trx, owner))) return;
      await trx.deleteFrom('lost_number').where('identity_id', '=', owner.identityId).execute();
    },
    aged: (_, now, limit) => sql`delete from lost_number where id in (
      select id from lost_number where decided_at < ${sixMonthsBefore(now)} limit ${limit})`,
  },
};
