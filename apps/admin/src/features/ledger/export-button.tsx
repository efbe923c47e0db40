import { useState } from 'react';
import { later } from '#ui/lib/later.tsx';
import { useMayAct } from '#lib/office.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { exportTexts as t } from './export.ja.ts';
import type { LedgerSearch } from './search.ts';

const ExportDialog = later(() => import('./export-dialog.tsx'));

/** Saves what the journal shows, or some days of it; the form comes when it is first opened. */
export function ExportButton({ search }: { readonly search: LedgerSearch }) {
  const [isOpen, setOpen] = useState(false);
  const mayAct = useMayAct();
  if (!mayAct('exportTransfers')) return null;
  return (
    <>
      <SmallButton onClick={() => setOpen(true)}>{t.open}</SmallButton>
      {isOpen && <ExportDialog search={search} onClose={() => setOpen(false)} />}
    </>
  );
}
