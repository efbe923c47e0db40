import { sql } from 'kysely';
import type { AllowedYen } from '@yoimachi/domain/card';
import { hasWritten, inColumns, isThere, type Db, type NewRow, type Trx } from '#platform/database';

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

type NewTopUp = NewRow<'top_up'> & { readonly amountYen: AllowedYen };

export const insertTopUp = (trx: Trx, topUp: NewTopUp) =>
  trx.insertInto('top_up').values(inColumns(topUp)).execute();

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
export const hasBecomeBooking = (trx: Trx, guestId: string, clientRequestId: string) =>
  isThere(trx)`
    select from top_up where guest_id = ${guestId} and client_request_id = ${clientRequestId}
      and booking_id is not null`;

/** The live authorisation of a booking. */
export const lockTopUpOfBooking = (trx: Trx, bookingId: string) =>
  topUps(trx).where('booking_id', '=', bookingId).where('status', 'in', LIVE).forUpdate().executeTakeFirst();

/** Attaches an authorisation made for a request to the booking the request has become. */
export const setBooking = (trx: Trx, id: string, bookingId: string) =>
  hasWritten(trx)`
    update top_up set booking_id = ${bookingId}, check_at = null
    where id = ${id} and booking_id is null and status = 'AUTHORISED'`;

export type TopUpChange = Partial<Pick<TopUpRow, 'status' | 'failure_code' | 'expires_at'>> &
  Pick<TopUpRow, 'check_at'>;

export const changeTopUp = (trx: Trx, id: string, change: TopUpChange) =>
  trx.updateTable('top_up').set(change).where('id', '=', id).execute();

/** Marks a booking's live authorisation for release; it is fine if there is none. */
export const giveBackOfBooking = (trx: Trx, bookingId: string, at: Date) =>
  sql`
    update top_up set status = 'CANCELLING', check_at = ${at}
    where booking_id = ${bookingId} and status in ('CREATED', 'ACTION_REQUIRED', 'AUTHORISED')`.execute(trx);

export const topUpsToCheck = sql`
  select id, check_at as due_at from top_up where check_at is not null order by check_at, id`;
