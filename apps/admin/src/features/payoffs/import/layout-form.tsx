import { BANK_DELIMITERS, BANK_FINDS, BANK_LAYOUT_NAME_MAX, readBankCsv } from '@yoimachi/domain/payoff';
import type { BankDelimiter, BankLayout } from '@yoimachi/domain/payoff';
import { optionsOf } from '#lib/options.ts';
import { useMemo, useState } from 'react';
import { Dialog } from '#parts/dialog.tsx';
import { formatCount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ApiError, errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { Note } from '#ui/note.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSaveLayout, type KeptLayout } from './api.ts';
import { ColumnSelect } from './column-select.tsx';
import { importTexts as t } from './ja.ts';
import { faultsOf, layoutOf, NAMING_COLUMNS, samplesOf, typedOf } from './layout-values.ts';
import type { ColumnField, LayoutFaults, TypedLayout } from './layout-values.ts';
import { problemText, textOf } from './read-file.ts';
import { Sample } from './sample.tsx';
import { Values } from './values.tsx';

interface Props {
  /** Null: a new one. */
  readonly layout: KeptLayout | null;
  /** A file of this bank. */
  readonly bytes: ArrayBuffer | null;
  readonly onSaved: (kept: KeptLayout) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** What stands in which column, chosen beside the first lines of a file; kept for the next one. */
export function LayoutForm({ layout, bytes, onSaved, onBack, onClose }: Props) {
  const text = useMemo(() => bytes && textOf(bytes), [bytes]);
  const [typed, setTyped] = useState(() => typedOf(layout, text));
  const [wasSent, setSent] = useState(false);
  const save = useSaveLayout(layout);
  const wanted = layoutOf(typed);
  const faults = faultsOf(wanted);
  const isWhole = Object.keys(faults).length === 0;
  const send = () => {
    setSent(true);
    if (!isWhole || save.isPending) return;
    save.mutate(wanted, {
      onSuccess: (kept) => {
        showToast(t.saved, 'ok');
        onSaved(kept);
      },
    });
  };
  return (
    <Dialog isOpen isWide onClose={() => !save.isPending && onClose()} title={t.layoutTitle}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Fields typed={typed} text={text} faults={wasSent ? faults : {}} onChange={setTyped} />
        {text !== null && isWhole && <Readable text={text} layout={wanted} />}
        {save.error && (
          <Note look="danger">
            {save.error instanceof ApiError && save.error.code === 'CONFLICT'
              ? t.conflict
              : errorMessage(save.error)}
          </Note>
        )}
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" size="md" onClick={onBack}>
            {t.cancel}
          </Button>
          <Button type="submit" size="md" isPending={save.isPending}>
            {text === null ? t.saveOnly : t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  readonly typed: TypedLayout;
  readonly text: string | null;
  readonly faults: LayoutFaults;
  readonly onChange: (typed: TypedLayout) => void;
}

function Fields({ typed, text, faults, onChange }: FieldsProps) {
  const samples = samplesOf(text, typed);
  const set = (changes: Partial<TypedLayout>) => onChange({ ...typed, ...changes });
  const column = (field: ColumnField) => (
    <ColumnSelect
      key={field}
      field={field}
      value={typed.columns[field]}
      samples={samples}
      error={faults[field]}
      onChange={(value) => set({ columns: { ...typed.columns, [field]: value } })}
    />
  );
  return (
    <>
      <TextField
        label={t.layoutName}
        help={t.layoutNameHelp}
        autoComplete="off"
        maxLength={2 * BANK_LAYOUT_NAME_MAX}
        value={typed.name}
        onChange={(event) => set({ name: event.target.value })}
        error={faults.name}
      />
      <div className="grid items-end gap-4 tablet:grid-cols-2">
        <Select
          label={t.delimiter}
          emptyLabel={null}
          options={optionsOf(t.delimiters, BANK_DELIMITERS)}
          value={typed.delimiter}
          onChange={(event) => set({ delimiter: event.target.value as BankDelimiter })}
        />
        <Checkbox
          label={t.hasHeader}
          checked={typed.hasHeader}
          onChange={(event) => set({ hasHeader: event.target.checked })}
        />
      </div>
      <Sample samples={samples} />
      <RadioCards
        label={t.findsBy}
        columns={2}
        options={BANK_FINDS.map((value) => ({ value, label: t.finds[value], help: t.findsHelp[value] }))}
        value={typed.findsBy}
        onChange={(findsBy) => set({ findsBy })}
      />
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        {NAMING_COLUMNS[typed.findsBy].map(column)}
        {column('resultColumn')}
        {column('reasonColumn')}
      </div>
      <Values
        typed={typed}
        rows={samples.rows}
        error={faults.transferredValues}
        onChange={(meanings) => set({ meanings })}
      />
    </>
  );
}

/** What the file says as the columns are now. */
function Readable({ text, layout }: { readonly text: string; readonly layout: BankLayout }) {
  const read = readBankCsv(text, layout);
  if (!read.ok) return <Note look="danger">{problemText(read)}</Note>;
  const returned = read.lines.filter(({ result }) => result === 'RETURNED').length;
  return (
    <Note look="ok">{t.readable(formatCount(read.lines.length - returned), formatCount(returned))}</Note>
  );
}
