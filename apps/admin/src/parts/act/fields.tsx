import type { ReactNode } from 'react';
import { ReasonChoice } from '#parts/reason-choice.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { isDay } from '#ui/lib/dates.ts';
import { NumberField } from '#ui/number-field.tsx';
import { Select, type Option } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import type { Field } from './field.ts';
import { actTexts as t } from './ja.ts';

interface Common {
  readonly help?: string | undefined;
  readonly need?: 'required' | 'optional';
  readonly isHalf?: boolean;
}

interface TextOptions extends Common {
  readonly start?: string | undefined;
  /** At most so many UTF-16 units can be typed. */
  readonly max?: number;
  /** What is said of a text that it refuses; absent: nothing is refused here. */
  readonly wrong?: string;
  /** Which text is right; absent: one that is not blank. */
  readonly isRight?: (text: string) => boolean;
}

interface LineOptions extends TextOptions {
  readonly type?: 'date' | 'month' | 'time' | 'email';
  readonly inputMode?: 'tel' | 'email' | 'numeric' | 'url';
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  readonly autoCapitalize?: 'characters';
}

const problemOf =
  ({ wrong, isRight = (text) => text.trim() !== '' }: Pick<TextOptions, 'wrong' | 'isRight'>) =>
  (text: string) =>
    wrong !== undefined && !isRight(text) ? wrong : undefined;

/** One line. */
export const line = (
  label: string,
  { start = '', max, wrong, isRight, isHalf, ...input }: LineOptions = {},
): Field<string> => ({
  start,
  problemOf: problemOf({ ...(wrong && { wrong }), ...(isRight && { isRight }) }),
  isHalf,
  draw: ({ onChange, typed: _typed, ...at }) => (
    <TextField
      autoComplete="off"
      {...input}
      {...at}
      label={label}
      maxLength={max}
      onChange={({ target }) => onChange(target.value)}
    />
  ),
});

/** A day of the calendar, `YYYY-MM-DD`. */
export const day = (label: string, options: TextOptions = {}): Field<string> =>
  line(label, { type: 'date', isRight: isDay, ...options });

export interface AreaOptions extends TextOptions {
  readonly rows?: number;
  /** Says how many characters there are of so many. */
  readonly counted?: number;
}

/** Several lines. */
export const lines = (
  label: string,
  { start = '', max, counted, wrong, isRight, isHalf, ...area }: AreaOptions = {},
): Field<string> => ({
  start,
  problemOf: problemOf({ ...(wrong && { wrong }), ...(isRight && { isRight }) }),
  isHalf,
  draw: ({ onChange, typed: _typed, ...at }) => (
    <TextArea
      {...area}
      {...at}
      label={label}
      maxLength={max}
      {...(counted !== undefined && { count: { text: at.value, max: counted } })}
      onChange={({ target }) => onChange(target.value)}
    />
  ),
});

interface CountOptions extends Common {
  readonly start?: number | null;
  /** Its unit. */
  readonly suffix?: string;
  readonly isRight?: (count: number) => boolean;
}

/** A whole number that has to be there. */
export const count = (
  label: string,
  wrong: string,
  { start = null, isRight = () => true, isHalf, ...field }: CountOptions = {},
): Field<number | null, number> => ({
  start,
  problemOf: (typed) => (typed === null || !isRight(typed) ? wrong : undefined),
  isHalf,
  draw: ({ typed: _typed, ...at }) => <NumberField {...field} {...at} label={label} />,
});

/** A whole number, or none. */
export const countOrNone = (
  label: string,
  wrong: string,
  { isRight = () => true, ...options }: CountOptions = {},
): Field<number | null> => ({
  ...count(label, wrong, options),
  problemOf: (typed) => (typed !== null && !isRight(typed) ? wrong : undefined),
});

interface ChoiceOptions<Value extends string> extends Common {
  /** What is chosen at first, where something always is. */
  readonly start?: Value | undefined;
  /** What is chosen at first, where nothing may be. */
  readonly initial?: Value | '';
  /** What is said while nothing is chosen. */
  readonly wrong?: string;
  /** Beside it: what the choice looks like. */
  readonly beside?: (chosen: Value) => ReactNode;
}

/** One of several; with a `start`, something always is chosen. */
export const choice = <Value extends string>(
  label: string,
  options: readonly (Option & { readonly value: Value })[],
  { start, initial = '', wrong, beside, isHalf, ...field }: ChoiceOptions<Value> = {},
): Field<NoInfer<Value> | '', NoInfer<Value>> => ({
  start: start ?? initial,
  problemOf: (typed) => (typed === '' ? (wrong ?? t.choose) : undefined),
  isHalf,
  draw: ({ onChange, typed: _typed, ...at }) => {
    const select = (
      <Select
        {...field}
        {...at}
        label={label}
        options={options}
        {...(start && { emptyLabel: null })}
        onChange={({ target }) => onChange(target.value as Value | '')}
      />
    );
    if (!beside) return select;
    return (
      <div className="flex items-end gap-4">
        <div className="flex-1">{select}</div>
        {at.value !== '' && beside(at.value)}
      </div>
    );
  },
});

/** One of several, or none of them, which `none` says; which there are may depend on what else was typed. */
export const choiceOrNone = (
  label: string,
  none: string,
  options: (typed: Readonly<Record<string, unknown>>) => readonly Option[],
  start: string | undefined,
): Field<string, string | null> => ({
  start: start ?? '',
  sentAs: (typed) => typed || null,
  draw: ({ value, onChange, typed }) => (
    <Select
      label={label}
      emptyLabel={none}
      options={options(typed)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  ),
});

/** One of a few, all of them seen. */
export const few = <Value extends string>(
  label: string,
  options: readonly (Option & { readonly value: Value })[],
  start: Value,
): Field<NoInfer<Value>> => ({
  start,
  draw: ({ value, onChange }) => (
    <ReasonChoice
      label={label}
      options={options}
      value={value}
      onChange={(chosen) => onChange(chosen as Value)}
    />
  ),
});

interface CheckOptions {
  readonly start?: boolean;
  readonly help?: string;
  readonly isCard?: boolean;
  /** What it means, under it. */
  readonly below?: (isChecked: boolean) => ReactNode;
}

/** Yes or no. */
export const check = (
  label: string,
  { start = false, help, isCard, below }: CheckOptions = {},
): Field<boolean> => ({
  start,
  draw: ({ value, onChange, error }) => (
    <div className="flex flex-col gap-4">
      <Checkbox
        label={label}
        help={help}
        isCard={isCard}
        checked={value}
        error={error}
        onChange={({ target }) => onChange(target.checked)}
      />
      {below?.(value)}
    </div>
  ),
});
