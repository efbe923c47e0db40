import { sql } from 'kysely';
import type { Trx } from '#platform/database';

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

export interface AttemptTimes {
  readonly ofGuest: readonly Date[];
  readonly ofAddress: readonly Date[];
}

/** When cards were tried since an instant: registrations, and payments and authorisations that failed or are still being tried. */
export async function attemptsSince(
  trx: Trx,
  guestId: string,
  addressHash: Buffer,
  since: Date,
): Promise<AttemptTimes> {
  const { rows } = await sql<{ at: Date; of_guest: boolean; of_address: boolean }>`
    select a.created_at as at, a.guest_id = ${guestId} as of_guest, a.address_hash = ${addressHash} as of_address
    from card_attempt a left join purchase p on p.id = a.purchase_id left join top_up u on u.id = a.top_up_id
    where (a.guest_id = ${guestId} or a.address_hash = ${addressHash}) and a.created_at > ${since}
      and (p.id is null or p.status in ('CREATED', 'FAILED'))
      and (u.id is null or u.status in ('CREATED', 'FAILED'))`.execute(trx);
  return {
    ofGuest: rows.filter((row) => row.of_guest).map((row) => row.at),
    ofAddress: rows.filter((row) => row.of_address).map((row) => row.at),
  };
}

export async function insertAttempt(
  trx: Trx,
  attempt: {
    readonly guestId: string;
    readonly addressHash: Buffer;
    /** What it paid for; a registration, or a refused debt payment, has neither. */
    readonly purchaseId?: string;
    readonly topUpId?: string;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('card_attempt')
    .values({
      guest_id: attempt.guestId,
      address_hash: attempt.addressHash,
      purchase_id: attempt.purchaseId ?? null,
      top_up_id: attempt.topUpId ?? null,
      created_at: attempt.at,
    })
    .execute();
}
