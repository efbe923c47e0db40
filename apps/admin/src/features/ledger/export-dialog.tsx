import { ledgerAdminRoutes } from '@yoimachi/contract/ledger-admin';
import { figureNames, journalFileName } from '@yoimachi/contract/ledger-labels';
import { journalSpan, TRANSFER_GROUP_NAMES, type DaySpan, type TransferGroup } from '@yoimachi/domain/points';
import { useState } from 'react';
import { callForFile } from '#lib/api.ts';
import { useStreamedFile } from '#lib/use-streamed-file.ts';
import { visible } from '#lib/visible.ts';
import { optionsOf } from '#lib/options.ts';
import { Dialog } from '#parts/dialog.tsx';
import { FileProgress } from '#parts/file-progress.tsx';
import { formatCount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { now } from '#ui/lib/clock.ts';
import { dayOf, isDay } from '#ui/lib/dates.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { exportTexts as t } from './export.ja.ts';
import { ledgerTexts } from './ja.ts';
import type { LedgerSearch } from './search.ts';

interface Props {
  readonly search: LedgerSearch;
  readonly onClose: () => void;
}

interface Typed {
  readonly from: string;
  readonly to: string;
  readonly group: TransferGroup | '';
}

const groups = optionsOf(ledgerTexts.groups, TRANSFER_GROUP_NAMES);

interface Narrowed {
  readonly group: TransferGroup | undefined;
  readonly figure: LedgerSearch['figure'] | undefined;
  readonly of: string | undefined;
}

function fileOf(days: DaySpan, { group, figure, of }: Narrowed) {
  const { from, to } = days;
  const query = {
    ...(from && { from }),
    ...(to && { to }),
    ...(group && { group }),
    ...(figure && { figure }),
    ...(of && { of }),
  };
  return {
    name: journalFileName(days, dayOf(now())),
    ask: (signal: AbortSignal) => callForFile(ledgerAdminRoutes.exportTransfers, signal, { query }),
  };
}

/** The journal as a file: of which days and which kinds, how far it is, and how it is broken off. */
export default function ExportDialog({ search, onClose }: Props) {
  const { of, day = '', from = day, to = day, figure, group: shown } = search;
  const [typed, setTyped] = useState<Typed>({ from, to, group: shown ?? '' });
  const { state, start, stop } = useStreamedFile();
  const span = journalSpan({
    ...(isDay(typed.from) && { from: typed.from }),
    ...(isDay(typed.to) && { to: typed.to }),
  });
  const isRunning = state.at === 'RUNNING';
  const run = () => span.ok && start(fileOf(span.value, { group: typed.group || undefined, figure, of }));
  const close = () => {
    stop();
    onClose();
  };
  return (
    <Dialog isOpen onClose={() => !isRunning && close()} title={t.title}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning) run();
        }}
      >
        <p className="phrase text-sm text-sub">{t.help}</p>
        {of && <p className="phrase text-sm">{t.only(visible(of))}</p>}
        {figure && <p className="phrase text-sm">{t.onlyFigure(figureNames[figure])}</p>}
        <Filters typed={typed} onChange={setTyped} isDisabled={isRunning} isSpan={span.ok} />
        {isRunning && <FileProgress taken={state.taken} />}
        {state.at === 'FAILED' && <Note look="danger">{errorMessage(state.error)}</Note>}
        <div role="status" className="empty:hidden">
          {state.at === 'DONE' && <Note look="ok">{t.done(formatCount(state.rows))}</Note>}
        </div>
        <div className="grid grid-cols-2 gap-3">
          {isRunning ? (
            <Button variant="line" size="md" onClick={stop}>
              {t.stop}
            </Button>
          ) : (
            <Button variant="line" size="md" onClick={close}>
              {t.close}
            </Button>
          )}
          <Button type="submit" size="md" isPending={isRunning} isDisabled={!span.ok}>
            {state.at === 'FAILED' ? t.retry : t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface FiltersProps {
  readonly typed: Typed;
  readonly onChange: (typed: Typed) => void;
  readonly isDisabled: boolean;
  readonly isSpan: boolean;
}

function Filters({ typed, onChange, isDisabled, isSpan }: FiltersProps) {
  return (
    <fieldset disabled={isDisabled} className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t.from}
          type="date"
          value={typed.from}
          onChange={({ target }) => onChange({ ...typed, from: target.value })}
        />
        <TextField
          label={t.to}
          type="date"
          value={typed.to}
          onChange={({ target }) => onChange({ ...typed, to: target.value })}
          error={isSpan ? undefined : t.endsBefore}
        />
      </div>
      <Select
        label={t.group}
        options={groups}
        emptyLabel={t.all}
        value={typed.group}
        onChange={({ target }) => onChange({ ...typed, group: target.value as TransferGroup | '' })}
      />
    </fieldset>
  );
}
