import { memberAdminRoutes } from '@yoimachi/contract/member';
import { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { callName } from '#features/audit';
import { BookingLink } from '#parts/booking-link.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { pointsText } from '#ui/amount.tsx';
import { itemsOf } from '#ui/growing-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { formatDeadline } from '#ui/lib/dates.ts';
import { useNow } from '#ui/lib/use-now.ts';
import { pages } from '#lib/queries.ts';
import type { Member } from '../api.ts';
import { BookingChip } from '../tabs/booking-chip.tsx';
import { pageTexts as t } from './ja.ts';
import { Nothing, Panel } from './panel.tsx';

const SHOWN = 6;

interface MoreProps {
  readonly member: Member;
  readonly tab: 'bookings' | 'history';
  readonly children: string;
}

function More({ member, tab, children }: MoreProps) {
  return (
    <Link
      to="/members/$accountId"
      params={{ accountId: member.id }}
      search={{ tab }}
      className="control inline-flex items-center gap-1 self-start text-sm font-bold text-primary underline-offset-4 hover:underline"
    >
      {children}
      <Icon name="forward" size={16} />
    </Link>
  );
}

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

/** What the staff did about the member last. */
export function HistoryPanel({ member }: { readonly member: Member }) {
  const list = useInfiniteQuery(
    pages(memberAdminRoutes.listMemberHistory, { params: { accountId: member.id } }),
  );
  const now = useNow();
  const rows = itemsOf(list);
  return (
    <Panel title={t.recent}>
      {list.data && rows.length === 0 && <Nothing>{t.noHistory}</Nothing>}
      {list.isPending && <Nothing>{t.loading}</Nothing>}
      <ol className="flex flex-col gap-2">
        {rows.slice(0, SHOWN).map((row, index) => (
          <li key={`${row.at}-${index}`} className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0">
              <span>{callName(row.call)}</span>
              {row.outcome !== 'DONE' && (
                <span className="ml-2 text-xs font-bold text-danger">{t.refused}</span>
              )}
            </span>
            <span className="nums shrink-0 text-xs text-sub">
              {row.operatorName} {formatDeadline(new Date(row.at), now)}
            </span>
          </li>
        ))}
      </ol>
      {rows.length > 0 && (
        <More member={member} tab="history">
          {t.allHistory}
        </More>
      )}
    </Panel>
  );
}
