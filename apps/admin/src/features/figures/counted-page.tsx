import { figuresAdminRoutes } from '@yoimachi/contract/figures';
import { pages } from '#lib/queries.ts';
import { getRouteApi } from '@tanstack/react-router';
import { isPeopleFigure, type BookingFigure, type PeopleFigure } from '@yoimachi/domain/figures';
import { useMemo } from 'react';
import { ListTable } from '#parts/list-table.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { useMayAct } from '#lib/office.ts';
import { visible } from '#lib/visible.ts';
import { BackLink } from '#parts/back-link.tsx';
import { formatMonthDayLong, type Day } from '#ui/lib/dates.ts';
import { State } from '#ui/state.tsx';
import { countedFile } from './api.ts';
import { bookingColumns, peopleColumns, settledColumns } from './counted-columns.tsx';
import { figureTexts as t } from './ja.ts';
import { SaveRows } from './save-rows.tsx';
import type { CountedSearch } from './search.ts';

const route = getRouteApi('/_office/figures/counted');

/** What a figure counts, the last first. */
export function CountedPage() {
  const { figure, from, to, ...part } = route.useSearch();
  const search = figure && from && to ? { figure, from, to, ...part } : null;
  const mayAct = useMayAct();
  const isOfPeople = figure !== undefined && isPeopleFigure(figure);
  const { district, castClass } = part;
  const note = [
    from && to && t.countedSpan(formatMonthDayLong(from), formatMonthDayLong(to)),
    district && visible(district),
    castClass && t.classes[castClass],
  ].filter(Boolean);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={figure ? t.countedTitle(t.countedNames[figure]) : t.title} note={note.join('　')}>
        <BackLink to="/figures" search={isOfPeople ? { view: 'people' } : part} label={t.back} />
        {search && mayAct('exportCounted') && (
          <SaveRows key={JSON.stringify(search)} file={countedFile(search)} />
        )}
      </PageHead>
      {search ? <List search={search} /> : <State icon="search" title={t.countedWrong} />}
    </div>
  );
}

function List({ search: { figure, ...rest } }: { readonly search: CountedSearch }) {
  if (isPeopleFigure(figure)) return <People figure={figure} from={rest.from} to={rest.to} />;
  if (figure === 'settled') return <SettledShares {...rest} />;
  return <Bookings {...rest} figure={figure} />;
}

const empty = <State icon="search" title={t.countedEmpty} />;
const rowId = ({ id }: { readonly id: string }) => id;

function Bookings(search: CountedSearch & { readonly figure: BookingFigure }) {
  return (
    <ListTable
      id="figures-counted"
      label={t.countedTitle(t.countedNames[search.figure])}
      of={pages(figuresAdminRoutes.listCounted, { query: search })}
      columns={bookingColumns}
      {...{ rowId, empty }}
    />
  );
}

function SettledShares(search: Omit<CountedSearch, 'figure'>) {
  return (
    <ListTable
      id="figures-settled"
      label={t.countedTitle(t.countedNames.settled)}
      of={pages(figuresAdminRoutes.listSettled, { query: search })}
      columns={settledColumns}
      {...{ rowId, empty }}
    />
  );
}

interface OfPeople {
  readonly figure: PeopleFigure;
  readonly from: Day;
  readonly to: Day;
}

function People(search: OfPeople) {
  const { figure } = search;
  const columns = useMemo(() => peopleColumns(figure), [figure]);
  return (
    <ListTable
      id={`figures-counted-${figure}`}
      label={t.countedTitle(t.countedNames[figure])}
      of={pages(figuresAdminRoutes.listCountedPeople, { query: search })}
      {...{ columns, rowId, empty }}
    />
  );
}
