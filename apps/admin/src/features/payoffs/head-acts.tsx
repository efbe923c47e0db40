import { useState } from 'react';
import { later } from '#ui/lib/later.tsx';
import { useMayAct } from '#lib/office.ts';
import { ActButton } from '#parts/act/index.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { saveWithholding } from './acts.tsx';
import { payoffTexts as t } from './ja.ts';

const FormsDialog = later(() => import('./forms-dialog.tsx'));
const SettingsDialog = later(() => import('./settings-dialog.tsx'));

/** What is done about all payoffs: the month's report, the year's forms, and what holds for them. */
export function HeadActs() {
  const mayAct = useMayAct();
  const [open, setOpen] = useState<'forms' | 'settings' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ActButton act={saveWithholding} />
      {mayAct('paymentForms') && <SmallButton onClick={() => setOpen('forms')}>{t.forms}</SmallButton>}
      {mayAct('changePayoffTerms') && (
        <SmallButton onClick={() => setOpen('settings')}>{t.settings}</SmallButton>
      )}
      {open === 'forms' && <FormsDialog onClose={close} />}
      {open === 'settings' && <SettingsDialog onClose={close} />}
    </>
  );
}
