import { districtsOf, PREFECTURE_NAMES } from '@yoimachi/domain/profile';
import { useOfficeDistricts } from '#lib/districts.ts';
import { FilterCheck } from '#parts/filter-check.tsx';
import { FilterField } from '#parts/filter-field.tsx';
import { FilterSelect } from '#parts/filter-select.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { useDistricts } from '#ui/lib/districts.ts';
import { storesTexts as t } from './ja.ts';
import type { StoresSearch } from './search.ts';

interface Props {
  readonly search: StoresSearch;
  readonly onChange: (part: Record<string, unknown>) => void;
  readonly onClear: () => void;
}

const prefectures = PREFECTURE_NAMES.map((label, index) => ({ value: String(index + 1), label }));

export function Filters({ search, onChange, onClear }: Props) {
  useOfficeDistricts();
  const districts = useDistricts();
  const { words = '', prefecture, district = '', isDoubted } = search;
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-2.5">
      <FilterField
        label={t.words}
        type="search"
        value={words}
        onChange={(given) => onChange({ words: given })}
        className="w-72"
      />
      <FilterSelect
        label={t.anyPrefecture}
        value={prefecture === undefined ? '' : String(prefecture)}
        onChange={(code) => onChange({ prefecture: code, district: undefined })}
        options={prefectures}
      />
      {prefecture !== undefined && (
        <FilterSelect
          label={t.anyDistrict}
          value={district}
          onChange={(name) => onChange({ district: name })}
          options={districtsOf(districts, prefecture).map((name) => ({ value: name, label: name }))}
        />
      )}
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
