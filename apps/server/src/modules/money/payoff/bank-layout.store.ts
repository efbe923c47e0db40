import { sql } from 'kysely';
import type { BankLayout } from '@yoimachi/domain/payoff';
import { inColumns, type Db, type Trx } from '#platform/database';

/** The class of the advisory lock: layouts are kept one after the other. */
const LOCK = 7304;

const layouts = (db: Db) =>
  db
    .selectFrom('bank_csv_layout as l')
    .innerJoin('operator as o', 'o.id', 'l.made_by')
    .select([
      'l.id as layoutId',
      'l.name',
      'l.delimiter',
      'l.version',
      'o.name as madeBy',
      'l.made_at as madeAt',
    ])
    .select(['l.has_header as hasHeader', 'l.finds_by as findsBy'])
    .select(['l.number_column as numberColumn', 'l.account_column as accountColumn'])
    .select(['l.amount_column as amountColumn', 'l.payee_column as payeeColumn'])
    .select(['l.result_column as resultColumn', 'l.reason_column as reasonColumn'])
    .select(['l.transferred_values as transferredValues', 'l.returned_values as returnedValues'])
    .select('l.skipped_values as skippedValues');

export const bankLayouts = (db: Db) => layouts(db).orderBy('l.name').execute();

export const findBankLayout = (db: Db, id: string) => layouts(db).where('l.id', '=', id).executeTakeFirst();

/** Nobody keeps, changes or removes one meanwhile. */
export const lockBankLayouts = (trx: Trx) =>
  sql`select pg_advisory_xact_lock(${sql.lit(LOCK)}, 0)`.execute(trx);

const columnsOf = ({ transferredValues, returnedValues, skippedValues, ...layout }: BankLayout) =>
  inColumns({
    ...layout,
    transferredValues: [...transferredValues],
    returnedValues: [...returnedValues],
    skippedValues: [...skippedValues],
  });

export const insertBankLayout = (
  trx: Trx,
  layout: BankLayout,
  made: { readonly id: string; readonly operatorId: string; readonly at: Date },
) =>
  trx
    .insertInto('bank_csv_layout')
    .values({ ...columnsOf(layout), id: made.id, made_by: made.operatorId, made_at: made.at })
    .execute();

export const updateBankLayout = (
  trx: Trx,
  { id, seen }: { readonly id: string; readonly seen: number },
  layout: BankLayout,
) =>
  trx
    .updateTable('bank_csv_layout')
    .set({ ...columnsOf(layout), version: seen + 1 })
    .where('id', '=', id)
    .execute();

export const deleteBankLayout = (trx: Trx, id: string) =>
  trx.deleteFrom('bank_csv_layout').where('id', '=', id).execute();
