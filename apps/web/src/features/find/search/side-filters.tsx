import { lazy, Suspense } from 'react';
import { Button } from '#ui/button.tsx';
import { H2 } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { changeFilters, clearForm, countFilters } from './filters.ts';
import type { SearchFilters } from './filters.ts';
import { searchTexts } from './ja.ts';
import { useIsWide } from '#lib/use-is-wide.ts';

const FilterForm = lazy(() => import('./filter-form.tsx'));

const BONE = <Bone className="h-[720px] rounded-lg" />;

interface Props {
  readonly filters: SearchFilters;
  /** It is not known yet where to look. */
  readonly isOpening: boolean;
  readonly onFilters: (filters: SearchFilters) => void;
}

/** The filters next to the list on wide screens, where they stay while it scrolls: every choice is applied at once. */
export function SideFilters({ filters, isOpening, onFilters }: Props) {
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
