import { sql } from 'kysely';
import { allRows, inColumns, type NewRow, type Trx } from '#platform/database';

const GUEST_LOCK = 4_107;
const ADDRESS_LOCK = 4_108;

/** Attempts of one guest, and of one address, are serialised, so that each sees the previous ones. */
export async function lockAttempts(trx: Trx, guestId: string, addressHash: Buffer): Promise<void> {
  const address = addressHash.toString('hex');
  await Promise.all([
    sql`select pg_advisory_xact_lock(${sql.lit(GUEST_LOCK)}, hashtext(${guestId}))`.execute(trx),
    sql`select pg_advisory_xact_lock(${sql.lit(ADDRESS_LOCK)}, hashtext(${address}))`.execute(trx),
  ]);
}

/** When cards were tried since an instant: registrations, and payments and authorisations that failed or are still being tried. */
export async function attemptsSince(trx: Trx, guestId: string, addressHash: Buffer, since: Date) {
  const rows = await allRows<{ at: Date; ofGuest: boolean; ofAddress: boolean }>(trx)`
    select a.created_at as at, a.guest_id = ${guestId} as "ofGuest", a.address_hash = ${addressHash} as "ofAddress"
    from card_attempt a left join purchase p on p.id = a.purchase_id left join top_up u on u.id = a.top_up_id
    where (a.guest_id = ${guestId} or a.address_hash = ${addressHash}) and a.created_at > ${since}
      and (p.id is null or p.status in ('CREATED', 'FAILED'))
      and (u.id is null or u.status in ('CREATED', 'FAILED'))`;
  return {
    ofGuest: rows.filter((row) => row.ofGuest).map((row) => row.at),
    ofAddress: rows.filter((row) => row.ofAddress).map((row) => row.at),
  };
}

/** A registration, or a refused payment of a debt, names neither a purchase nor an authorisation. */
export const insertAttempt = (trx: Trx, attempt: NewRow<'card_attempt'>) =>
  trx.insertInto('card_attempt').values(inColumns(attempt)).execute();
