import type { CastCard as Cast } from '@yoimachi/contract/search';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { CastList } from '#find/cast';
import type { Day } from '#lib/dates.ts';
import { later } from '#ui/lib/later.tsx';
import { useToday } from '#lib/use-now.ts';
import { preloadSheet } from '#ui/day-sheet.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { H2, Page } from '#ui/page.tsx';
import { useCasts } from './api/search-casts.ts';
import { DayStrip } from './day-strip.tsx';
import { ANY_DAY } from './any-day.ts';
import { changeFilters, chosenDay, countFilters, queryOf } from './filters.ts';
import type { FilterChange, SearchFilters } from './filters.ts';
import { searchTexts } from './ja.ts';
import { OrderSelect } from './order-select.tsx';
import { SearchBox } from './search-box.tsx';
import { SideFilters } from './side-filters.tsx';

const loadSheet = () => import('./filter-sheet.tsx');
const FilterSheet = later(loadSheet);
const DistrictStrip = later(() => import('./district-strip.tsx'));
const ActiveFiltersRow = lazy(() => import('./active-filters-row.tsx'));
const FoundCount = later(() => import('./found-count.tsx'));
const NobodyFound = later(() => import('./nobody-found.tsx'));
const NextOpen = lazy(() => import('#ui/next-open.tsx'));
const RecentlyViewed = later(() => import('./recently-viewed.tsx'));
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
