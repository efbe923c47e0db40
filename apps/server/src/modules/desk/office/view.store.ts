import type { Insertable } from 'kysely';
import type { OfficeList } from '@yoimachi/domain/operator';
import { hasWritten, type Database, type Db, type Trx } from '#platform/database';

/** An operator's kept filters of a list, the oldest first. */
export const viewsOf = (db: Db, operatorId: string, list: OfficeList) =>
  db
    .selectFrom('office_view')
    .select(['id', 'name', 'search'])
    .where('operator_id', '=', operatorId)
    .where('list', '=', list)
    .orderBy('id')
    .execute();

/** Two windows of one operator save one after the other. */
export const lockViews = (trx: Trx, operatorId: string) =>
  trx.selectFrom('operator').select('id').where('id', '=', operatorId).forUpdate().executeTakeFirstOrThrow();

/** Keeps filters under a name; those that have it already are replaced. */
export const upsertView = (trx: Trx, view: Insertable<Database['office_view']>) =>
  trx
    .insertInto('office_view')
    .values(view)
    .onConflict((conflict) =>
      conflict
        .columns(['operator_id', 'list', 'name'])
        .doUpdateSet({ search: view.search, saved_at: view.saved_at }),
    )
    .returning(['id', 'name', 'search'])
    .executeTakeFirstOrThrow();

/** False when the operator has no such. */
export const deleteView = (db: Db, operatorId: string, viewId: string) =>
  hasWritten(db)`delete from office_view where id = ${viewId} and operator_id = ${operatorId}`;
