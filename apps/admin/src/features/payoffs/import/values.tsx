import { BANK_VALUE_MAX, BANK_VALUES_MAX, valueOf } from '@yoimachi/domain/payoff';
import { useState } from 'react';
import { visible } from '#lib/visible.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { importTexts as t } from './ja.ts';
import { MEANINGS, valuesOf, type Meaning, type TypedLayout } from './layout-values.ts';

interface Props {
  readonly typed: TypedLayout;
  readonly rows: Parameters<typeof valuesOf>[0];
  readonly error: string | undefined;
  readonly onChange: (meanings: TypedLayout['meanings']) => void;
}

/** What each value of the result's column means; a value that the file does not have can be added. */
export function Values({ typed, rows, error, onChange }: Props) {
  const [added, setAdded] = useState('');
  const values = valuesOf(rows, typed);
  const set = (value: string, meaning: Meaning | '') =>
    onChange(new Map([...typed.meanings, [value, meaning] as const]));
  const add = () => {
    const value = valueOf(added);
    if (value === '' || typed.meanings.has(value)) return;
    set(value, '');
    setAdded('');
  };
  return (
    <fieldset className="flex flex-col gap-3 rounded-lg border border-line p-3">
      <legend className="px-1 text-sm font-bold">{t.values}</legend>
      <p className="phrase text-xs text-sub">{t.valuesHelp}</p>
      {values === null && <Note look="danger">{t.tooManyValues}</Note>}
      <div className="grid items-start gap-3 tablet:grid-cols-2">
        {(values ?? []).map((value) => (
          <Select
            key={value}
            label={t.meaningOf(value === '' ? t.emptyValue : visible(value))}
            options={MEANINGS.map((meaning) => ({ value: meaning, label: t.meanings[meaning] }))}
            value={typed.meanings.get(value) ?? ''}
            onChange={(event) => set(value, event.target.value as Meaning | '')}
          />
        ))}
      </div>
      {values !== null && values.length < BANK_VALUES_MAX && (
        <div className="flex items-end gap-2">
          <TextField
            className="min-w-0 flex-1"
            label={t.addValue}
            autoComplete="off"
            maxLength={BANK_VALUE_MAX}
            value={added}
            onChange={(event) => setAdded(event.target.value)}
          />
          <SmallButton onClick={add}>{t.add}</SmallButton>
        </div>
      )}
      {error && <Note look="danger">{error}</Note>}
    </fieldset>
  );
}
