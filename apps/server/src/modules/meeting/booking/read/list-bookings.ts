import { PAGE_SIZE } from '@yoimachi/contract/common';
import { ok, type Result } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import { groupOf } from '#people/group';
import { cutPage } from '#platform/http';
import { readPlace, writePlace } from '#platform/page';
import { presentCastItem, presentGuestItem } from './booking.present.ts';
import type { BookingContext, Person } from '../context.ts';
import { castItems, guestItems, otherCasts, type CastItemRow } from './list.store.ts';
import { idsOfDay, pageOfList } from './page.store.ts';
import type { ListFilter } from './tab.ts';

type ListQuery = ListFilter & {
  /** Only bookings with somebody of this group. */
  readonly groupId?: string | undefined;
  readonly cursor?: string | undefined;
};
type ListFailure = 'VALIDATION' | 'NOT_FOUND';
interface PageOf<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

/** A page of a guest's bookings by tab, group or list status; fails as `listOf` says. */
export async function listGuestBookings(context: BookingContext, guest: Person, query: ListQuery) {
  return listOf(context, guest, query, (ids) => guestBookings(context, guest, ids));
}

/** A page of a cast's bookings by tab, group or list status; fails as `listOf` says. */
export async function listCastBookings(context: BookingContext, cast: Person, query: ListQuery) {
  return listOf(context, cast, query, (ids) => castBookings(context, cast, ids));
}

/** Today's bookings of a guest, and yesterday's that are not finished. */
export async function todayOfGuest(context: BookingContext, guest: Person) {
  const ids = await idsOfDay(context.db, 'guest', guest.accountId, dayOf(context.clock.now()));
  return ok({ items: await guestBookings(context, guest, ids) });
}

/** Today's bookings of a cast, and yesterday's that are not finished. */
export async function todayOfCast(context: BookingContext, cast: Person) {
  const ids = await idsOfDay(context.db, 'cast', cast.accountId, dayOf(context.clock.now()));
  return ok({ items: await castBookings(context, cast, ids) });
}

/** VALIDATION on a cursor that is not one of these, NOT_FOUND for somebody else's group. */
async function listOf<Item>(
  { db }: BookingContext,
  { role, accountId }: Person,
  { cursor, groupId, ...filter }: ListQuery,
  itemsOf: (ids: readonly string[]) => Promise<Item[]>,
): Promise<Result<PageOf<Item>, ListFailure>> {
  const after = readPlace(cursor);
  if (!after.ok) return after;
  const group = groupId === undefined ? ok() : await groupOf(db, { side: role, accountId }, groupId);
  if (!group.ok) return group;
  // One more than a page: it only shows that there is a next one.
  const places = await pageOfList(db, role, accountId, filter, {
    after: after.value,
    groupId,
    limit: PAGE_SIZE + 1,
  });
  const { items: shown, nextCursor } = cutPage(places, PAGE_SIZE, ({ starts_at, id }) =>
    writePlace(starts_at, id),
  );
  return ok({ items: await itemsOf(shown.map(({ id }) => id)), nextCursor });
}

async function guestBookings({ db, clock }: BookingContext, guest: Person, bookingIds: readonly string[]) {
  const rows = await guestItems(db, guest.accountId, bookingIds);
  const participations = Map.groupBy(rows, (row) => row.bookingId);
  const now = clock.now();
  return bookingIds.map((id) => presentGuestItem(participations.get(id) ?? [], now));
}

async function castBookings(
  { db, clock }: BookingContext,
  cast: Person,
  participationIds: readonly string[],
) {
  const rows = await castItems(db, participationIds);
  const byId = new Map(rows.map((row) => [row.participationId, row]));
  const others = await otherCasts(db, cast.accountId, withSeveral(rows));
  const now = clock.now();
  return participationIds.map((id) => presentCastItem(byId.get(id)!, others, now));
}

const withSeveral = (rows: readonly CastItemRow[]) =>
  rows.filter((row) => row.castCount > 1).map((row) => row.bookingId);
