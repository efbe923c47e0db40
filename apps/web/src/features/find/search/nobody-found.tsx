import { CONDITIONS } from '@yoimachi/domain/search';
import { useToday } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { State } from '#ui/state.tsx';
import { useCount } from './api/count-casts.ts';
import { ANY_DAY } from './any-day.ts';
import { dropConditions, queryOf, type SearchFilters } from './filters.ts';
import { conditionLabels, filterTexts } from './filter.ja.ts';
import { searchTexts } from './ja.ts';
import { savedTexts } from './saved/ja.ts';
import { SaveSearch } from './saved/save-search.tsx';

interface Props {
  readonly filters: SearchFilters;
  readonly onFilters: (filters: SearchFilters) => void;
}

/** Nobody satisfies the conditions: the one in the way most is offered to be dropped. */
export default function NobodyFound({ filters, onFilters }: Props) {
  const helps = useCount(queryOf(filters, useToday())).data?.helps;
  return (
    <State
      icon="search"
      title={searchTexts.none}
      detail={searchTexts.noneDetail}
      action={
        <div className="flex flex-col gap-3">
          {helps && (
            <Button onClick={() => onFilters(dropConditions(filters, CONDITIONS[helps.condition]))}>
              {filterTexts.helps(
                conditionLabels[helps.condition],
                filterTexts.people(helps.count, helps.isMore),
              )}
            </Button>
          )}
          <SaveSearch filters={filters} label={savedTexts.saveToBeTold} />
          <Button variant="line" onClick={() => onFilters({ day: ANY_DAY })}>
            {searchTexts.clearAll}
          </Button>
        </div>
      }
    />
  );
}
