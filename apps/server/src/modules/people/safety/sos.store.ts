import { sql } from 'kysely';
import { SOS_BEFORE_START_MINUTES } from '@yoimachi/domain/safety';
import {
  allRows,
  firstValue,
  inColumns,
  run,
  type Db,
  type FieldsOf,
  type NewRow,
  type Trx,
} from '#platform/database';

type MeetingRow = FieldsOf<'participation', 'bookingId' | 'checkedOutAt' | 'endsAt' | 'startsAt'>;

/**
 * A person's confirmed meetings that begin within a time span, latest start first; one cancelled before SOS applied to it does not count.
 */
export const meetingsOf = (
  db: Db,
  accountId: string,
  { since, until, limit }: { readonly since: Date; readonly until: Date; readonly limit: number },
) =>
  allRows<MeetingRow>(db)`
    select p.booking_id as "bookingId", p.starts_at as "startsAt", p.ends_at as "endsAt", p.checked_out_at as "checkedOutAt"
    from participation p join booking b on b.id = p.booking_id and b.confirmed_at is not null
    where (p.guest_id = ${accountId} or p.cast_id = ${accountId}) and p.starts_at between ${since} and ${until}
      and (p.cancelled_at is null or p.cancelled_at >= p.starts_at - ${SOS_BEFORE_START_MINUTES} * interval '1 minute')
    order by p.starts_at desc, p.id limit ${limit}`;

/** Stores the first call with an id; returns whether this was it. */
export async function insertSos(trx: Trx, sos: NewRow<'sos'>): Promise<boolean> {
  const row = await trx
    .insertInto('sos')
    .values(inColumns(sos))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findSos(db: Db, id: string) {
  return db
    .selectFrom('sos')
    .select(['id as sosId', 'account_id as accountId', 'created_at as receivedAt'])
    .select(sql<boolean>`place_sealed is not null`.as('hasPlace'))
    .where('id', '=', id)
    .executeTakeFirst();
}
export type SosRow = NonNullable<Awaited<ReturnType<typeof findSos>>>;

/** The last place sent is where to go. */
export const setPlace = (trx: Trx, id: string, placeSealed: Buffer) =>
  run(trx)`update sos set place_sealed = ${placeSealed} where id = ${id}`;

export const removePlacesBefore = (db: Db, before: Date) =>
  run(db)`update sos set place_sealed = null where place_sealed is not null and created_at < ${before}`;

export async function findPlace(db: Db, id: string): Promise<Buffer | null> {
  const found = await firstValue<Buffer>(db)`select place_sealed from sos where id = ${id}`;
  return found ?? null;
}
