import { sql, type Insertable } from 'kysely';
import type { Database, Db, Trx } from '#platform/database';

/** The shifts of enabled operators, in the order in which they are told. */
export async function listShifts(db: Db) {
  const rows = await db
    .selectFrom('on_call_shift as s')
    .innerJoin('operator as o', 'o.id', 's.operator_id')
    .select(['s.id', 's.operator_id as operatorId', 'o.name', 's.phone_sealed as phoneSealed', 's.weekdays'])
    .select([
      's.mail_sealed as mailSealed',
      's.from_minute as fromMinute',
      's.to_minute as toMinute',
      's.position',
    ])
    .where('o.disabled_at', 'is', null)
    .orderBy('s.position')
    .execute();
  return rows.map((row) => ({ ...row, weekdays: [...row.weekdays].map(Number) }));
}

/** Serialises changes of the list. */
export async function lockShifts(trx: Trx): Promise<void> {
  await sql`lock table on_call_shift in share row exclusive mode`.execute(trx);
}

export async function lastPosition(trx: Trx): Promise<number> {
  const row = await trx
    .selectFrom('on_call_shift')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirstOrThrow();
  return row.position ?? 0;
}

export async function insertShift(trx: Trx, shift: Insertable<Database['on_call_shift']>): Promise<number> {
  const row = await trx.insertInto('on_call_shift').values(shift).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Returns whether it was there. */
export async function deleteShift(db: Db, shiftId: number): Promise<boolean> {
  const result = await db.deleteFrom('on_call_shift').where('id', '=', shiftId).executeTakeFirst();
  return result.numDeletedRows === 1n;
}
