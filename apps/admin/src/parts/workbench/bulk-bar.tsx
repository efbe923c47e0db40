import { useState } from 'react';
import { queueAdminRoutes } from '@yoimachi/contract/queue';
import { useMayAct } from '#lib/office.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { deskTexts as t } from './ja.ts';
import type { BulkAct, QueueScreen, WaitingRow } from './screen.ts';

interface Props {
  readonly screen: QueueScreen;
  readonly rows: readonly WaitingRow[];
  readonly onUnmark: () => void;
}

/** What can be done with all marked rows, at the foot of the list. */
export function BulkBar({ screen, rows, onUnmark }: Props) {
  const mayAct = useMayAct();
  // The rows as they were when it was opened: what is done leaves the list meanwhile.
  const [open, setOpen] = useState<{
    readonly act: BulkAct<WaitingRow>;
    readonly rows: readonly WaitingRow[];
  } | null>(null);
  const acts = (screen.bulk ?? []).filter(({ needs }) => mayAct(needs));
  return (
    <>
      {rows.length > 0 && (
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-bg px-5 py-2.5">
          <span className="text-sm font-bold">{t.selected(rows.length)}</span>
          {acts.map((act) => (
            <SmallButton
              key={act.label}
              look={act.isDestructive ? 'danger' : 'line'}
              onClick={() => setOpen({ act, rows })}
            >
              {act.label}
            </SmallButton>
          ))}
          <SmallButton look="ghost" onClick={onUnmark}>
            {t.unselect}
          </SmallButton>
        </div>
      )}
      {open && (
        <BulkDialog
          act={open.act}
          rows={open.rows}
          nameOf={(row) => screen.line(row).name}
          refreshes={[screen.list, queueAdminRoutes]}
          onClose={() => {
            setOpen(null);
            onUnmark();
          }}
        />
      )}
    </>
  );
}
