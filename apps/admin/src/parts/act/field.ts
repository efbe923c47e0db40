import type { ReactNode } from 'react';

/** What a field is drawn with. */
export interface At<Typed> {
  readonly value: Typed;
  readonly onChange: (typed: Typed) => void;
  readonly error: string | undefined;
  /** What stands in all fields. */
  readonly typed: Readonly<Record<string, unknown>>;
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

/** No field at all. */
export type NoFields = Readonly<Record<string, never>>;
