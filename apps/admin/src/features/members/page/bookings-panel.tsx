import { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BookingLink } from '#parts/booking-link.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { pointsText } from '#ui/amount.tsx';
import { itemsOf } from '#ui/growing-list.tsx';
import { formatDeadline } from '#ui/lib/dates.ts';
import { useNow } from '#ui/lib/use-now.ts';
import { pages } from '#lib/queries.ts';
import type { Member } from '../api.ts';
import { BookingChip } from '../tabs/booking-chip.tsx';
import { pageTexts as t } from './ja.ts';
import { More, SHOWN } from './more.tsx';
import { Nothing, Panel } from './panel.tsx';

/** The newest bookings, by their start. */
export function BookingsPanel({ member }: { readonly member: Member }) {
  const list = useInfiniteQuery(
    pages(bookingAdminRoutes.listMemberBookings, { params: { accountId: member.id } }),
  );
  const now = useNow();
  const rows = itemsOf(list);
  return (
    <Panel title={t.bookings}>
      {list.data && rows.length === 0 && <Nothing>{t.noBookings}</Nothing>}
      {list.isPending && <Nothing>{t.loading}</Nothing>}
      <ol className="flex flex-col gap-3">
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.bookingId} className="flex items-start justify-between gap-3 text-sm">
            <div className="min-w-0">
              <p className="flex flex-wrap gap-x-3">
                <BookingLink id={row.bookingId}>{row.number}</BookingLink>
                {(member.side === 'CAST' ? [row.guest] : row.casts).map((other) => (
                  <MemberLink key={other.id} id={other.id} nickname={other.nickname} />
                ))}
              </p>
              <p className="nums text-xs text-sub">
                {formatDeadline(new Date(row.startsAt), now)}{' '}
                {pointsText(row.settledPoints ?? row.requiredPoints)}
              </p>
            </div>
            <BookingChip booking={row} />
          </li>
        ))}
      </ol>
      {rows.length > 0 && (
        <More member={member} tab="bookings">
          {t.allBookings}
        </More>
      )}
    </Panel>
  );
}
