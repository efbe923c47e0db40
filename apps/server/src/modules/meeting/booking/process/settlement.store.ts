import { sql } from 'kysely';
import type { AllowedYen } from '@yoimachi/domain/card';
import type { CardAmount } from '@yoimachi/domain/money';
import { inColumns, type Db, type Trx } from '#platform/database';

/** What a closed booking costs beyond its hold: the intent recorded before the card is asked. */
export const insertSettlement = (
  trx: Trx,
  { at, ...settlement }: { readonly bookingId: string; readonly points: number; readonly at: Date },
) =>
  trx
    .insertInto('settlement')
    .values(inColumns({ ...settlement, step: 'PLAN' as const, createdAt: at, checkAt: at }))
    .execute();

const settlements = (db: Db) =>
  db
    .selectFrom('settlement')
    .select([
      'booking_id',
      'points',
      'step',
      'top_up_id',
      'capture_points',
      'capture_yen',
      'captured_payment_id',
    ])
    .select(['charge_id', 'charge_card_id', 'charge_points', 'charge_yen', 'check_at'])
    .$narrowType<{ charge_yen: AllowedYen | null }>();
export type SettlementRow = NonNullable<Awaited<ReturnType<typeof findSettlement>>>;

/** Under the booking's lock when it is to be changed. */
export const findSettlement = (db: Db, bookingId: string) =>
  settlements(db).where('booking_id', '=', bookingId).executeTakeFirst();

export const setCaptured = (trx: Trx, bookingId: string, paymentId: string) =>
  sql`update settlement set captured_payment_id = ${paymentId} where booking_id = ${bookingId}`.execute(trx);

/** The intent of the one capture. */
export const beginCapture = (
  trx: Trx,
  bookingId: string,
  capture: CardAmount & { readonly topUpId: string },
) =>
  sql`
    update settlement set step = 'CAPTURE', top_up_id = ${capture.topUpId}, capture_points = ${capture.points},
      capture_yen = ${capture.amountYen}
    where booking_id = ${bookingId}`.execute(trx);

/** The intent of the one charge. */
export const beginCharge = (
  trx: Trx,
  bookingId: string,
  charge: CardAmount & {
    readonly id: string;
    readonly cardId: string;
    readonly amountYen: AllowedYen;
    readonly at: Date;
  },
) =>
  sql`
    update settlement set step = 'CHARGE', charge_id = ${charge.id}, charge_card_id = ${charge.cardId},
      charge_points = ${charge.points}, charge_yen = ${charge.amountYen}, check_at = ${charge.at}
    where booking_id = ${bookingId}`.execute(trx);

export const endSettlement = (trx: Trx, bookingId: string) =>
  sql`update settlement set step = 'DONE', check_at = null where booking_id = ${bookingId}`.execute(trx);

export const checkSettlementAt = (db: Db, bookingId: string, checkAt: Date) =>
  sql`
    update settlement set check_at = ${checkAt} where booking_id = ${bookingId}
      and step <> 'DONE'`.execute(db);

/** Settlements whose card is to be asked. */
export const settlementsToRun = sql`
  select booking_id as id, check_at as due_at from settlement where check_at is not null order by check_at, booking_id`;
