import { sql } from 'kysely';
import { allRows, PLAN_ANEW } from '#platform/database';
import { ALL_OF_ONE, sixMonthsBefore, type PersonalTables } from '#platform/personal';
import { openRecord } from './origin.ts';

/** What is exported of the records of access, and what goes with age. */
export const accessRecordPersonal: PersonalTables = {
  access_record: {
    async exported(db, { accountId }, crypto) {
      const rows = await allRows<Parameters<typeof openRecord>[1]>(
        db,
      )`${ALL_OF_ONE} select kind, call, at, origin_sealed, origin_place
        from access_record where account_id = ${accountId} order by at, id`;
      return rows.map((row) => openRecord(crypto, row));
    },
    // How many have become old decides whether the index is worth it.
    aged: (_, now, limit) => sql`${sql.raw(PLAN_ANEW)} delete from access_record where id in (
      select id from access_record where at < ${sixMonthsBefore(now)} order by at limit ${limit})`,
  },
};
