import type { TakeoverSigns } from '@yoimachi/domain/payoff';
import { allRows, oneOf, type Db } from '#platform/database';

export interface SignsRow extends TakeoverSigns {
  readonly castId: string;
}

/** When number, bank account and device of casts were last changed, and when each last showed herself. */
export async function takeoverSigns(db: Db, castIds: readonly string[]): Promise<SignsRow[]> {
  if (castIds.length === 0) return [];
  return allRows<SignsRow>(db)`
    select a.id as "castId", p.bank_account_changed_at as "accountChangedAt",
      (select max(at) from (
        select max(decided_at) as at from phone_change where identity_id = a.identity_id and state in ('DONE', 'APPROVED')
        union all select max(decided_at) from lost_number where identity_id = a.identity_id) numbers) as "numberChangedAt",
      (select nullif(max(first_seen_at), min(first_seen_at)) from identity_device where identity_id = a.identity_id) as "deviceChangedAt",
      (select max(taken_at) from live_photo where account_id = a.id) as "livePhotoAt"
    from account a left join cast_private p on p.cast_id = a.id
    where a.id = ${oneOf(castIds)}`;
}
