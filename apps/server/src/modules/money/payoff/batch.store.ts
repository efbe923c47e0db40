import { sql } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import { inColumns, isThere, oneOf, type Db, type NewRow, type Trx } from '#platform/database';

/** Payoffs to go into this day's file, locked: approved, not under review, in no file. */
export const lockPayoffsForFile = (trx: Trx, payDay: Day) =>
  trx
    .selectFrom('payoff')
    .select(['id as payoffId', 'number', 'cast_id as castId', 'transfer_yen as transferYen', 'destination'])
    .where('status', '=', 'NOT_TRANSFERRED')
    .where('review', 'is', null)
    .where('pay_day', '<=', payDay)
    .where(
      sql<boolean>`not exists (select from payoff_batch_row r where r.payoff_id = payoff.id and (r.result is null or r.result = 'TRANSFERRED'))`,
    )
    .orderBy('number')
    .forUpdate()
    .execute();
export type FilePayoff = Awaited<ReturnType<typeof lockPayoffsForFile>>[number];

/** A file, sealed, and what is in it. */
export async function insertBatch(
  trx: Trx,
  batch: NewRow<'payoff_batch'>,
  payoffs: readonly Pick<FilePayoff, 'payoffId' | 'transferYen'>[],
): Promise<void> {
  await trx.insertInto('payoff_batch').values(inColumns(batch)).execute();
  // One value, however many they are: a statement takes 65,535.
  const rows = payoffs.map((row) => ({ payoff_id: row.payoffId, transfer_yen: row.transferYen }));
  await sql`
    insert into payoff_batch_row (batch_id, payoff_id, transfer_yen)
    select ${batch.id}, r.payoff_id, r.transfer_yen
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(payoff_id uuid, transfer_yen integer)`.execute(
    trx,
  );
}

/** The file of a day that was created but perhaps never handed over (DRAFT), otherwise its newest. */
export const lastBatchOf = (db: Db, payDay: Day) =>
  db
    .selectFrom('payoff_batch')
    .select(['id', 'file', 'row_count as rowCount', 'total_yen as totalYen', 'sha256', 'status'])
    .where('pay_day', '=', payDay)
    .orderBy((eb) => eb('status', '=', 'DRAFT'), 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
export type BatchRow = NonNullable<Awaited<ReturnType<typeof lastBatchOf>>>;

export const markExported = (db: Db, batchId: string, at: Date) =>
  sql`
    update payoff_batch set status = 'EXPORTED', exported_at = ${at} where id = ${batchId}
      and status = 'DRAFT'`.execute(db);

/** The file a payoff is in, locked, with its day: serialises writing one file's results. */
export const lockFileOf = (trx: Trx, payoffId: string) =>
  trx
    .selectFrom('payoff_batch_row as r')
    .innerJoin('payoff_batch as b', 'b.id', 'r.batch_id')
    .select(['b.id', 'b.pay_day as payDay', 'b.status'])
    .where('r.payoff_id', '=', payoffId)
    .where((eb) => eb.or([eb('r.result', 'is', null), eb('r.result', '=', 'TRANSFERRED')]))
    .forUpdate('b')
    .executeTakeFirst();

/** Why the bank last sent a payment of it back, from the file of this day or, where none is named, from whichever; undefined: it never did. */
export async function reasonOfReturn(
  db: Db,
  { payoffId, payDay }: { readonly payoffId: string; readonly payDay: Day | undefined },
): Promise<string | null | undefined> {
  let query = db
    .selectFrom('payoff_batch_row as r')
    .innerJoin('payoff_batch as b', 'b.id', 'r.batch_id')
    .select('r.reason')
    .where('r.payoff_id', '=', payoffId)
    .where('r.result', '=', 'RETURNED');
  if (payDay !== undefined) query = query.where('b.pay_day', '=', payDay);
  return (await query.orderBy('r.result_at', 'desc').limit(1).executeTakeFirst())?.reason;
}

/** Whether the bank has said before what became of it in a file of this day. */
export const hasResult = (db: Db, payoffId: string, payDay: Day) =>
  isThere(db)`
    select from payoff_batch_row r join payoff_batch b on b.id = r.batch_id
    where r.payoff_id = ${payoffId} and b.pay_day = ${payDay} and r.result is not null limit 1`;

/** Payments of a day that the bank has and has not sent back, of these amounts, with the account they went to. */
export const paymentsOf = (db: Db, payDay: Day, amountsYen: readonly number[]) =>
  db
    .selectFrom('payoff_batch as b')
    .innerJoin('payoff_batch_row as r', 'r.batch_id', 'b.id')
    .innerJoin('payoff as p', 'p.id', 'r.payoff_id')
    .select(['p.id', 'p.number', 'p.destination', 'r.transfer_yen as transferYen', 'r.result'])
    .where('b.pay_day', '=', payDay)
    .where('b.status', '<>', 'DRAFT')
    .where((eb) => eb.or([eb('r.result', 'is', null), eb('r.result', '=', 'TRANSFERRED')]))
    .where('r.transfer_yen', '=', oneOf(amountsYen))
    .orderBy('p.number')
    .execute();

export const saveResult = (
  trx: Trx,
  batchId: string,
  payoffId: string,
  { result, reason }: { readonly result: 'TRANSFERRED' | 'RETURNED'; readonly reason: string | null },
  at: Date,
) =>
  sql`
    update payoff_batch_row set result = ${result}, reason = ${reason}, result_at = ${at}
    where batch_id = ${batchId} and payoff_id = ${payoffId}`.execute(trx);

/** A file in which every row has its result is confirmed; it stays so even if a transfer is returned later. */
export const confirmWhenComplete = (trx: Trx, batchId: string, at: Date) =>
  sql`
    update payoff_batch set status = 'CONFIRMED', confirmed_at = ${at}
    where id = ${batchId} and status <> 'CONFIRMED'
      and not exists (select from payoff_batch_row r where r.batch_id = ${batchId}
        and r.result is null)`.execute(trx);
