import { sql } from 'kysely';
import type { CardPayment } from '@yoimachi/domain/card';
import { allRows, type Trx } from '#platform/database';

const CARD_LOCK = 4_109;

/** What one card pays is counted one payment at a time, in whatever accounts it is used; a statement of its own, before the count. */
export async function lockCard(trx: Trx, cardId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${sql.lit(CARD_LOCK)}, hashtext(coalesce(fingerprint, id::text))) from card where id = ${cardId}`.execute(
    trx,
  );
}

/** What a card paid since an instant, or may still have to: purchases that did not fail, and authorisations that are no purchase yet. */
export const paidByCard = (trx: Trx, cardId: string, since: Date, besides: string | null) =>
  allRows<CardPayment>(trx)`
    with same as (
      select id, guest_id from card where id = ${cardId}
      union select o.id, o.guest_id from card k join card o on o.fingerprint = k.fingerprint where k.id = ${cardId})
    select p.created_at as at, p.amount_yen as "amountYen" from same s join purchase p on p.guest_id = s.guest_id and p.card_id = s.id
      where p.created_at > ${since} and p.status <> 'FAILED'
    union all
    select u.created_at, u.amount_yen from same s join top_up u on u.card_id = s.id
      where u.status in ('CREATED', 'ACTION_REQUIRED', 'AUTHORISED') and u.created_at > ${since}
        and u.id is distinct from ${besides}`;
