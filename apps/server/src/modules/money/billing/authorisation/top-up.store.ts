import type { Insertable } from 'kysely';
import type { AllowedYen } from '@yoimachi/domain/card';
import type { Database, Db, Trx } from '#platform/database';

const COLUMNS = [
  'id',
  'guest_id',
  'client_request_id',
  'booking_id',
  'card_id',
  'points',
  'amount_yen',
  'return_path',
  'status',
  'failure_code',
  'created_at',
  'expires_at',
  'check_at',
] as const;
/** May still come to cover a booking, or already does. */
const LIVE = ['CREATED', 'ACTION_REQUIRED', 'AUTHORISED'] as const;

type NewTopUp = Insertable<Database['top_up']> & { readonly amount_yen: AllowedYen };

export const insertTopUp = (trx: Trx, topUp: NewTopUp) => trx.insertInto('top_up').values(topUp).execute();

const topUps = (db: Db) => db.selectFrom('top_up').select(COLUMNS).$narrowType<{ amount_yen: AllowedYen }>();
export type TopUpRow = NonNullable<Awaited<ReturnType<typeof findTopUp>>>;

export const findTopUp = (db: Db, id: string) => topUps(db).where('id', '=', id).executeTakeFirst();

/** The lock under which an authorisation changes. */
export const lockTopUp = (trx: Trx, id: string) =>
  topUps(trx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** The live authorisation of a request that is not stored yet. */
export const lockTopUpOfRequest = (trx: Trx, guestId: string, clientRequestId: string) =>
  topUps(trx)
    .where('guest_id', '=', guestId)
    .where('client_request_id', '=', clientRequestId)
    .where('booking_id', 'is', null)
    .where('status', 'in', LIVE)
    .forUpdate()
    .executeTakeFirst();

/** Whether an authorisation of a request has become a booking's. */
export async function hasBecomeBooking(trx: Trx, guestId: string, clientRequestId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('top_up')
    .select('id')
    .where('guest_id', '=', guestId)
    .where('client_request_id', '=', clientRequestId)
    .where('booking_id', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The live authorisation of a booking. */
export const lockTopUpOfBooking = (trx: Trx, bookingId: string) =>
  topUps(trx).where('booking_id', '=', bookingId).where('status', 'in', LIVE).forUpdate().executeTakeFirst();

/** Attaches an authorisation made for a request to the booking the request has become. */
export async function setBooking(trx: Trx, id: string, bookingId: string): Promise<boolean> {
  const result = await trx
    .updateTable('top_up')
    .set({ booking_id: bookingId, check_at: null })
    .where('id', '=', id)
    .where('booking_id', 'is', null)
    .where('status', '=', 'AUTHORISED')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export type TopUpChange = Partial<Pick<TopUpRow, 'status' | 'failure_code' | 'expires_at'>> &
  Pick<TopUpRow, 'check_at'>;

export const changeTopUp = (trx: Trx, id: string, change: TopUpChange) =>
  trx.updateTable('top_up').set(change).where('id', '=', id).execute();

/** Marks a booking's live authorisation for release; it is fine if there is none. */
export async function giveBackOfBooking(trx: Trx, bookingId: string, at: Date): Promise<void> {
  await trx
    .updateTable('top_up')
    .set({ status: 'CANCELLING', check_at: at })
    .where('booking_id', '=', bookingId)
    .where('status', 'in', LIVE)
    .execute();
}

export const topUpsToCheck = (db: Db) =>
  db
    .selectFrom('top_up')
    .select(['id', 'check_at as due_at'])
    .where('check_at', 'is not', null)
    .orderBy('check_at')
    .orderBy('id');
