import { lazy, Suspense, useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { payoffTexts as t } from './ja.ts';

const SettingsDialog = lazy(() => import('./settings-dialog.tsx'));
const WithholdingDialog = lazy(() => import('./withholding-dialog.tsx'));

/** What is done about all payoffs: the month's report, and what holds for them. */
export function HeadActs() {
  const mayAct = useMayAct();
  const [open, setOpen] = useState<'report' | 'settings' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {mayAct('withholdingReport') && (
        <SmallButton onClick={() => setOpen('report')}>{t.withholdingReport}</SmallButton>
      )}
      {mayAct('changePayoffTerms') && (
        <SmallButton onClick={() => setOpen('settings')}>{t.settings}</SmallButton>
      )}
      <Suspense>
        {open === 'report' && <WithholdingDialog onClose={close} />}
        {open === 'settings' && <SettingsDialog onClose={close} />}
      </Suspense>
    </>
  );
}
