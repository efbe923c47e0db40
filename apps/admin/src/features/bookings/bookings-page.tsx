import { getRouteApi, Link } from '@tanstack/react-router';
import type { ListedBooking } from '@yoimachi/contract/booking-admin';
import { brandTexts } from '#lib/labels.ja.ts';
import { visible } from '#lib/visible.ts';
import { BookingChip } from '#parts/booking-chip.tsx';
import { BookingLink } from '#parts/booking-link.tsx';
import { FilterBar } from '#parts/filter-bar.tsx';
import { ListTable } from '#parts/list-table.tsx';
import { column, fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { MemberLink } from '#parts/member-link.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { SavedViews } from '#parts/saved-views/index.ts';
import { smallButtonClass } from '#parts/small-button.tsx';
import { pointsText } from '#ui/amount.tsx';
import { formatDayShort, formatSpan } from '#ui/lib/dates.ts';
import { State } from '#ui/state.tsx';
import { bookingList } from './api.ts';
import { filters } from './filters.tsx';
import { listTexts as t } from './ja.ts';
import { bookingsSearch } from './search.ts';

const route = getRouteApi('/_office/bookings/');

/** Everybody's bookings, those that begin last first. What is filtered stands in the address. */
export function BookingsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const go = (next: Record<string, unknown>) =>
    void navigate({ search: bookingsSearch(next), replace: true });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title}>
        <Link to="/tonight" className={smallButtonClass()}>
          {t.tonight}
        </Link>
      </PageHead>
      <SavedViews list="bookings" search={search} onOpen={go} />
      <FilterBar filters={filters} search={search} onGo={go} />
      <ListTable
        id="bookings"
        label={t.label}
        of={bookingList(search)}
        columns={columns}
        rowId={({ bookingId }) => bookingId}
        empty={<State icon="search" title={t.empty} detail={t.emptyDetail} />}
        bones={10}
      />
    </div>
  );
}

/** Above the link of its row, so that it leads where it says. */
const ABOVE = 'relative z-10';

const columns: readonly Column<ListedBooking>[] = [
  fixedColumn('number', t.number, ({ number }) => (
    <span className="whitespace-nowrap [&>a]:after:absolute [&>a]:after:inset-0">
      <BookingLink id={number}>{number}</BookingLink>
    </span>
  )),
  column('when', t.when, ({ day, startMinute, endMinute }) => (
    <span className="nums whitespace-nowrap">
      {formatDayShort(day)} {formatSpan(startMinute, endMinute)}
    </span>
  )),
  column('status', t.status, (row) => <BookingChip {...row} />),
  column('casts', t.casts, ({ casts }) => (
    <span className={`flex flex-wrap gap-x-3 ${ABOVE}`}>
      {casts.map(({ id, nickname }) => (
        <MemberLink key={id} id={id} nickname={nickname} />
      ))}
    </span>
  )),
  column('guest', t.guest, ({ guest }) => (
    <span className={`whitespace-nowrap ${ABOVE}`}>
      <MemberLink {...guest} />
    </span>
  )),
  column('store', t.store, ({ store }) => (
    <bdi className="line-clamp-1">{store ? visible(store.name) : brandTexts.none}</bdi>
  )),
  numberColumn('points', t.points, ({ requiredPoints, settledPoints }) => (
    <span className="whitespace-nowrap">
      {settledPoints === null && <span className="mr-2 text-xs text-sub">{t.held}</span>}
      <span>{pointsText(settledPoints ?? requiredPoints)}</span>
    </span>
  )),
];
