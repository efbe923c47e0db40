import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { CastList, type CastPages } from '#find/cast';
import { later } from '#ui/lib/later.tsx';
import { useToday } from '#lib/use-now.ts';
import { preloadSheet } from '#ui/day-sheet.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { H2, Page } from '#ui/page.tsx';
import { ANY_DAY } from './any-day.ts';
import {
  changeFilters,
  chosenDay,
  countFilters,
  queryOf,
  offeredDays,
  ORDERS,
  clearForm,
} from './filters.ts';
import type { FilterChange, SearchFilters, SearchOrder } from './filters.ts';
import { searchTexts, orderLabels } from './ja.ts';
import { SearchBox } from './search-box.tsx';
import { nearDayLabel, weekdayLabel, weekdayOf, type Day } from '#lib/dates.ts';
import { holidaysBetween } from '#lib/holidays.ts';
import { ChoiceStrip, DayLabel } from '#ui/choice-strip.tsx';
import { Icon } from '#ui/icon.tsx';
import { Button } from '#ui/button.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { useIsWide } from '#lib/use-is-wide.ts';
import { searchRoutes, type CastCard as Cast, type FoundCast } from '@yoimachi/contract/search';
import type { FilterWords } from '@yoimachi/domain/search';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { pages } from '#lib/queries.ts';

const loadSheet = () => import('./filter-sheet.tsx');
const FilterSheet = later(loadSheet);
const DistrictStrip = later(() => import(/* first */ './district-strip.tsx'));
const ActiveFiltersRow = lazy(() => import('./active-filters-row.tsx'));
const FoundCount = later(() => import('./found-count.tsx'));
const NobodyFound = later(() => import('./nobody-found.tsx'));
const NextOpen = lazy(() => import('#ui/next-open.tsx'));
const RecentlyViewed = later(() => import(/* first */ './recently-viewed.tsx'));
const Banners = lazy(async () => ({ default: (await import('#talk/news')).Banners }));

interface Props {
  readonly filters: SearchFilters;
  /** It is not known yet where to look. */
  readonly isOpening: boolean;
  readonly onFilters: (filters: SearchFilters) => void;
  readonly heart: (cast: Cast) => ReactNode;
  /** What he can do next, among the casts. */
  readonly next: ReactNode;
}

/** /guest: casts by day, district, words and filters; the choices live in the address. */
export function SearchScreen({ filters, isOpening, onFilters, heart, next }: Props) {
  const today = useToday();
  const pages = useCasts(queryOf(filters, today), filters.order, !isOpening);
  const day = chosenDay(filters, today);
  const change = (changed: FilterChange) => onFilters(changeFilters(filters, changed));
  return (
    <Page width="wide" className="max-desktop:pt-3 desktop:pt-6">
      <div className="flex flex-1 gap-10">
        <SideFilters {...{ filters, isOpening, onFilters }} />
        <div className="flex min-w-0 flex-1 flex-col gap-2 desktop:gap-6">
          <div className="flex flex-col gap-2.5 desktop:gap-3">
            <div className="flex gap-2">
              <SearchBox filters={filters} onFilters={onFilters} />
              <FilterButton filters={filters} onFilters={onFilters} />
            </div>
            <DayStrip today={today} value={day} onChange={(chosen) => change({ day: chosen })} />
            <div className="min-h-12 desktop:hidden">
              {!isOpening && <DistrictStrip filters={filters} onChange={change} />}
            </div>
          </div>
          <section className="flex min-w-0 flex-1 flex-col gap-2 desktop:gap-4">
            <Head {...{ filters, day, today, isOpening }} onChange={change} />
            {countFilters(filters) > 0 && (
              <Suspense fallback={<div className="min-h-11" />}>
                <ActiveFiltersRow filters={filters} onChange={change} />
              </Suspense>
            )}
            <CastList
              pages={pages}
              day={day === ANY_DAY ? null : day}
              heart={heart}
              between={
                <Suspense fallback={null}>
                  {next}
                  <Banners side="guest" />
                </Suspense>
              }
              below={({ nextOpen }) =>
                nextOpen && (
                  <Suspense fallback={<div className="h-4" />}>
                    <NextOpen opening={nextOpen} />
                  </Suspense>
                )
              }
              empty={<NobodyFound filters={filters} onFilters={onFilters} />}
            />
            <RecentlyViewed heart={heart} />
          </section>
        </div>
      </div>
    </Page>
  );
}

interface HeadProps {
  readonly filters: SearchFilters;
  readonly day: Day;
  readonly today: Day;
  readonly isOpening: boolean;
  readonly onChange: (change: FilterChange) => void;
}

/** What is shown, how many, and in which order; and the way to the ranking. */
function Head({ filters, day, today, isOpening, onChange }: HeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <div className="flex min-w-0 flex-[1_1_12rem] flex-wrap items-baseline gap-x-2">
        <H2 level={1}>{searchTexts.heading(day, today)}</H2>
        {!isOpening && <FoundCount query={queryOf(filters, today)} />}
      </div>
      <div className="-mr-2.5 flex items-center gap-1 desktop:mr-0 desktop:gap-4">
        <Link to="/guest/ranking" className="flex min-h-11 items-center text-sm font-bold text-primary">
          {searchTexts.ranking}
        </Link>
        <OrderSelect
          value={filters.order ?? 'RECOMMENDED'}
          onChange={(order) => onChange({ order: order === 'RECOMMENDED' ? undefined : order })}
        />
      </div>
    </div>
  );
}

function FilterButton({ filters, onFilters }: Pick<Props, 'filters' | 'onFilters'>) {
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(filters);
  return (
    <>
      <IconButton
        icon="sliders"
        look="line"
        size={48}
        label={searchTexts.openFilters(count)}
        hasDot={count > 0}
        onPointerEnter={() => {
          void loadSheet();
          void preloadSheet();
        }}
        onClick={() => setOpen(true)}
        className="desktop:hidden"
      />
      {isOpen && (
        <FilterSheet
          filters={filters}
          onClose={() => setOpen(false)}
          onApply={(next) => {
            setOpen(false);
            onFilters(next);
          }}
        />
      )}
    </>
  );
}

interface DayStripProps {
  readonly today: Day;
  readonly value: Day;
  readonly onChange: (day: Day) => void;
}

/** Tomorrow and the following days, and 'whenever'. */
function DayStrip({ today, value, onChange }: DayStripProps) {
  const shown = offeredDays(today, value);
  const holidays = holidaysBetween(today, shown.at(-1) ?? today);
  return (
    <ChoiceStrip
      label={searchTexts.day}
      look="day"
      value={value}
      onChange={onChange}
      options={[
        ...shown.map((day) => ({
          value: day,
          label: (
            <StripDay day={day} today={today} isSelected={day === value} isHoliday={holidays.has(day)} />
          ),
        })),
        { value: ANY_DAY, label: <span className="px-1.5 text-sm font-bold">{searchTexts.anyDay}</span> },
      ]}
    />
  );
}

function StripDay(props: {
  readonly day: Day;
  readonly today: Day;
  readonly isSelected: boolean;
  readonly isHoliday: boolean;
}) {
  const { day, today, isSelected, isHoliday } = props;
  const weekday = weekdayOf(day);
  const isRed = isHoliday || weekday === 0;
  const tone = isRed ? 'text-danger' : weekday === 6 ? 'text-focus' : 'text-sub';
  const date = day.endsWith('-01') ? `${Number(day.slice(5, 7))}/1` : String(Number(day.slice(8)));
  const name = nearDayLabel(day, today) ?? weekdayLabel(day);
  const top = isHoliday ? searchTexts.holiday(name) : name;
  return <DayLabel top={top} date={date} tone={isSelected ? undefined : tone} />;
}

interface OrderSelectProps {
  readonly value: SearchOrder;
  readonly onChange: (order: SearchOrder) => void;
}

/** The list's order: an icon, and its name where there is room, with the platform's own picker over it. */
function OrderSelect({ value, onChange }: OrderSelectProps) {
  return (
    <span className="relative inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-sm text-sm font-bold text-sub has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <Icon name="sort" size={22} />
      <span aria-hidden="true" className="hidden desktop:inline">
        {orderLabels[value]}
      </span>
      <select
        aria-label={searchTexts.order}
        value={value}
        onChange={(event) => onChange(event.target.value as SearchOrder)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {ORDERS.map((order) => (
          <option key={order} value={order}>
            {orderLabels[order]}
          </option>
        ))}
      </select>
    </span>
  );
}

const FilterForm = lazy(() => import('./filter-form.tsx'));

const BONE = <Bone className="h-[720px] rounded-lg" />;

interface SideFiltersProps {
  readonly filters: SearchFilters;
  /** It is not known yet where to look. */
  readonly isOpening: boolean;
  readonly onFilters: (filters: SearchFilters) => void;
}

/** The filters next to the list on wide screens, where they stay while it scrolls: every choice is applied at once. */
function SideFilters({ filters, isOpening, onFilters }: SideFiltersProps) {
  if (!useIsWide()) return null;
  return (
    <aside
      aria-label={searchTexts.filters}
      className="sticky top-[72px] -ml-2 flex max-h-[calc(100dvh-72px)] w-64 shrink-0 flex-col gap-6 self-start overflow-y-auto py-4 pr-2 pl-2"
    >
      <H2
        aside={
          countFilters(filters) > 0 && (
            <Button
              variant="ghost"
              size="md"
              className="-my-2.5 px-3"
              onClick={() => onFilters(clearForm(filters))}
            >
              {searchTexts.clear}
            </Button>
          )
        }
      >
        {searchTexts.filters}
      </H2>
      {isOpening ? (
        BONE
      ) : (
        <Suspense fallback={BONE}>
          <FilterForm filters={filters} onChange={(change) => onFilters(changeFilters(filters, change))} />
        </Suspense>
      )}
    </aside>
  );
}

/** Long enough to find the list unchanged when going back from a profile. */
const FRESH_MS = 120_000;

/** Casts a guest can book, 20 a page by keyset; nobody is asked for while `isAsked` is false. While conditions change, the previous list stays. */
function useCasts(
  words: FilterWords,
  order: SearchOrder | undefined,
  isAsked: boolean,
): CastPages<FoundCast> {
  const asked = { ...words, ...(order && { order }) } as object;
  return useInfiniteQuery(
    pages(
      searchRoutes.searchCasts,
      { query: asked },
      { placeholderData: keepPreviousData, enabled: isAsked, staleTime: FRESH_MS },
    ),
  );
}
