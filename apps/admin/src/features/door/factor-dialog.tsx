import { useQuery } from '@tanstack/react-query';
import { answerFactor, useFactorAsked } from '#lib/factor-ask.ts';
import { officeQuery } from '#lib/office-query.ts';
import { Dialog } from '#parts/dialog.tsx';
import { Button } from '#ui/button.tsx';
import { FactorForm } from './factor-form.tsx';
import { doorTexts as t } from './ja.ts';

/** Asks for the second factor again, before a call that needs it goes on. */
export default function FactorDialogBody() {
  const isAsked = useFactorAsked();
  const { data: office } = useQuery({ ...officeQuery, enabled: false });
  return (
    <Dialog isOpen={isAsked && office !== undefined} onClose={() => answerFactor(false)} title={t.again}>
      <p className="phrase text-sm text-sub">{t.againLead}</p>
      {office && (
        <FactorForm
          hasTotp={office.hasTotp}
          hasPasskey={office.hasPasskey}
          onShown={() => answerFactor(true)}
        />
      )}
      <Button variant="line" size="md" onClick={() => answerFactor(false)}>
        {t.cancel}
      </Button>
    </Dialog>
  );
}
