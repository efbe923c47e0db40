import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { officeRoutes } from '@yoimachi/contract/office';
import { useEffect, useState } from 'react';
import { call, isLoginDue } from '#lib/api.ts';
import { officeQuery, type Office } from '#lib/office-query.ts';
import { clearDrafts } from '#lib/clear-drafts.ts';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { Note } from '#ui/note.tsx';
import { Enrolment } from './enrolment.tsx';
import { FactorForm } from './factor-form.tsx';
import { DoorFrame } from './frame.tsx';
import { doorTexts as t } from './ja.ts';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useStep } from './use-step.ts';

interface Props {
  /** Goes where the login leads to; once the door is open. */
  readonly goOn: () => void;
}

/** The way in, step by step; where a login stands is the server's to say, so that a reload goes on there. */
export function LoginPage({ goOn }: Props) {
  const office = useQuery({
    ...officeQuery,
    staleTime: 0,
    retry: (count, error) => !isLoginDue(error) && count < 1,
  });
  // They stay until they are saved, although the door is open by then.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <SavedFirst codes={codes} onDone={() => setCodes(null)} />;
  if (office.isError && !isLoginDue(office.error))
    return (
      <DoorFrame title={t.login}>
        <Note look="danger">{errorMessage(office.error)}</Note>
        <Button variant="line" isPending={office.isFetching} onClick={() => void office.refetch()}>
          {t.retry}
        </Button>
      </DoorFrame>
    );
  if (office.isError || (!office.data && !office.isPending))
    return (
      <DoorFrame title={t.login}>
        <PasswordForm />
        <p className="text-xs text-sub">{t.idle}</p>
      </DoorFrame>
    );
  if (!office.data) return <DoorFrame title={t.login}>{t.loading}</DoorFrame>;
  if (office.data.step === 'OPEN') return <GoOn goOn={goOn} />;
  return <SecondStep office={office.data} onCodes={setCodes} />;
}

interface StepProps {
  readonly office: Office;
  readonly onCodes: (codes: readonly string[]) => void;
}

function SecondStep({ office, onCodes }: StepProps) {
  return (
    <DoorFrame title={office.step === 'ENROL' ? t.enrol : t.factor}>
      <p className="text-sm text-sub">{office.operator.mail}</p>
      {office.step === 'ENROL' ? (
        <Enrolment onDone={onCodes} />
      ) : (
        <FactorForm hasTotp={office.hasTotp} hasPasskey={office.hasPasskey} />
      )}
      <OtherPerson />
    </DoorFrame>
  );
}

function OtherPerson() {
  const queryClient = useQueryClient();
  const leave = useMutation({
    mutationFn: () => call(officeRoutes.leaveOffice),
    onSettled: () => {
      clearDrafts();
      return queryClient.resetQueries();
    },
  });
  return (
    <Button variant="ghost" size="md" isPending={leave.isPending} onClick={() => leave.mutate()}>
      {t.otherPerson}
    </Button>
  );
}

function SavedFirst({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const step = useStep();
  return (
    <DoorFrame title={t.recoveryTitle}>
      <RecoveryCodes codes={codes} doneLabel={t.go} onDone={() => void step().then(onDone)} />
    </DoorFrame>
  );
}

function GoOn({ goOn }: Props) {
  useEffect(goOn, [goOn]);
  return null;
}
