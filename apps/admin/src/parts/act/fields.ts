import type { DecisionWithReason } from '@yoimachi/domain/queue';
import type { ComponentType, ReactNode } from 'react';
import { readReasonIn, type ReadChoice } from '#lib/read-choice.ts';
import { isDay } from '#ui/lib/dates.ts';
import type { Option } from '#ui/select.tsx';
import type { AreaView, Field, LineView, Typed } from './field.ts';
import { actTexts as t } from './ja.ts';

interface TextOptions {
  readonly start?: string | undefined;
  /** At most so many UTF-16 units can be typed. */
  readonly max?: number;
  /** What is said of a text that it refuses; absent: nothing is refused here. */
  readonly wrong?: string;
  /** Which text is right; absent: one that is not blank. */
  readonly isRight?: (text: string) => boolean;
  readonly isHalf?: boolean;
}

const problemOf =
  ({ wrong, isRight = (text) => text.trim() !== '' }: TextOptions) =>
  (text: string) =>
    wrong !== undefined && !isRight(text) ? wrong : undefined;

type LineOptions = TextOptions & Omit<LineView, 'label' | 'maxLength'>;

/** One line. */
export const line = (label: string, options: LineOptions = {}): Field<string> => {
  const { start = '', max, wrong: _wrong, isRight: _isRight, isHalf, ...input } = options;
  return {
    start,
    problemOf: problemOf(options),
    isHalf,
    view: { kind: 'LINE', of: { ...input, label, maxLength: max } },
  };
};

/** A day of the calendar, `YYYY-MM-DD`. */
export const day = (label: string, options: LineOptions = {}): Field<string> =>
  line(label, { type: 'date', isRight: isDay, ...options });

type AreaOptions = TextOptions & Omit<AreaView, 'label' | 'maxLength'>;

const area = (label: string, options: AreaOptions, usual?: DecisionWithReason): Field<string> => {
  const { start = '', max, wrong: _wrong, isRight: _isRight, isHalf, ...shown } = options;
  return {
    start,
    problemOf: problemOf(options),
    isHalf,
    view: { kind: 'AREA', of: { ...shown, label, maxLength: max }, ...(usual && { usual }) },
  };
};

/** Several lines. */
export const lines = (label: string, options: AreaOptions = {}): Field<string> => area(label, options);

interface CountOptions {
  readonly start?: number | null;
  readonly help?: string | undefined;
  /** Its unit. */
  readonly suffix?: string;
  readonly isRight?: (count: number) => boolean;
  readonly isHalf?: boolean;
}

/** A whole number that has to be there. */
export const count = (
  label: string,
  wrong: string,
  { start = null, isRight = () => true, isHalf, ...shown }: CountOptions = {},
): Field<number | null, number> => ({
  start,
  problemOf: (typed) => (typed === null || !isRight(typed) ? wrong : undefined),
  isHalf,
  view: { kind: 'COUNT', of: { ...shown, label } },
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

interface ChoiceOptions<Value extends string> {
  /** What is chosen at first, where something always is. */
  readonly start?: Value | undefined;
  /** What is chosen at first, where nothing may be. */
  readonly initial?: Value | '';
  readonly help?: string | undefined;
  readonly need?: 'required' | 'optional';
  /** What is said while nothing is chosen. */
  readonly wrong?: string;
  /** Beside it: what the choice looks like. */
  readonly beside?: ComponentType<{ readonly chosen: string }>;
  readonly isHalf?: boolean;
}
type OptionOf<Value extends string> = Option & { readonly value: Value };

/** One of several; with a `start`, something always is chosen. */
export const choice = <Value extends string>(
  label: string,
  options: readonly OptionOf<Value>[],
  { start, initial = '', wrong, isHalf, ...shown }: ChoiceOptions<Value> = {},
): Field<NoInfer<Value> | '', NoInfer<Value>> => ({
  start: start ?? initial,
  problemOf: (typed) => (typed === '' ? (wrong ?? t.choose) : undefined),
  isHalf,
  view: { kind: 'CHOICE', of: { ...shown, label, options, ...(start && { emptyLabel: null }) } },
});

/** One of several, or none of them, which `none` says; which there are may depend on what else was typed. */
export const choiceOrNone = (
  label: string,
  none: string,
  options: (typed: Typed) => readonly Option[],
  start: string | undefined,
): Field<string, string | null> => ({
  start: start ?? '',
  sentAs: (typed) => typed || null,
  view: { kind: 'CHOICE', of: { label, options, emptyLabel: none } },
});

/** One of a few, all of them seen. */
export const few = <Value extends string>(
  label: string,
  options: readonly OptionOf<Value>[],
  start: Value,
): Field<NoInfer<Value>> => ({ start, view: { kind: 'FEW', of: { label, options } } });

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
  { start = false, below, ...shown }: CheckOptions = {},
): Field<boolean> => ({ start, view: { kind: 'CHECK', of: { ...shown, label }, below } });

const trimmed = (text: string) => text.trim();
type ReasonOptions = AreaOptions & { readonly label?: string };
const reason = ({ label = t.reason, ...options }: ReasonOptions, usual?: DecisionWithReason) => ({
  ...area(label, { help: t.reasonHelp, max: 400, wrong: t.reasonMissing, ...options }, usual),
  sentAs: trimmed,
});

/** Why it is done, in the operator's own words. */
export const ownReason = (options: ReasonOptions = {}): Field<string> => reason({ rows: 2, ...options });

/** Why it is done: a usual sentence, which can be changed, or one's own. */
export const reasonOf = (of: DecisionWithReason, options: ReasonOptions = {}): Field<string> =>
  reason({ rows: 3, ...options }, of);

/** Why something private is read: one of the usual reasons, the first at first, or one's own words. */
export const readReason = (usual: readonly string[]): Field<ReadChoice, string> => ({
  start: { choice: usual[0]!, typed: '' },
  sentAs: readReasonIn,
  problemOf: (given) => (readReasonIn(given) === '' ? t.reasonMissing : undefined),
  view: { kind: 'READ_REASON', usual },
});
