import type { OperatorRole } from '@yoimachi/domain/operator';
import { sql, type Insertable, type Updateable } from 'kysely';
import { firstRow, type Database, type Db, type RowOf, type Trx } from '#platform/database';

const COLUMNS = ['id', 'name', 'role', 'disabled_at'] as const;
export type OperatorRow = RowOf<'operator', (typeof COLUMNS)[number]>;

/** Serialises changes to who is an operator: never two first owners, never the last owner lost. Acts continue meanwhile. */
export const lockOperators = (trx: Trx) => sql`lock table operator in share row exclusive mode`.execute(trx);

export const listOperators = (db: Db): Promise<OperatorRow[]> =>
  db.selectFrom('operator').select(COLUMNS).orderBy('created_at').orderBy('id').execute();

export const operatorByKey = (db: Db, key: string): Promise<OperatorRow | undefined> =>
  db.selectFrom('operator').select(COLUMNS).where('name_key', '=', key).executeTakeFirst();

export const operatorById = (db: Db, id: string): Promise<OperatorRow | undefined> =>
  db.selectFrom('operator').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** Enabled owners. */
export const listOwners = (db: Db): Promise<OperatorRow[]> =>
  db
    .selectFrom('operator')
    .select(COLUMNS)
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .execute();

/** The role of an operator who may act; holds until the transaction ends. */
export async function holdEnabled(db: Db, operatorId: string): Promise<OperatorRole | undefined> {
  const row = await firstRow<RowOf<'operator', 'role'>>(db)`
    select role from operator where id = ${operatorId} and disabled_at is null for share`;
  return row?.role;
}

export const insertOperator = (trx: Trx, operator: Insertable<Database['operator']>) =>
  trx.insertInto('operator').values(operator).execute();

export const updateOperator = (trx: Trx, operatorId: string, change: Updateable<Database['operator']>) =>
  trx.updateTable('operator').set(change).where('id', '=', operatorId).execute();
