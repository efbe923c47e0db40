import { sql } from 'kysely';
import type { Trx } from '#platform/database';
import type { KeptDispute } from './kept-dispute.ts';

/** Undefined: nothing of this purchase was taken back. `hasEnded`: it ended by this, not before. */
export async function updateDispute(
  trx: Trx,
  purchaseId: string,
  { disputeId, reason, respondBy, outcome }: KeptDispute,
  at: Date,
): Promise<{ readonly hasEnded: boolean } | undefined> {
  const { rows } = await sql<{ hasEnded: boolean }>`
    with before as (select id, outcome from chargeback where purchase_id = ${purchaseId} for update)
    update chargeback k set dispute_id = ${disputeId}, dispute_reason = ${reason},
      respond_by = coalesce(${respondBy}::timestamptz, k.respond_by), outcome = coalesce(k.outcome, ${outcome}::text),
      decided_at = coalesce(k.decided_at, case when ${outcome}::text is null then null else ${at}::timestamptz end)
    from before where k.id = before.id
    returning before.outcome is null and k.outcome is not null as "hasEnded"`.execute(trx);
  return rows[0];
}
