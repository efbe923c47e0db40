import { sql } from 'kysely';
import { firstRow, type RowOf, type Trx } from '#platform/database';

/** What is kept of a dispute, and when operators are reminded of it. */
interface KeptDispute {
  readonly disputeId: string;
  readonly reason: string;
  readonly respondBy: Date | null;
  readonly outcome: 'WON' | 'LOST' | null;
  readonly remindAt: Date | null;
}

/** Undefined: nothing of this purchase was taken back. `hasEnded`: it ended by this, not before. */
export const updateDispute = (
  trx: Trx,
  purchaseId: string,
  { disputeId, reason, respondBy, outcome, remindAt }: KeptDispute,
  at: Date,
) =>
  firstRow<{ hasEnded: boolean }>(trx)`
    with before as (select id, outcome from chargeback where purchase_id = ${purchaseId} for update)
    update chargeback k set dispute_id = ${disputeId}, dispute_reason = ${reason},
      respond_by = coalesce(${respondBy}::timestamptz, k.respond_by),
      -- Another deadline is reminded of anew, an end of nothing.
      remind_at = case when coalesce(k.outcome, ${outcome}::text) is not null then null
        when ${respondBy}::timestamptz is distinct from k.respond_by and ${respondBy}::timestamptz is not null then ${remindAt}::timestamptz
        else k.remind_at end,
      outcome = coalesce(k.outcome, ${outcome}::text),
      decided_at = coalesce(k.decided_at, case when ${outcome}::text is null then null else ${at}::timestamptz end)
    from before where k.id = before.id
    returning before.outcome is null and k.outcome is not null as "hasEnded"`;

export const disputesToRemind = sql`
  select id, remind_at as due_at from chargeback where remind_at is not null order by remind_at, id`;

/** The purchase of a dispute whose reminder was due by then, which it has had now; undefined: it has ended or was reminded of. */
export async function takeReminder(trx: Trx, id: string, dueAt: Date): Promise<string | undefined> {
  const row = await firstRow<RowOf<'chargeback', 'purchase_id'>>(trx)`
    update chargeback set remind_at = null where id = ${id} and remind_at <= ${dueAt} returning purchase_id`;
  return row?.purchase_id;
}
