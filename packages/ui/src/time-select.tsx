import { useId, type ReactNode } from 'react';
import { formatMinute } from './lib/dates.ts';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';
import { choiceClass } from './radio-cards.tsx';
import { Select } from './select.tsx';

const STEP_MINUTES = 15;

interface RangeProps extends FieldProps {
  /** Minutes from 00:00 of the business day; 1500 is 「25:00」. */
  readonly value: number | null;
  readonly onChange: (minute: number | null) => void;
  readonly firstMinute: number;
  readonly lastMinute: number;
  readonly name?: string | undefined;
  readonly errorId?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** Every quarter hour from `first` to `last`, inclusive. */
export function quarterHours(firstMinute: number, lastMinute: number): number[] {
  const count = Math.max(0, Math.floor((lastMinute - firstMinute) / STEP_MINUTES) + 1);
  return Array.from({ length: count }, (_, index) => firstMinute + index * STEP_MINUTES);
}

/** A time of day in 15-minute steps, as a drop-down list. */
export function TimeSelect({ value, onChange, firstMinute, lastMinute, isDisabled, ...field }: RangeProps) {
  const options = quarterHours(firstMinute, lastMinute).map((minute) => ({
    value: String(minute),
    label: formatMinute(minute),
  }));
  return (
    <Select
      {...field}
      disabled={isDisabled}
      options={options}
      emptyLabel={value === null ? '--:--' : null}
      value={value === null ? '' : String(value)}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    />
  );
}

interface GridProps extends FieldProps {
  readonly minutes: readonly number[];
  readonly value: number | null;
  readonly onChange: (minute: number) => void;
  /** Unavailable times: struck through. */
  readonly isTaken?: ((minute: number) => boolean) | undefined;
  readonly empty?: ReactNode | undefined;
}

/** The few times of an evening, four in a row, one tap each; they grow with the text as far as their boxes. */
export function TimeGrid({ minutes, value, onChange, isTaken, empty, ...field }: GridProps) {
  const id = useId();
  return (
    <Field {...field} id={id} isGroup>
      {minutes.length === 0 && empty}
      <div role="radiogroup" aria-labelledby={`${id}-label`} className="grid grid-cols-4 gap-2">
        {minutes.map((minute) => {
          const isOff = isTaken?.(minute) ?? false;
          return (
            <label
              key={minute}
              className={cx(
                choiceClass(minute === value, isOff),
                'nums grid min-h-11 place-items-center text-[min(0.9375rem,5vw,19px)] desktop:min-h-[38px]',
                minute === value && 'font-bold',
              )}
            >
              <input
                type="radio"
                name={id}
                checked={minute === value}
                disabled={isOff}
                onChange={() => onChange(minute)}
                className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
              />
              {formatMinute(minute)}
            </label>
          );
        })}
      </div>
    </Field>
  );
}
