import { districtsOf } from '@yoimachi/domain/profile';
import { useOfficeDistricts } from '#lib/districts.ts';
import { prefectureOptions } from '#lib/prefecture-options.ts';
import { visible } from '#lib/visible.ts';
import { useDistricts } from '#ui/lib/districts.ts';
import { FilterSelect } from './filter-select.tsx';
import { partTexts as t } from './ja.ts';

interface PrefectureProps {
  /** Code 1 to 47. */
  readonly prefecture: number | undefined;
  readonly onChange: (code: string) => void;
}

/** Narrows a list to a prefecture. */
export const PrefectureFilter = ({ prefecture, onChange }: PrefectureProps) => (
  <FilterSelect
    label={t.anyPrefecture}
    value={prefecture === undefined ? '' : String(prefecture)}
    onChange={onChange}
    options={prefectureOptions}
  />
);

interface Props {
  readonly search: { readonly prefecture?: number; readonly district?: string };
  /** What of the address changes. */
  readonly onChange: (part: { readonly prefecture?: string; readonly district: string | undefined }) => void;
}

/** Narrows a list to a prefecture, and within it to a district. */
export function AreaFilter({ search: { prefecture, district = '' }, onChange }: Props) {
  useOfficeDistricts();
  const known = useDistricts();
  const names = prefecture === undefined ? [] : districtsOf(known, prefecture);
  const shown = visible(district);
  const offered = shown === '' || names.includes(shown) ? names : [...names, shown];
  return (
    <>
      <PrefectureFilter
        prefecture={prefecture}
        onChange={(code) => onChange({ prefecture: code, district: undefined })}
      />
      {prefecture !== undefined && (
        <FilterSelect
          label={t.anyDistrict}
          value={shown}
          onChange={(name) => onChange({ district: name })}
          options={offered.map((name) => ({ value: name, label: name }))}
        />
      )}
    </>
  );
}
