import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Credentials } from '#lib/session.ts';
import { readEntry } from '#lib/session-storage.ts';
import type { UserType } from '#lib/session-storage.ts';
import type { SentCode } from './api/identity.ts';
import { CodeStep } from './code-step.tsx';
import { ContinueStep } from './continue-step.tsx';
import { enter, interruptedEntry } from './enter.ts';
import { landingOf } from './landing.ts';
import { PhoneStep } from './phone-step.tsx';
import { ReauthStep } from './reauth-step.tsx';
import { SelectStep } from './select-step.tsx';

export type EntryStep = 'code' | 'reauth';

interface Props {
  /** null until it is chosen. */
  readonly userType: UserType | null;
  readonly step: EntryStep | null;
  /** Where to go after the login. */
  readonly next: string | undefined;
  readonly onSelect: (userType: UserType | null) => void;
  readonly onStep: (step: EntryStep | null) => void;
  /** Signed in: leads to an address of this app. */
  readonly onEntered: (path: string) => void;
  readonly reauthLink: ReactNode;
}

/** The login: guest or cast, phone, code. The address says which step is open; the input stays here. */
export function AuthenticationScreen(props: Props) {
  const { userType, step, next, onSelect, onStep, onEntered, reauthLink } = props;
  const [sent, setSent] = useState<SentCode | null>(null);
  const way = useMutation({
    mutationFn: (order: { readonly credentials: Credentials; readonly userType: UserType }) =>
      enter(order.credentials, order.userType),
    onSuccess: (_, order) => onEntered(landingOf({ userType: order.userType, ...standing() }, next)),
  });
  if (step === 'reauth') return <ReauthStep onBack={() => onStep(null)} />;
  if (userType === null) return <SelectStep onSelect={onSelect} />;

  const kept = way.isError ? way.variables.credentials : way.isIdle ? interruptedEntry(userType) : null;
  const goIn = (credentials: Credentials) => way.mutate({ credentials, userType });
  const restart = () => {
    way.reset();
    onSelect(null);
  };
  if (kept) {
    return (
      <ContinueStep
        error={way.error}
        isPending={way.isPending}
        onContinue={() => goIn(kept)}
        onBack={restart}
      />
    );
  }
  const arrive = (code: SentCode) => {
    setSent(code);
    if (step !== 'code') onStep('code');
  };
  if (step !== 'code' || !sent) {
    return <PhoneStep userType={userType} phone={sent?.phone ?? ''} onBack={restart} onSent={arrive} />;
  }
  return (
    <CodeStep
      key={sent.resendAt.getTime()}
      sent={sent}
      onBack={() => onStep(null)}
      onSent={arrive}
      onVerified={goIn}
      isEntering={way.isPending || way.isSuccess}
      reauthLink={reauthLink}
    />
  );
}

/** How far the account's registration is, as just written on opening the session. */
function standing() {
  const verifyStatus = readEntry('verify_status');
  return {
    registrationStage: Number(readEntry('current_step')),
    verifyStatus: typeof verifyStatus === 'number' ? verifyStatus : null,
  };
}
