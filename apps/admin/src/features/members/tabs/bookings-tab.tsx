import { bookingAdminRoutes, type ListedBooking } from '@yoimachi/contract/booking-admin';
import { BookingLink } from '#parts/booking-link.tsx';
import { column, fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { MemberLink } from '#parts/member-link.tsx';
import { formatCount } from '#ui/amount.tsx';
import { formatDay, formatSpan } from '#ui/lib/dates.ts';
import { pages } from '#lib/queries.ts';
import type { Member } from '../api.ts';
import { BookingChip } from './booking-chip.tsx';
import { tabTexts as t } from './ja.ts';
import { MemberTable } from './member-table.tsx';

export function BookingsTab({ member: { id, side } }: { readonly member: Member }) {
  const columns: readonly Column<ListedBooking>[] = [
    fixedColumn('number', t.number, ({ bookingId, number }) => (
      <BookingLink id={bookingId}>{number}</BookingLink>
    )),
    column('when', t.when, ({ day, startMinute, endMinute }) => (
      <span className="nums whitespace-nowrap">
        {formatDay(day)} {formatSpan(startMinute, endMinute)}
      </span>
    )),
    column('other', t.other, ({ guest, casts }) => (
      <span className="flex flex-wrap gap-x-3">
        {(side === 'CAST' ? [guest] : casts).map((other) => (
          <MemberLink key={other.id} id={other.id} nickname={other.nickname} />
        ))}
      </span>
    )),
    column('status', t.status, (row) => <BookingChip booking={row} />),
    numberColumn('points', t.points, ({ settledPoints, requiredPoints }) =>
      formatCount(settledPoints ?? requiredPoints),
    ),
  ];
  return (
    <MemberTable
      id="member-bookings"
      label={t.bookings}
      of={pages(bookingAdminRoutes.listMemberBookings, { params: { accountId: id } })}
      columns={columns}
      rowId={({ bookingId }) => bookingId}
    />
  );
}
