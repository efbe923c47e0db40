import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { toCsv } from '@yoimachi/domain/csv';
import { addDays } from '@yoimachi/domain/time';
import { useMayAct } from '#lib/office.ts';
import { useOfficeDistricts } from '#lib/districts.ts';
import { optionsOf } from '#lib/options.ts';
import { FilterSelect } from '#parts/filter-select.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { cx } from '#ui/cx.ts';
import { now } from '#ui/lib/clock.ts';
import { dayOf, type Day } from '#ui/lib/dates.ts';
import { saveFile } from '#ui/lib/save-file.ts';
import { bookingDays, peopleDays, pointDays } from './api.ts';
import { bookingRows, BookingsView } from './bookings-view.tsx';
import { CohortsView } from './cohorts-view.tsx';
import { figureTexts as t } from './ja.ts';
import { peopleRows, PeopleView } from './people-view.tsx';
import { pointRows, PointsView } from './points-view.tsx';
import { CLASSES, SPANS, VIEWS, type FiguresSearch, type PartSearch, type View } from './search.ts';

const route = getRouteApi('/_office/figures/');
const spans = SPANS.map((days) => ({ value: String(days), label: t.days(days) }));
const classes = optionsOf(t.classes, CLASSES);
const help: Readonly<Record<View, string>> = {
  bookings: t.bookingsHelp,
  points: t.help,
  people: t.peopleHelp,
  cohorts: t.cohortsHelp,
};

/** What the office counts: bookings, points, people, and who comes back. */
export function FiguresPage() {
  const search = route.useSearch();
  const { view = 'bookings', days = 30, district, castClass } = search;
  const to = dayOf(now());
  const from = addDays(to, 1 - days);
  const part: PartSearch = { ...(district && { district }), ...(castClass && { castClass }) };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title}>
        {view === 'bookings' && <PartFilters search={search} />}
        {view !== 'cohorts' && <SpanFilter search={search} days={days} />}
        {view !== 'cohorts' && <SaveButton view={view} from={from} to={to} part={part} />}
      </PageHead>
      <Views search={search} view={view} />
      <div className="flex flex-col gap-4 p-5">
        <p className="phrase text-sm text-sub">{help[view]}</p>
        {view === 'bookings' && <BookingsView from={from} to={to} part={part} />}
        {view === 'points' && <PointsView from={from} to={to} />}
        {view === 'people' && <PeopleView from={from} to={to} />}
        {view === 'cohorts' && <CohortsView />}
      </div>
    </div>
  );
}

function useChange() {
  const navigate = useNavigate();
  return (search: FiguresSearch) =>
    void navigate({ to: '/figures', search, replace: true, resetScroll: false });
}

function SpanFilter({ search, days }: { readonly search: FiguresSearch; readonly days: number }) {
  const change = useChange();
  return (
    <FilterSelect
      label={t.span}
      value={String(days)}
      options={spans}
      onChange={(value) => change({ ...search, days: SPANS.find((one) => String(one) === value) ?? 30 })}
    />
  );
}

function PartFilters({ search }: { readonly search: FiguresSearch }) {
  const change = useChange();
  const districts = useOfficeDistricts();
  const { district, castClass, ...rest } = search;
  const options = (districts.data ?? []).map(({ name }) => ({ value: name, label: name }));
  return (
    <>
      <FilterSelect
        label={t.district}
        value={district ?? ''}
        options={options}
        onChange={(value) =>
          change({ ...rest, ...(castClass && { castClass }), ...(value && { district: value }) })
        }
      />
      <FilterSelect
        label={t.castClass}
        value={castClass ?? ''}
        options={classes}
        onChange={(value) => {
          const chosen = CLASSES.find((one) => one === value);
          change({ ...rest, ...(district && { district }), ...(chosen && { castClass: chosen }) });
        }}
      />
    </>
  );
}

/** What is counted; points are shown to whom they concern. */
function Views({ search, view }: { readonly search: FiguresSearch; readonly view: View }) {
  const mayAct = useMayAct();
  return (
    <nav aria-label={t.viewsLabel} className="flex flex-wrap gap-1 border-b border-line px-4 py-2">
      {VIEWS.filter((one) => one !== 'points' || mayAct('listPointDays')).map((one) => (
        <Link
          key={one}
          to="/figures"
          search={{ ...(search.days && { days: search.days }), ...(one !== 'bookings' && { view: one }) }}
          replace
          aria-current={one === view ? 'page' : undefined}
          activeProps={{}}
          className={cx(
            'control inline-flex items-center rounded-full px-4 text-sm',
            one === view ? 'bg-tint font-bold text-on-tint' : 'text-sub hover:bg-sunken',
          )}
        >
          {t.views[one]}
        </Link>
      ))}
    </nav>
  );
}

interface Saved {
  readonly view: Exclude<View, 'cohorts'>;
  readonly from: Day;
  readonly to: Day;
  readonly part: PartSearch;
}

function SaveButton({ view, from, to, part }: Saved) {
  const client = useQueryClient();
  const save = async () => {
    const table =
      view === 'bookings'
        ? bookingRows((await client.ensureQueryData(bookingDays({ from, to, ...part }))).days)
        : view === 'points'
          ? pointRows((await client.ensureQueryData(pointDays({ from, to }))).items)
          : peopleRows((await client.ensureQueryData(peopleDays({ from, to }))).days);
    const csv = toCsv(table.header, table.rows);
    saveFile(new Blob([csv], { type: 'text/csv' }), t.csvName(t.views[view], from, to));
  };
  return <SmallButton onClick={() => void save()}>{t.saveCsv}</SmallButton>;
}
