import { MIN_AGE_YEARS } from '@yoimachi/domain/account';
import { useId, type ReactNode } from 'react';
import { useToday } from '#lib/use-now.ts';
import { Field, inputClass, type FieldProps } from '#ui/field.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import type { BirthdayParts } from './birthday.ts';
import { profileTexts as t } from './ja.ts';

const OLDEST_AGE_YEARS = 100;

interface Props extends Omit<FieldProps, 'label'> {
  readonly value: BirthdayParts;
  readonly onChange: (value: BirthdayParts) => void;
  readonly isDisabled?: boolean | undefined;
}

/** Year, month and day in the platform's own pickers. */
export function BirthdayField({ value, onChange, isDisabled, ...field }: Props) {
  const id = useId();
  // Nobody scrolls past years of children; who is nearly 18 finds his own, and is told when to come back.
  const thisYear = Number(useToday().slice(0, 4));
  const part = (
    name: keyof BirthdayParts,
    unit: string,
    numbers: readonly number[],
    autoComplete: string,
  ) => (
    <label className="flex min-w-0 items-center gap-1.5">
      <span className="relative min-w-0 flex-1">
        <select
          aria-label={`${t.birthday} ${unit}`}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.error ? `${id}-error` : undefined}
          autoComplete={autoComplete}
          disabled={isDisabled}
          value={value[name]}
          onChange={(event) => onChange({ ...value, [name]: event.target.value })}
          className={cx(inputClass(Boolean(field.error)), 'nums appearance-none pr-8 pl-3')}
        >
          {/* What is chosen is changed, never emptied. */}
          {value[name] === '' && <option value="">--</option>}
          {numbers.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
        <Icon
          name="down"
          size={16}
          className="pointer-events-none absolute inset-y-0 right-2.5 my-auto text-sub"
        />
      </span>
      <span aria-hidden="true" className="shrink-0 text-sm">
        {unit}
      </span>
    </label>
  );
  return (
    <Field {...field} id={id} label={t.birthday} isGroup>
      <Grid>
        {part('year', t.year, span(thisYear - MIN_AGE_YEARS + 1, thisYear - OLDEST_AGE_YEARS), 'bday-year')}
        {part('month', t.month, span(1, 12), 'bday-month')}
        {part('dayOfMonth', t.dayOfMonth, span(1, 31), 'bday-day')}
      </Grid>
    </Field>
  );
}

function Grid({ children }: { readonly children: ReactNode }) {
  return <div className="grid grid-cols-[5fr_4fr_4fr] gap-3">{children}</div>;
}

/** Whole numbers from one to the other, up or down. */
function span(from: number, to: number): number[] {
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * step);
}
