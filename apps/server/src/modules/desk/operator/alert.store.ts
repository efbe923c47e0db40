import { hasWritten, type Db, type Trx } from '#platform/database';

export interface NewAlert {
  readonly kind: string;
  readonly payload: object;
  readonly at: Date;
}

/** Returns its id. */
export async function insertAlert(trx: Trx, { kind, payload, at }: NewAlert): Promise<number> {
  const row = await trx
    .insertInto('operator_alert')
    .values({ kind, payload: JSON.stringify(payload), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Returns whether it was still open. */
export const handleAlert = (db: Db, id: number, handledBy: string, at: Date) =>
  hasWritten(db)`
    update operator_alert set handled_at = ${at}, handled_by = ${handledBy} where id = ${id}
      and handled_at is null`;
