import { useId } from 'react';
import { Select } from '#ui/select.tsx';
import { filterTexts as t } from './filter.ja.ts';

interface Props {
  readonly label: string;
  /** Beside the label: what the values mean. */
  readonly aside?: string | undefined;
  readonly values: readonly number[];
  readonly text: (value: number) => string;
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** How far apart the ends stay. */
  readonly apart?: number | undefined;
  readonly onChange: (min: number | undefined, max: number | undefined) => void;
}

/** Both ends of a range; an end that would cross the other pushes it along. */
export function RangeSelects({ label, aside, values, text, min, max, apart = 0, onChange }: Props) {
  const id = useId();
  const isCrossed = (low?: number, high?: number) =>
    low !== undefined && high !== undefined && high - low < apart;
  const within = (value: number) => (values.includes(value) ? value : undefined);
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <span id={id} className="text-sm font-bold">
          {label}
        </span>
        {aside && <span className="text-xs text-sub">{aside}</span>}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-3 desktop:grid-cols-2 desktop:gap-2">
        <End
          label={t.min}
          values={values}
          text={text}
          value={min}
          onChange={(next) => onChange(next, isCrossed(next, max) ? within(next! + apart) : max)}
        />
        <End
          label={t.max}
          values={values}
          text={text}
          value={max}
          onChange={(next) => onChange(isCrossed(min, next) ? within(next! - apart) : min, next)}
        />
      </div>
    </div>
  );
}

interface EndProps extends Pick<Props, 'values' | 'text'> {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

function End({ label, values, text, value, onChange }: EndProps) {
  // One that an address named and the list does not have is shown as it is.
  const all =
    value === undefined || values.includes(value) ? values : [...values, value].toSorted((a, b) => a - b);
  return (
    <Select
      label={<span className="text-xs font-normal text-sub">{label}</span>}
      options={all.map((each) => ({ value: String(each), label: text(each) }))}
      emptyLabel={t.noLimit}
      isNarrow
      value={value === undefined ? '' : String(value)}
      onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
    />
  );
}
