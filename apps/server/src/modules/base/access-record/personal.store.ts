import { ALL_OF_ONE, deletesOld, sixMonthsBefore, type PersonalTables } from '#platform/personal';
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
    aged: deletesOld('access_record', 'at', sixMonthsBefore),
  },
};
