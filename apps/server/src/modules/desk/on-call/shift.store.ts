import { sql } from 'kysely';
import { hasWritten, inColumns, theRow, type Db, type NewRow, type Trx } from '#platform/database';

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
export const lockShifts = (trx: Trx) =>
  sql`lock table on_call_shift in share row exclusive mode`.execute(trx);

export async function lastPosition(trx: Trx): Promise<number> {
  const { position } = await theRow<{ position: number }>(trx)`
    select coalesce(max(position), 0) as position from on_call_shift`;
  return position;
}

export async function insertShift(trx: Trx, shift: NewRow<'on_call_shift'>): Promise<number> {
  const row = await trx
    .insertInto('on_call_shift')
    .values(inColumns(shift))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Returns whether it was there. */
export const deleteShift = (db: Db, shiftId: number) =>
  hasWritten(db)`delete from on_call_shift where id = ${shiftId}`;
