import { sql } from 'kysely';
import type { CardAmount } from '@yoimachi/domain/money';
import {
  firstRow,
  inColumns,
  theRow,
  type Db,
  type FieldsOf,
  type RowOf,
  type Trx,
} from '#platform/database';

/** How a card covers what a booking's hold does not; `authoriseAt`: when it is asked next. */
type TopUpState = FieldsOf<'booking', 'missingPoints' | 'paymentDeadlineAt' | 'authoriseAt'>;

export const setTopUp = (trx: Trx, bookingId: string, card: Partial<TopUpState>) =>
  trx.updateTable('booking').set(inColumns(card)).where('id', '=', bookingId).execute();

/** When a booking's card is asked next, under the lock of its participation. */
export async function authoriseAtOf(trx: Trx, bookingId: string): Promise<Date | null> {
  const row = await firstRow<RowOf<'booking', 'authorise_at'>>(trx)`
    select authorise_at from booking where id = ${bookingId}`;
  return row?.authorise_at ?? null;
}

/** Bookings whose card is to be asked. */
export const bookingsToAuthorise = sql`
  select id, authorise_at as due_at from booking where authorise_at is not null order by authorise_at, id`;

/** A guest has a new card: what the previous one refused is asked again. */
export const askAgain = (trx: Trx, guestId: string, at: Date) =>
  sql`
  update booking b set authorise_at = ${at}
  where b.guest_id = ${guestId} and b.open and b.payment_deadline_at > ${at}
    and exists (select from top_up t where t.booking_id = b.id and t.status = 'FAILED')`.execute(trx);

/** What the card adds to a booking, for its guest. */
export const topUpOf = (db: Db, bookingId: string) =>
  firstRow<TopUpRow>(db)`
    select b.missing_points, b.payment_deadline_at, b.settled_at, b.open, t.status as top_up_status, t.amount_yen, d.id as debt_id,
      exists (select from top_up f where f.booking_id = b.id and f.status = 'FAILED') as is_refused
    from booking b left join top_up t on t.booking_id = b.id and t.status in ('AUTHORISED', 'CAPTURED')
    left join debt d on d.booking_id = b.id and d.status = 'OPEN'
    where b.id = ${bookingId} and b.missing_points > 0`;

interface TopUpRow extends RowOf<
  'booking',
  'missing_points' | 'payment_deadline_at' | 'settled_at' | 'open'
> {
  readonly top_up_status: 'AUTHORISED' | 'CAPTURED' | null;
  readonly amount_yen: number | null;
  readonly debt_id: string | null;
  readonly is_refused: boolean;
}

/** Yen a card has paid for a booking, and the resulting points. */
export const paidByCard = (db: Db, bookingId: string) =>
  theRow<CardAmount>(db)`
    select coalesce(sum(points), 0)::int as points, coalesce(sum(amount_yen), 0)::int as "amountYen"
    from purchase where booking_id = ${bookingId} and status = 'SUCCEEDED'`;
