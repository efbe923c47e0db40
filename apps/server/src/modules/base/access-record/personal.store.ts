import { PLAN_ANEW } from '#platform/database';
import { ALL_OF_ONE, sixMonthsBefore, type PersonalTables } from '#platform/personal';
import { sql } from 'kysely';
import { openOrigin } from './origin.ts';

interface Row {
  readonly kind: string;
  readonly call: string;
  readonly at: Date;
  readonly origin_sealed: Buffer;
  readonly origin_place: string;
}

/** What is exported of the records of access, and what goes with age. */
export const accessRecordPersonal: PersonalTables = {
  access_record: {
    async exported(db, { accountId }, crypto) {
      const { rows } = await sql<Row>`${ALL_OF_ONE} select kind, call, at, origin_sealed, origin_place
        from access_record where account_id = ${accountId} order by at, id`.execute(db);
      return rows.map((row) => ({ kind: row.kind, call: row.call, at: row.at, ...openOrigin(crypto, row) }));
    },
    async aged(db, now, limit) {
      // How many have become old decides whether the index is worth it.
      const { rows } = await sql`${sql.raw(PLAN_ANEW)} delete from access_record where id in (
        select id from access_record where at < ${sixMonthsBefore(now)} order by at limit ${limit}) returning id`.execute(
        db,
      );
      return rows.length;
    },
  },
};
