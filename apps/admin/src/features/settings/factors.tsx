import { officeRoutes } from '@yoimachi/contract/office';
import { useState } from 'react';
import { PasskeyForm, RecoveryCodes, TotpForm } from '#features/door';
import { call } from '#lib/api.ts';
import { useOffice } from '#lib/office.ts';
import { Dialog } from '#parts/dialog.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { dayOf, formatDay } from '#ui/lib/dates.ts';
import { useOwnAct } from './api.ts';
import { settingsTexts as t } from './ja.ts';
import { Row, Section } from '#parts/section.tsx';

type Open = 'APP' | 'PASSKEY' | 'RENEW' | null;

/** The second factors of the person at the desk. */
export function Factors() {
  const { hasTotp, passkeys, recoveryCodesLeft } = useOffice();
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const refresh = useOwnAct(() => Promise.resolve(), t.done);
  const renew = useOwnAct(() => call(officeRoutes.newRecoveryCodes));
  const done = (next: readonly string[]) => {
    setOpen(null);
    setCodes(next);
    refresh.mutate(undefined);
  };
  const close = () => setOpen(null);
  return (
    <Section title={t.factors}>
      <Row label={t.app} detail={hasTotp ? t.isSet : t.notSet}>
        <SmallButton onClick={() => setOpen('APP')}>{hasTotp ? t.replace : t.setUp}</SmallButton>
      </Row>
      {passkeys.map((passkey) => (
        <Passkey key={passkey.id} {...passkey} />
      ))}
      <Row label={t.passkeys} detail={passkeys.length === 0 ? t.notSet : undefined}>
        <SmallButton onClick={() => setOpen('PASSKEY')}>{t.addPasskey}</SmallButton>
      </Row>
      <Row label={t.recovery} detail={t.left(recoveryCodesLeft)}>
        <SmallButton onClick={() => setOpen('RENEW')}>{t.renew}</SmallButton>
      </Row>
      <Dialog isOpen={open === 'APP'} onClose={close} title={t.app}>
        <TotpForm onDone={done} />
      </Dialog>
      <Dialog isOpen={open === 'PASSKEY'} onClose={close} title={t.addPasskey}>
        <PasskeyForm onDone={done} />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'RENEW'}
        onClose={close}
        title={t.renewTitle}
        confirmLabel={t.renew}
        isPending={renew.isPending}
        onConfirm={() =>
          renew.mutate(undefined, {
            onSuccess: ({ recoveryCodes }) => done(recoveryCodes),
            onError: close,
          })
        }
      >
        {t.renewDetail}
      </ConfirmDialog>
      <Dialog isOpen={codes.length > 0} onClose={() => undefined} title={t.recoveryShown}>
        <RecoveryCodes codes={codes} doneLabel={t.close} onDone={() => setCodes([])} />
      </Dialog>
    </Section>
  );
}

function Passkey({ id, name, addedAt }: { id: string; name: string; addedAt: string }) {
  const [isAsked, setAsked] = useState(false);
  const remove = useOwnAct(
    () => call(officeRoutes.removeOfficePasskey, { params: { passkeyId: id } }),
    t.removed,
  );
  return (
    <Row label={name} detail={t.added(formatDay(dayOf(new Date(addedAt))))}>
      <SmallButton look="danger" onClick={() => setAsked(true)}>
        {t.remove}
      </SmallButton>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t.removeTitle(name)}
        confirmLabel={t.remove}
        isDestructive
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsked(false) })}
      >
        {t.removeDetail}
      </ConfirmDialog>
    </Row>
  );
}
