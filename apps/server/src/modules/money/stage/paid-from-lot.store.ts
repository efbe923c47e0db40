import { sql } from 'kysely';
import type { Db } from '#platform/database';

/** Participations paid with points of a guest's lot, latest first; a debt it paid counts as its booking. */
export async function paidFromLot(
  db: Db,
  guestId: string,
  lotId: number,
): Promise<{ readonly participationId: string; readonly points: number }[]> {
  const { rows } = await sql<{ participationId: string; points: number }>`
    select p.id as "participationId", t.points from ledger_account a
    join ledger_transfer t on t.from_account_id = a.id
    join participation p on p.booking_id = t.booking_id and p.id = coalesce(t.participation_id, p.id)
    where a.owner_id = ${guestId} and t.lot_id = ${lotId} and t.kind in ('USE', 'DEBT_PAID')
    order by t.id desc, p.id`.execute(db);
  return rows;
}
