import type { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import { OFFICE_PAGE_SIZE } from '@yoimachi/contract/common';
import type { QueryOf } from '@yoimachi/contract/route';
import { UserType } from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import { oneOf, type Db } from '#platform/database';
import { cutPage } from '#platform/http';
import { readPlace, writePlace } from '#platform/page';
import type { BookingContext } from '../context.ts';
import type { Participations } from '../process/participation.ts';
import { readBookings } from '../process/participation.store.ts';
import {
  officeRows,
  pageOfBookings,
  pageOfTonight,
  type BookingFilter,
  type OfficeRow,
  type PlacedBooking,
} from './list.store.ts';
import { sideOfAccount } from './side.store.ts';
import { presentListed, presentTonight } from './present.ts';

type Tools = Pick<BookingContext, 'clock' | 'db'>;
interface PageOf<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}
type Query = QueryOf<typeof bookingAdminRoutes.listBookings>;

/** A page of everybody's bookings, those that begin last first. VALIDATION on a cursor that is not one of these. */
export async function listBookings({ db, clock }: Tools, { cursor, number, ...filter }: Query) {
  return page(
    db,
    cursor,
    (after) => pageOfBookings(db, { ...filter, number: number && typedNumber(number) }, after),
    (row, participations) => presentListed(row, participations, clock.now()),
  );
}

const typedNumber = (number: string): string => number.normalize('NFKC').trim().toUpperCase();

/** The same of one member, of whichever side. NOT_FOUND. */
export async function listMemberBookings(
  tools: Tools,
  {
    accountId,
    ...query
  }: Pick<BookingFilter, 'status'> & { readonly accountId: string; readonly cursor?: string | undefined },
) {
  const userType = await sideOfAccount(tools.db, accountId);
  if (userType === undefined) return fail('NOT_FOUND');
  const whose = userType === UserType.GUEST ? { guestId: accountId } : { castId: accountId };
  return listBookings(tools, { ...query, ...whose });
}

/** Today's meetings, and yesterday's that are not finished, by their start. VALIDATION on a cursor that is not one of these. */
export async function listTonight({ db, clock }: Tools, cursor: string | undefined) {
  const now = clock.now();
  return page(
    db,
    cursor,
    (after) => pageOfTonight(db, dayOf(now), after),
    (row, participations) => presentTonight(row, participations, now),
  );
}

async function page<Item>(
  db: Db,
  cursor: string | undefined,
  idsAfter: (page: Parameters<typeof pageOfBookings>[2]) => Promise<PlacedBooking[]>,
  present: (row: OfficeRow, participations: Participations) => Item,
): Promise<Result<PageOf<Item>, 'VALIDATION'>> {
  const after = readPlace(cursor);
  if (!after.ok) return after;
  const places = await idsAfter({ after: after.value, limit: OFFICE_PAGE_SIZE + 1 });
  const { items: shown, nextCursor } = cutPage(places, OFFICE_PAGE_SIZE, ({ starts_at, id }) =>
    writePlace(starts_at, id),
  );
  const ids = shown.map(({ id }) => id);
  if (ids.length === 0) return ok({ items: [], nextCursor: null });
  const [rows, participations] = await Promise.all([
    officeRows(db, sql`b.id = ${oneOf(ids)}`),
    readBookings(db, ids),
  ]);
  const rowOf = new Map(rows.map((row) => [row.bookingId, row]));
  const wholes = Map.groupBy(participations, ({ bookingId }) => bookingId);
  return ok({ items: ids.map((id) => present(rowOf.get(id)!, wholes.get(id)!)), nextCursor });
}
