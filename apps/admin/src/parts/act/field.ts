import type { DecisionWithReason } from '@yoimachi/domain/queue';
import type { ComponentType, ReactNode } from 'react';
import type { Option } from '#ui/select.tsx';

/** What stands in the fields of a form, by name. */
export type Typed = Readonly<Record<string, unknown>>;

/** What a field is drawn with. */
export interface At<Value> {
  readonly value: Value;
  readonly onChange: (typed: Value) => void;
  readonly error: string | undefined;
  /** What stands in all fields. */
  readonly typed: Typed;
}

interface Labelled {
  readonly label: string;
  readonly help?: string | undefined;
  readonly need?: 'required' | 'optional';
}
export interface LineView extends Labelled {
  readonly type?: 'date' | 'month' | 'time' | 'email';
  readonly inputMode?: 'tel' | 'email' | 'numeric' | 'url';
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  readonly autoCapitalize?: 'characters';
  /** At most so many UTF-16 units can be typed. */
  readonly maxLength?: number | undefined;
}
export interface AreaView extends Labelled {
  readonly rows?: number;
  readonly maxLength?: number | undefined;
  /** Says how many characters there are of so many. */
  readonly counted?: number | undefined;
}
export interface ChoiceView extends Labelled {
  readonly options: readonly Option[] | ((typed: Typed) => readonly Option[]);
  /** The entry for nothing chosen; null where something always is. */
  readonly emptyLabel?: string | null | undefined;
  /** Beside it: what the choice looks like. */
  readonly beside?: ComponentType<{ readonly chosen: string }> | undefined;
}

/** How a field looks, as data: what draws it comes with the first dialog. */
export type View =
  | { readonly kind: 'LINE'; readonly of: LineView }
  | { readonly kind: 'AREA'; readonly of: AreaView; readonly usual?: DecisionWithReason }
  | { readonly kind: 'COUNT'; readonly of: Labelled & { readonly suffix?: string } }
  | { readonly kind: 'CHOICE'; readonly of: ChoiceView }
  | { readonly kind: 'FEW'; readonly of: Labelled & { readonly options: readonly Option[] } }
  | {
      readonly kind: 'CHECK';
      readonly of: Labelled & { readonly isCard?: boolean | undefined };
      readonly below?: ((isChecked: boolean) => ReactNode) | undefined;
    }
  | { readonly kind: 'READ_REASON'; readonly usual: readonly string[] };

/** A field of a form: what it begins with, what is wrong with what was typed, and how it looks. */
export interface Field<Value, Sent = Value> {
  readonly start: Value;
  readonly problemOf?: ((typed: Value) => string | undefined) | undefined;
  /** As it is sent, once nothing is wrong with it; absent: as it was typed. */
  readonly sentAs?: ((typed: Value) => Sent) | undefined;
  readonly view?: View;
  /** What is like no other draws itself. */
  readonly draw?: (at: At<Value>) => ReactNode;
  /** Two of them stand beside each other. */
  readonly isHalf?: boolean | undefined;
}

// oxlint-disable-next-line typescript/no-explicit-any -- each field of a form has types of its own
export type Fields = Readonly<Record<string, Field<any, any>>>;
/** What stands in the fields. */
export type TypedIn<F extends Fields> = { readonly [K in keyof F]: F[K]['start'] };
/** What they hold once nothing is wrong with it. */
export type SentFrom<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer Value, infer Sent>
    ? unknown extends Sent
      ? Value
      : Sent
    : never;
};

/** No field at all. */
export type NoFields = Readonly<Record<string, never>>;
