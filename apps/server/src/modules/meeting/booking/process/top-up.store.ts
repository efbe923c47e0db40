import { sql } from 'kysely';
import { inColumns, type Db, type FieldsOf, type Trx } from '#platform/database';

/** How a card covers what a booking's hold does not; `authoriseAt`: when it is asked next. */
type TopUpState = FieldsOf<'booking', 'missingPoints' | 'paymentDeadlineAt' | 'authoriseAt'>;

export async function setTopUp(trx: Trx, bookingId: string, card: Partial<TopUpState>): Promise<void> {
  await trx.updateTable('booking').set(inColumns(card)).where('id', '=', bookingId).execute();
}

/** When a booking's card is asked next, under the lock of its participation. */
export async function authoriseAtOf(trx: Trx, bookingId: string): Promise<Date | null> {
  const row = await trx
    .selectFrom('booking')
    .select('authorise_at')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  return row?.authorise_at ?? null;
}

/** Bookings whose card is to be asked. */
export const bookingsToAuthorise = (db: Db) =>
  db
    .selectFrom('booking')
    .select(['id', 'authorise_at as due_at'])
    .where('authorise_at', 'is not', null)
    .orderBy('authorise_at')
    .orderBy('id');

/** A guest has a new card: what the previous one refused is asked again. */
export async function askAgain(trx: Trx, guestId: string, at: Date): Promise<void> {
  await sql`
    update booking b set authorise_at = ${at}
    where b.guest_id = ${guestId} and b.open and b.payment_deadline_at > ${at}
      and exists (select from top_up t where t.booking_id = b.id and t.status = 'FAILED')`.execute(trx);
}

/** What the card adds to a booking, for its guest. */
export async function topUpOf(db: Db, bookingId: string) {
  return db
    .selectFrom('booking as b')
    .leftJoin('top_up as t', (join) =>
      join.onRef('t.booking_id', '=', 'b.id').on('t.status', 'in', ['AUTHORISED', 'CAPTURED']),
    )
    .leftJoin('debt as d', (join) => join.onRef('d.booking_id', '=', 'b.id').on('d.status', '=', 'OPEN'))
    .select([
      'b.missing_points',
      'b.payment_deadline_at',
      'b.authorise_at',
      'b.settled_at',
      'b.open',
      't.status as top_up_status',
      't.amount_yen',
      'd.id as debt_id',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('top_up as f')
            .select('f.id')
            .whereRef('f.booking_id', '=', 'b.id')
            .where('f.status', '=', 'FAILED'),
        )
        .as('is_refused'),
    )
    .where('b.id', '=', bookingId)
    .where('b.missing_points', '>', 0)
    .executeTakeFirst();
}

/** Yen a card has paid for a booking, and the resulting points. */
export async function paidByCard(db: Db, bookingId: string) {
  return db
    .selectFrom('purchase')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('points'), eb.lit(0)).as('points'),
      eb.fn.coalesce(eb.fn.sum<number>('amount_yen'), eb.lit(0)).as('amount_yen'),
    ])
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'SUCCEEDED')
    .executeTakeFirstOrThrow();
}
