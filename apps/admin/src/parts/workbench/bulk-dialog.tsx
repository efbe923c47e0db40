import { visible } from '#lib/visible.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Note } from '#ui/note.tsx';
import { Dialog } from '#parts/dialog.tsx';
import { useBulk, type Bulk, type BulkRow } from './bulk.ts';
import { deskTexts as t } from './ja.ts';
import { ReasonField, useReason } from './reason-field.tsx';

interface Props<Row> extends Bulk<Row> {
  /** Whom or what a row is about. */
  readonly nameOf: (row: Row) => string;
  readonly onClose: () => void;
}

/** What an act will do with each marked row, then how far it is and what failed. */
export function BulkDialog<Row extends BulkRow>({ nameOf, onClose, ...all }: Props<Row>) {
  const { act, rows } = all;
  const bulk = useBulk(all);
  const reason = useReason();
  const start = () => {
    const given = act.reasonOf ? reason.take() : '';
    if (given !== null) bulk.run(given);
  };
  const began = bulk.isRunning || bulk.done + bulk.failed > 0;
  return (
    <Dialog isOpen onClose={() => !bulk.isRunning && onClose()} title={t.bulkTitle(act.label, bulk.all)}>
      <ul className="max-h-80 overflow-y-auto rounded-lg border border-line">
        {rows.map((row) => {
          const { state, error, note } = bulk.lineOf(row);
          return (
            <li
              key={row.itemId}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line px-3 py-2 text-sm last:border-b-0"
            >
              <bdi className="truncate font-bold">{visible(nameOf(row))}</bdi>
              <span className={cx('text-xs', state === 'FAILED' ? 'font-bold text-danger' : 'text-sub')}>
                {t.bulkStates[state]}
              </span>
              <span className={cx('col-span-2 text-xs', error ? 'text-danger' : 'text-sub')}>
                {error ?? (state === 'SKIPPED' ? '' : act.willDo(row))}
              </span>
              {note && <b className="phrase col-span-2 text-xs">{note}</b>}
            </li>
          );
        })}
      </ul>
      {act.reasonOf && !began && <ReasonField reason={reason} of={act.reasonOf} />}
      {bulk.all === 0 && <Note>{t.bulkNone}</Note>}
      {began && (
        <div role="status" className="flex flex-col gap-2 text-sm">
          <progress value={bulk.done + bulk.failed} max={bulk.all} className="w-full accent-primary" />
          <span>{t.bulkProgress(bulk.done, bulk.all)}</span>
          {bulk.failed > 0 && <Note look="danger">{t.bulkFailed(bulk.failed)}</Note>}
        </div>
      )}
      <div className="grid grid-cols-2 gap-3">
        {bulk.isRunning ? (
          <Button variant="line" size="md" onClick={bulk.stop}>
            {t.bulkStop}
          </Button>
        ) : (
          <Button variant="line" size="md" onClick={onClose}>
            {t.bulkClose}
          </Button>
        )}
        <Button
          variant={act.isDestructive ? 'danger' : 'primary'}
          size="md"
          isPending={bulk.isRunning}
          isDisabled={bulk.left === 0}
          onClick={start}
        >
          {t.bulkRun}
        </Button>
      </div>
    </Dialog>
  );
}
