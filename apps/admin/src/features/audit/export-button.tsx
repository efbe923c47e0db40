import { lazy, Suspense, useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { auditTexts as t } from './ja.ts';
import type { AuditFilters } from './search.ts';

const ExportDialog = lazy(() => import('./export-dialog.tsx'));

/** Asks for a file of what the filters show; the form comes when it is first opened. */
export function ExportButton({ filters }: { readonly filters: AuditFilters }) {
  const [isOpen, setOpen] = useState(false);
  const mayAct = useMayAct();
  if (!mayAct('proposeAuditExport')) return null;
  return (
    <>
      <SmallButton onClick={() => setOpen(true)}>{t.export}</SmallButton>
      <Suspense>{isOpen && <ExportDialog filters={filters} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
