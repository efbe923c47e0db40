import { lazy, Suspense } from 'react';
import { Button } from '#ui/button.tsx';
import { H2 } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { countFilters, NO_FORM_FILTERS } from './filters.ts';
import type { FilterChange, SearchFilters } from './filters.ts';
import { searchTexts } from './ja.ts';
import { useIsWide } from '#lib/use-is-wide.ts';

const FilterForm = lazy(() => import('./filter-form.tsx'));

interface Props {
  readonly filters: SearchFilters;
  readonly onChange: (change: FilterChange) => void;
}

/** The filters next to the list on wide screens: every choice is applied at once. */
export function SideFilters({ filters, onChange }: Props) {
  if (!useIsWide()) return null;
  return (
    <aside aria-label={searchTexts.filters} className="flex w-60 shrink-0 flex-col gap-6">
      <H2
        aside={
          countFilters(filters) > 0 && (
            <Button
              variant="ghost"
              size="md"
              className="-my-2.5 px-3"
              onClick={() => onChange(NO_FORM_FILTERS)}
            >
              {searchTexts.clear}
            </Button>
          )
        }
      >
        {searchTexts.filters}
      </H2>
      <Suspense fallback={<Bone className="h-[720px] rounded-lg" />}>
        <FilterForm columns={1} filters={filters} onChange={onChange} />
      </Suspense>
    </aside>
  );
}
