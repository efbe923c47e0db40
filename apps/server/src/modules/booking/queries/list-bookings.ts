import type { CastBookingItem, GuestBookingItem } from '@yoimachi/contract/booking';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { TimeTab } from '@yoimachi/domain/booking';
import { ok, type Result } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import { presentCastItem, presentGuestItem } from '../booking.present.ts';
import type { BookingContext, Person } from '../context.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { castItems, castItemsOfDay, guestItems, guestItemsOfDay, type ItemRow } from '../list.store.ts';

interface ListQuery {
  readonly tab: TimeTab;
  readonly cursor?: string | undefined;
}
interface PageOf<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

/** A page of a guest's bookings by tab; VALIDATION on a cursor that is not one of these. */
export async function listGuestBookings(
  { db, clock }: BookingContext,
  guest: Person,
  { tab, cursor }: ListQuery,
): Promise<Result<PageOf<GuestBookingItem>>> {
  const after = readCursor(cursor);
  if (!after.ok) return after;
  const rows = await guestItems(db, guest.accountId, tab, { after: after.value, limit: PAGE_SIZE + 1 });
  const now = clock.now();
  return ok(
    pageOf(
      rows,
      (row) => row.booking_id,
      (row) => presentGuestItem(row, now),
    ),
  );
}

/** A page of a cast's bookings by tab; `status` narrows what is to come to requests or to confirmed ones. */
export async function listCastBookings(
  { db, clock }: BookingContext,
  cast: Person,
  { tab, cursor, status }: ListQuery & { readonly status?: 'NEW' | 'ACCEPT' | undefined },
): Promise<Result<PageOf<CastBookingItem>>> {
  const after = readCursor(cursor);
  if (!after.ok) return after;
  const rows = await castItems(db, cast.accountId, tab, { after: after.value, limit: PAGE_SIZE + 1 }, status);
  const now = clock.now();
  return ok(
    pageOf(
      rows,
      (row) => row.participation_id,
      (row) => presentCastItem(row, now),
    ),
  );
}

/** Today's bookings of a guest, and yesterday's that are not finished. */
export async function todayOfGuest({ db, clock }: BookingContext, guest: Person) {
  const now = clock.now();
  const rows = await guestItemsOfDay(db, guest.accountId, dayOf(now));
  return ok({ items: rows.map((row) => presentGuestItem(row, now)) });
}

/** Today's bookings of a cast, and yesterday's that are not finished. */
export async function todayOfCast({ db, clock }: BookingContext, cast: Person) {
  const now = clock.now();
  const rows = await castItemsOfDay(db, cast.accountId, dayOf(now));
  return ok({ items: rows.map((row) => presentCastItem(row, now)) });
}

/** One row more than a page was asked for: it only says that there is a next page. */
function pageOf<Row extends ItemRow, Item>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  present: (row: Row) => Item,
): PageOf<Item> {
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  const hasMore = rows.length > PAGE_SIZE && last !== undefined;
  return {
    items: shown.map(present),
    nextCursor: hasMore ? writeCursor({ startsAt: last.starts_at.toISOString(), id: idOf(last) }) : null,
  };
}
