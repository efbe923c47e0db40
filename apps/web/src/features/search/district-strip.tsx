import { DISTRICTS } from '@yoimachi/domain/profile';
import { ChoiceStrip } from '../../ui/choice-strip.tsx';
import { searchTexts } from './ja.ts';

interface Props {
  readonly value: string | undefined;
  readonly onChange: (district: string | undefined) => void;
}

const ALL = '';

/** The districts one can meet in. */
export function DistrictStrip({ value, onChange }: Props) {
  return (
    <ChoiceStrip
      label={searchTexts.district}
      value={value ?? ALL}
      onChange={(district) => onChange(district || undefined)}
      options={[
        { value: ALL, label: searchTexts.allDistricts },
        ...DISTRICTS.map(({ name }) => ({ value: name, label: name })),
      ]}
    />
  );
}
