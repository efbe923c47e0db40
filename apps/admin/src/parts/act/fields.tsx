import type { DecisionWithReason } from '@yoimachi/domain/queue';
import type { ReactNode } from 'react';
import { ReasonChoice } from '#parts/reason-choice.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { isDay } from '#ui/lib/dates.ts';
import { NumberField } from '#ui/number-field.tsx';
import { Select, type Option } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { actTexts as t } from './ja.ts';
import { UsualReason } from './usual-reason.tsx';

/** What a field is drawn with. */
export interface At<Typed> {
  readonly value: Typed;
  readonly onChange: (typed: Typed) => void;
  readonly error: string | undefined;
}

/** A field of a form: what it begins with, what is wrong with what was typed, and how it looks. */
export interface Field<Typed, Sent = Typed> {
  readonly start: Typed;
  readonly problemOf?: ((typed: Typed) => string | undefined) | undefined;
  /** As it is sent, once nothing is wrong with it; absent: as it was typed. */
  readonly sentAs?: ((typed: Typed) => Sent) | undefined;
  readonly draw: (at: At<Typed>) => ReactNode;
  /** Two of them stand beside each other. */
  readonly isHalf?: boolean | undefined;
}

// oxlint-disable-next-line typescript/no-explicit-any -- each field of a form has types of its own
export type Fields = Readonly<Record<string, Field<any, any>>>;
/** What stands in the fields. */
export type TypedIn<F extends Fields> = { readonly [K in keyof F]: F[K]['start'] };
/** What they hold once nothing is wrong with it. */
export type SentFrom<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer Typed, infer Sent>
    ? unknown extends Sent
      ? Typed
      : Sent
    : never;
};

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
  readonly type?: 'date' | 'time' | 'email';
  readonly inputMode?: 'tel' | 'email' | 'url';
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
  draw: ({ onChange, ...at }) => (
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

interface AreaOptions extends TextOptions {
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
  draw: ({ onChange, ...at }) => (
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
  draw: (at) => <NumberField {...field} {...at} label={label} />,
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
  /** Absent: nothing is chosen at first. */
  readonly start?: Value | '' | undefined;
  /** What is said while nothing is chosen. */
  readonly wrong?: string;
  /** Beside it: what the choice looks like. */
  readonly beside?: (chosen: Value) => ReactNode;
}

/** One of several; with a `start`, something always is chosen. */
export const choice = <Value extends string>(
  label: string,
  options: readonly (Option & { readonly value: Value })[],
  { start, wrong, beside, isHalf, ...field }: ChoiceOptions<Value> = {},
): Field<Value | '', Value> => ({
  start: start ?? '',
  problemOf: (typed) => (typed === '' ? (wrong ?? t.choose) : undefined),
  isHalf,
  draw: ({ onChange, ...at }) => {
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

/** One of a few, all of them seen. */
export const few = <Value extends string>(
  label: string,
  options: readonly (Option & { readonly value: Value })[],
  start: Value,
): Field<Value> => ({
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

/** Yes or no. */
export const check = (label: string, start = false): Field<boolean> => ({
  start,
  draw: ({ value, onChange }) => (
    <Checkbox label={label} checked={value} onChange={({ target }) => onChange(target.checked)} />
  ),
});

const trimmed = (text: string) => text.trim();

/** Why it is done, in the operator's own words. */
export const ownReason = (options: AreaOptions & { readonly label?: string } = {}): Field<string> => ({
  ...lines(options.label ?? t.reason, {
    help: t.reasonHelp,
    rows: 2,
    max: 400,
    wrong: t.reasonMissing,
    ...options,
  }),
  sentAs: trimmed,
});

/** Why it is done: a usual sentence, which can be changed, or one's own. */
export const reasonOf = (
  of: DecisionWithReason,
  options: AreaOptions & { readonly label?: string } = {},
): Field<string> => {
  const own = ownReason({ rows: 3, ...options });
  return {
    ...own,
    draw: (at) => (
      <UsualReason of={of} at={at}>
        {own.draw(at)}
      </UsualReason>
    ),
  };
};
