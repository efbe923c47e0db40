import { cannedReasons } from '@yoimachi/contract/queue';
import type { DecisionWithReason } from '@yoimachi/domain/queue';
import type { ReactNode } from 'react';
import { readTexts } from '#lib/read.ja.ts';
import { ReadReasonField, readReasonIn, type ReadChoice } from '#parts/read-reason.tsx';
import { Select } from '#ui/select.tsx';
import type { At, Field } from './field.ts';
import { lines, type AreaOptions } from './fields.tsx';
import { actTexts as t } from './ja.ts';

/** Why something private is read: one of the usual reasons, the first at first, or one's own words. */
export const readReason = (usual: readonly string[]): Field<ReadChoice, string> => ({
  start: { choice: usual[0]!, typed: '' },
  sentAs: readReasonIn,
  problemOf: (given) => (readReasonIn(given) === '' ? t.reasonMissing : undefined),
  draw: ({ value, onChange, error }) => (
    <>
      <ReadReasonField
        usual={usual}
        choice={value.choice}
        setChoice={(chosen) => onChange({ ...value, choice: chosen })}
        typed={value.typed}
        setTyped={(typed) => onChange({ ...value, typed })}
        error={error}
      />
      <p className="pt-4 text-xs text-sub">{readTexts.logged}</p>
    </>
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

interface Props {
  readonly of: DecisionWithReason;
  readonly at: At<string>;
  /** Where it is written. */
  readonly children: ReactNode;
}

/** The usual reasons of a decision above the field that one of them fills. */
function UsualReason({ of, at, children }: Props) {
  const usual = Object.values<string>(cannedReasons[of]);
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={t.usual}
        options={usual.map((value) => ({ value, label: value }))}
        value={usual.includes(at.value) ? at.value : ''}
        onChange={({ target }) => at.onChange(target.value)}
      />
      {children}
    </div>
  );
}
