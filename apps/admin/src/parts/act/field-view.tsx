import { cannedReasons } from '@yoimachi/contract/queue';
import type { ReactNode } from 'react';
import type { ReadChoice } from '#lib/read-choice.ts';
import { readTexts } from '#lib/read.ja.ts';
import { ReadReasonField } from '#parts/read-reason.tsx';
import { ReasonChoice } from '#parts/reason-choice.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import type { AreaView, At, ChoiceView, Field, LineView, View } from './field.ts';
import { actTexts as t } from './ja.ts';

/** A field with what stands in it. */
// oxlint-disable-next-line typescript/no-explicit-any -- the kind of a view says what its field holds
export function drawField({ draw, view }: Field<any, any>, at: At<any>): ReactNode {
  if (!view) return draw?.(at);
  switch (view.kind) {
    case 'LINE':
      return <Line {...view.of} at={at} />;
    case 'AREA':
      return view.usual ? <Usual view={view} at={at} /> : <Area {...view.of} at={at} />;
    case 'COUNT': {
      const { typed: _typed, ...field } = at;
      return <NumberField {...view.of} {...field} />;
    }
    case 'CHOICE':
      return <Choice {...view.of} at={at} />;
    case 'FEW':
      return <ReasonChoice {...view.of} value={at.value} onChange={at.onChange} />;
    case 'CHECK':
      return <Check view={view} at={at} />;
    case 'READ_REASON':
      return <ReadReason usual={view.usual} at={at} />;
  }
}

const Line = ({ at: { value, onChange, error }, ...input }: LineView & { readonly at: At<string> }) => (
  <TextField
    autoComplete="off"
    {...input}
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value)}
  />
);

const Area = ({
  at: { value, onChange, error },
  counted,
  ...area
}: AreaView & { readonly at: At<string> }) => (
  <TextArea
    {...area}
    value={value}
    error={error}
    {...(counted !== undefined && { count: { text: value, max: counted } })}
    onChange={({ target }) => onChange(target.value)}
  />
);

interface UsualProps {
  readonly view: View & { readonly kind: 'AREA' };
  readonly at: At<string>;
}

/** The usual reasons of a decision above the field that one of them fills. */
function Usual({ view: { of, usual }, at }: UsualProps) {
  const sentences = usual ? Object.values<string>(cannedReasons[usual]) : [];
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={t.usual}
        options={sentences.map((value) => ({ value, label: value }))}
        value={sentences.includes(at.value) ? at.value : ''}
        onChange={({ target }) => at.onChange(target.value)}
      />
      <Area {...of} at={at} />
    </div>
  );
}

function Choice({ at, options, beside: Beside, ...shown }: ChoiceView & { readonly at: At<string> }) {
  const { value, onChange, error, typed } = at;
  const select = (
    <Select
      {...shown}
      options={typeof options === 'function' ? options(typed) : options}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
  if (!Beside) return select;
  return (
    <div className="flex items-end gap-4">
      <div className="flex-1">{select}</div>
      {value !== '' && <Beside chosen={value} />}
    </div>
  );
}

interface CheckProps {
  readonly view: View & { readonly kind: 'CHECK' };
  readonly at: At<boolean>;
}

const Check = ({ view: { of, below }, at: { value, onChange, error } }: CheckProps) => (
  <div className="flex flex-col gap-4">
    <Checkbox {...of} checked={value} error={error} onChange={({ target }) => onChange(target.checked)} />
    <div className="empty:hidden">{below?.(value)}</div>
  </div>
);

interface ReadReasonProps {
  readonly usual: readonly string[];
  readonly at: At<ReadChoice>;
}

const ReadReason = ({ usual, at: { value, onChange, error } }: ReadReasonProps) => (
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
);
