import { districtsOf, PREFECTURE_NAMES } from '@yoimachi/domain/profile';
import { useDistricts } from './lib/districts.ts';
import { areaTexts } from './area-selects.ja.ts';
import { Select } from './select.tsx';

interface Props {
  /** Codes as texts; '' while nothing is chosen. */
  readonly prefecture: string;
  readonly district: string;
  /** Changing the prefecture clears the district. */
  readonly onChange: (area: { readonly prefecture: string; readonly district: string }) => void;
  readonly need?: 'required' | undefined;
  /** The entries for "nothing chosen". */
  readonly emptyLabels?: { readonly prefecture: string; readonly district: string } | undefined;
  readonly errors?:
    | { readonly prefecture?: string | undefined; readonly district?: string | undefined }
    | undefined;
}

const prefectures = PREFECTURE_NAMES.map((label, index) => ({ value: String(index + 1), label }));

/** A prefecture, and one of its districts. */
export function AreaSelects({ prefecture, district, onChange, need, emptyLabels, errors }: Props) {
  const districts = useDistricts();
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <Select
        label={areaTexts.prefecture}
        need={need}
        emptyLabel={emptyLabels?.prefecture}
        options={prefectures}
        value={prefecture}
        error={errors?.prefecture}
        onChange={(event) => onChange({ prefecture: event.target.value, district: '' })}
      />
      <Select
        label={areaTexts.district}
        need={need}
        emptyLabel={emptyLabels?.district}
        options={districtsOf(districts, Number(prefecture)).map((name) => ({ value: name, label: name }))}
        value={district}
        disabled={prefecture === ''}
        error={errors?.district}
        onChange={(event) => onChange({ prefecture, district: event.target.value })}
      />
    </div>
  );
}
