import type { Db, Trx } from '#platform/database';

export async function hasChargeback(db: Db, purchaseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('chargeback')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertChargeback(
  trx: Trx,
  chargeback: {
    readonly id: string;
    readonly purchaseId: string;
    readonly eventId: string;
    readonly amountYen: number;
    readonly takenPoints: number;
    readonly debtPoints: number;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('chargeback')
    .values({
      id: chargeback.id,
      purchase_id: chargeback.purchaseId,
      event_id: chargeback.eventId,
      amount_yen: chargeback.amountYen,
      taken_points: chargeback.takenPoints,
      debt_points: chargeback.debtPoints,
      created_at: chargeback.at,
    })
    .execute();
}

/** Points of a guest's lot that expired unused. */
export async function expiredPoints(db: Db, guestId: string, lotId: number): Promise<number> {
  const row = await db
    .selectFrom('ledger_account as a')
    .innerJoin('ledger_transfer as t', 't.from_account_id', 'a.id')
    .select((eb) => eb.fn.sum<number>('t.points').as('points'))
    .where('a.owner_id', '=', guestId)
    .where('t.lot_id', '=', lotId)
    .where('t.kind', '=', 'EXPIRY')
    .executeTakeFirst();
  return row?.points ?? 0;
}
