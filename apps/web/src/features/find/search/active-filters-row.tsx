import { Icon } from '#ui/icon.tsx';
import { activeFilters } from './active-filters.ts';
import type { FilterChange, SearchFilters } from './filters.ts';
import { filterTexts as t } from './filter.ja.ts';
import { SaveSearch } from './saved/save-search.tsx';

interface Props {
  readonly filters: SearchFilters;
  readonly onChange: (change: FilterChange) => void;
}

/** What is set, above the list; a tap takes it away. */
export default function ActiveFiltersRow({ filters, onChange }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <ul aria-label={t.active} className="flex flex-wrap gap-2">
        {activeFilters(filters).map(({ label, change }) => (
          <li key={label}>
            <button
              type="button"
              aria-label={t.remove(label)}
              onClick={() => onChange(change)}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-tint px-4 text-sm font-bold text-on-tint desktop:min-h-9"
            >
              <span className="nums">{label}</span>
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <SaveSearch filters={filters} />
    </div>
  );
}
