import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { BookingLink } from '#parts/booking-link.tsx';
import type { Column } from '#parts/data-table.tsx';
import { ListTable } from '#parts/list-table.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { smallButtonClass } from '#parts/small-button.tsx';
import { visible } from '#lib/visible.ts';
import { Icon } from '#ui/icon.tsx';
import { now } from '#ui/lib/clock.ts';
import { formatDeadline, formatMonthDayLong } from '#ui/lib/dates.ts';
import { State } from '#ui/state.tsx';
import { counted } from './api.ts';
import type { Counted } from './api.ts';
import { figureTexts as t } from './ja.ts';
import type { CountedSearch } from './search.ts';

const route = getRouteApi('/_office/figures/counted');

/** What a figure counts, the last first. */
export function CountedPage() {
  const { figure, from, to, district, castClass } = route.useSearch();
  const isWhole = figure !== undefined && from !== undefined && to !== undefined;
  const note = [
    from && to && t.countedSpan(formatMonthDayLong(from), formatMonthDayLong(to)),
    district && visible(district),
    castClass && t.classes[castClass],
  ].filter(Boolean);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={figure ? t.countedTitle(t.bookingNames[figure]) : t.title} note={note.join('　')}>
        <Link
          to="/figures"
          search={{ ...(district && { district }), ...(castClass && { castClass }) }}
          className={smallButtonClass('ghost')}
        >
          <Icon name="back" size={16} />
          {t.back}
        </Link>
      </PageHead>
      {isWhole ? (
        <List search={{ figure, from, to, ...(district && { district }), ...(castClass && { castClass }) }} />
      ) : (
        <State icon="search" title={t.countedWrong} />
      )}
    </div>
  );
}

function List({ search }: { readonly search: CountedSearch }) {
  const list = useInfiniteQuery(counted(search));
  return (
    <ListTable
      id="figures-counted"
      label={t.countedTitle(t.bookingNames[search.figure])}
      list={list}
      columns={columns}
      rowId={({ id }) => id}
      empty={<State icon="search" title={t.countedEmpty} />}
    />
  );
}

const columns: readonly Column<Counted>[] = [
  {
    id: 'at',
    header: t.at,
    cell: ({ at }) => <span className="nums whitespace-nowrap">{formatDeadline(new Date(at), now())}</span>,
  },
  {
    id: 'booking',
    header: t.booking,
    isFixed: true,
    cell: ({ booking }) => <BookingLink id={booking.id}>{booking.number}</BookingLink>,
  },
  {
    id: 'guest',
    header: t.guest,
    cell: ({ guest }) => <MemberLink id={guest.id} nickname={guest.nickname} />,
  },
  { id: 'cast', header: t.cast, cell: ({ cast }) => <MemberLink id={cast.id} nickname={cast.nickname} /> },
  {
    id: 'district',
    header: t.district,
    cell: ({ district }) => <bdi>{district ? visible(district) : t.unknown}</bdi>,
  },
  {
    id: 'class',
    header: t.castClass,
    cell: ({ castClass }) => (castClass ? t.classes[castClass] : t.unknown),
  },
  {
    id: 'waited',
    header: t.waited,
    isNumber: true,
    cell: ({ waitedMinutes }) => t.minutes(waitedMinutes),
  },
];
