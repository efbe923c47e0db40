import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { doorTexts as t } from './ja.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { TotpForm } from './totp-form.tsx';
import { knowsPasskeys } from './use-passkey.ts';

/** The first second factor of somebody who has none. */
export function Enrolment({ onDone }: { readonly onDone: (recoveryCodes: readonly string[]) => void }) {
  const [way, setWay] = useState<'APP' | 'PASSKEY' | null>(null);
  if (way !== null)
    return (
      <div className="flex flex-col gap-4">
        {way === 'APP' ? <TotpForm onDone={onDone} /> : <PasskeyForm onDone={onDone} />}
        <Button variant="ghost" size="md" onClick={() => setWay(null)}>
          {t.chooseOther}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <p className="phrase text-sm text-sub">{t.enrolLead}</p>
      <Way title={t.byApp} detail={t.byAppDetail} onChoose={() => setWay('APP')} />
      {knowsPasskeys() && (
        <Way title={t.byPasskey} detail={t.byPasskeyDetail} onChoose={() => setWay('PASSKEY')} />
      )}
    </div>
  );
}

interface WayProps {
  readonly title: string;
  readonly detail: string;
  readonly onChoose: () => void;
}

function Way({ title, detail, onChoose }: WayProps) {
  return (
    <section className="flex items-center gap-4 rounded-lg border border-line p-4">
      <div className="min-w-0 flex-1">
        <h2 className="font-gothic text-sm font-bold">{title}</h2>
        <p className="phrase text-xs text-sub">{detail}</p>
      </div>
      <Button variant="line" size="md" aria-label={`${title}: ${t.set}`} onClick={onChoose}>
        {t.set}
      </Button>
    </section>
  );
}
