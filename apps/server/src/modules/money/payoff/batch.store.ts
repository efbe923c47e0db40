import { sql, type Insertable } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import { oneOf, type Database, type Db, type Trx } from '#platform/database';

/** Payoffs to go into this day's file, locked: approved, not under review, in no file. */
export function lockPayoffsForFile(trx: Trx, payDay: Day) {
  return trx
    .selectFrom('payoff')
    .select(['id as payoffId', 'number', 'cast_id as castId', 'transfer_yen as transferYen', 'destination'])
    .where('status', '=', 'NOT_TRANSFERRED')
    .where('review', 'is', null)
    .where('pay_day', '<=', payDay)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payoff_batch_row as r')
            .select('r.payoff_id')
            .whereRef('r.payoff_id', '=', 'payoff.id')
            .where((row) => row.or([row('r.result', 'is', null), row('r.result', '=', 'TRANSFERRED')])),
        ),
      ),
    )
    .orderBy('number')
    .forUpdate()
    .execute();
}
export type FilePayoff = Awaited<ReturnType<typeof lockPayoffsForFile>>[number];

/** A file, sealed, and what is in it. */
export async function insertBatch(
  trx: Trx,
  batch: Insertable<Database['payoff_batch']>,
  payoffs: readonly Pick<FilePayoff, 'payoffId' | 'transferYen'>[],
): Promise<void> {
  await trx.insertInto('payoff_batch').values(batch).execute();
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
export function lastBatchOf(db: Db, payDay: Day) {
  return db
    .selectFrom('payoff_batch')
    .select(['id', 'file', 'row_count as rowCount', 'total_yen as totalYen', 'sha256', 'status'])
    .where('pay_day', '=', payDay)
    .orderBy((eb) => eb('status', '=', 'DRAFT'), 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
export type BatchRow = NonNullable<Awaited<ReturnType<typeof lastBatchOf>>>;

export async function markExported(db: Db, batchId: string, at: Date): Promise<void> {
  await db
    .updateTable('payoff_batch')
    .set({ status: 'EXPORTED', exported_at: at })
    .where('id', '=', batchId)
    .where('status', '=', 'DRAFT')
    .execute();
}

/** The file a payoff is in, locked, with its day: serialises writing one file's results. */
export function lockFileOf(trx: Trx, payoffId: string) {
  return trx
    .selectFrom('payoff_batch_row as r')
    .innerJoin('payoff_batch as b', 'b.id', 'r.batch_id')
    .select(['b.id', 'b.pay_day as payDay', 'b.status'])
    .where('r.payoff_id', '=', payoffId)
    .where((eb) => eb.or([eb('r.result', 'is', null), eb('r.result', '=', 'TRANSFERRED')]))
    .forUpdate('b')
    .executeTakeFirst();
}

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
export async function hasResult(db: Db, payoffId: string, payDay: Day): Promise<boolean> {
  const row = await db
    .selectFrom('payoff_batch_row as r')
    .innerJoin('payoff_batch as b', 'b.id', 'r.batch_id')
    .select('r.batch_id')
    .where('r.payoff_id', '=', payoffId)
    .where('b.pay_day', '=', payDay)
    .where('r.result', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Payments of a day that the bank has and has not sent back, of these amounts, with the account they went to. */
export function paymentsOf(db: Db, payDay: Day, amountsYen: readonly number[]) {
  return db
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
}

export async function saveResult(
  trx: Trx,
  batchId: string,
  payoffId: string,
  result: { readonly result: 'TRANSFERRED' | 'RETURNED'; readonly reason: string | null },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('payoff_batch_row')
    .set({ ...result, result_at: at })
    .where('batch_id', '=', batchId)
    .where('payoff_id', '=', payoffId)
    .execute();
}

/** A file in which every row has its result is confirmed; it stays so even if a transfer is returned later. */
export async function confirmWhenComplete(trx: Trx, batchId: string, at: Date): Promise<void> {
  await trx
    .updateTable('payoff_batch')
    .set({ status: 'CONFIRMED', confirmed_at: at })
    .where('id', '=', batchId)
    .where('status', '<>', 'CONFIRMED')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payoff_batch_row as r')
            .select('r.payoff_id')
            .where('r.batch_id', '=', batchId)
            .where('r.result', 'is', null),
        ),
      ),
    )
    .execute();
}
