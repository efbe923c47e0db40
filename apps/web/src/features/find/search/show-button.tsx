import { useToday } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { useCount } from './api/count-casts.ts';
import { queryOf, type SearchFilters } from './filters.ts';
import { filterTexts } from './filter.ja.ts';
import { searchTexts } from './ja.ts';

interface Props {
  readonly filters: SearchFilters;
  readonly onClick: () => void;
}

/** Leads to the list, and says how many it would show. */
export function ShowButton({ filters, onClick }: Props) {
  const { data } = useCount(queryOf(filters, useToday()));
  return (
    <Button className="flex-1" onClick={onClick}>
      <span aria-live="polite" className="nums">
        {data ? filterTexts.show(data.count, data.isMore) : searchTexts.apply}
      </span>
    </Button>
  );
}
