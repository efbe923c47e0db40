import { AreaFilter } from '#parts/area-filter.tsx';
import { FilterCheck } from '#parts/filter-check.tsx';
import { FilterField } from '#parts/filter-field.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { storesTexts as t } from './ja.ts';
import type { StoresSearch } from './search.ts';

interface Props {
  readonly search: StoresSearch;
  readonly onChange: (part: Record<string, unknown>) => void;
  readonly onClear: () => void;
}

export function Filters({ search, onChange, onClear }: Props) {
  const { words = '', isDoubted } = search;
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-2.5">
      <FilterField
        label={t.words}
        type="search"
        value={words}
        onChange={(given) => onChange({ words: given })}
        className="w-72"
      />
      <AreaFilter search={search} onChange={onChange} />
      <FilterCheck
        label={t.doubted}
        isOn={isDoubted === 'true'}
        onChange={(isOn) => onChange({ isDoubted: isOn ? 'true' : undefined })}
      />
      {Object.keys(search).length > 0 && (
        <SmallButton look="ghost" onClick={onClear}>
          {t.clear}
        </SmallButton>
      )}
    </div>
  );
}
