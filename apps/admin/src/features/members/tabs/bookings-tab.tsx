import { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import type { ListedBooking } from '@yoimachi/contract/booking-admin';
import { BookingLink } from '#parts/booking-link.tsx';
import type { Column } from '#parts/data-table.tsx';
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
    {
      id: 'number',
      header: t.number,
      isFixed: true,
      cell: ({ bookingId, number }) => <BookingLink id={bookingId}>{number}</BookingLink>,
    },
    {
      id: 'when',
      header: t.when,
      cell: ({ day, startMinute, endMinute }) => (
        <span className="nums whitespace-nowrap">
          {formatDay(day)} {formatSpan(startMinute, endMinute)}
        </span>
      ),
    },
    {
      id: 'other',
      header: t.other,
      cell: ({ guest, casts }) => (
        <span className="flex flex-wrap gap-x-3">
          {(side === 'CAST' ? [guest] : casts).map((other) => (
            <MemberLink key={other.id} id={other.id} nickname={other.nickname} />
          ))}
        </span>
      ),
    },
    { id: 'status', header: t.status, cell: (row) => <BookingChip booking={row} /> },
    {
      id: 'points',
      header: t.points,
      isNumber: true,
      cell: ({ settledPoints, requiredPoints }) => formatCount(settledPoints ?? requiredPoints),
    },
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
