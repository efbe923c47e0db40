import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { isPhoneCheckDue } from '#lib/api-error.ts';
import type { Credentials } from '#lib/session.ts';
import { readEntry } from '#lib/session-storage.ts';
import type { UserType } from '#lib/session-storage.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { verifyCode } from './api/identity.ts';
import type { SentCode } from './api/identity.ts';
import { ContinueStep } from './continue-step.tsx';
import { enter, interruptedEntry } from './enter.ts';
import { landingOf, standing } from './landing.ts';
import { takePending } from './line-pending.ts';
import { canMakePasskey, noteOffer, wasOffered } from './passkey-support.ts';
import { PhoneStep } from './phone-step.tsx';
import { SelectStep } from './select-step.tsx';

/** Loaded for those it is made to. */
const PasskeyOffer = lazy(async () => ({ default: (await import('./passkey-offer.tsx')).PasskeyOffer }));

/** Comes while the number is typed; where the network is cut just then, when it is shown. */
const loadCodeStep = async () => ({ default: (await import('./code-step.tsx')).CodeStep<Credentials> });
const CodeStep = lazy(loadCodeStep);

export type EntryStep = 'code';

interface Props {
  /** null until it is chosen. */
  readonly userType: UserType | null;
  readonly step: EntryStep | null;
  /** Where to go after the login. */
  readonly next: string | undefined;
  /** Why a login by LINE did not come to its end, in words. */
  readonly notice: string | undefined;
  readonly onSelect: (userType: UserType | null) => void;
  readonly onStep: (step: EntryStep | null) => void;
  /** Signed in: leads to an address of this app. */
  readonly onEntered: (path: string) => void;
  /** The number has to be proved before this login goes on. */
  readonly onPhoneCheck: () => void;
  readonly reauthLink: ReactNode;
}

/** A login by LINE left in this browser is over as soon as another one can begin; the next step is fetched meanwhile. */
function beginAnew() {
  takePending();
  return whenIdle(loadCodeStep);
}

/** The login: guest or cast, phone, code. The address says which step is open; the input stays here. */
export function AuthenticationScreen(props: Props) {
  const { userType, step, next, notice, onSelect, onStep, onEntered, onPhoneCheck, reauthLink } = props;
  const [sent, setSent] = useState<SentCode | null>(null);
  const [offeredBefore, setOfferedBefore] = useState<string | null>(null);
  useEffect(beginAnew, []);
  const way = useMutation({
    mutationFn: async ({ credentials, userType: of, bySms }: Order) => {
      const isKnown = await enter(credentials, of);
      return bySms && isKnown && (await isTimeToOffer());
    },
    onError: (error) => {
      if (isPhoneCheckDue(error)) onPhoneCheck();
    },
    onSuccess: (isOffer, order) => {
      const path = landingOf({ userType: order.userType, ...standing(readEntry) }, next);
      if (isOffer) setOfferedBefore(path);
      else onEntered(path);
    },
  });
  if (offeredBefore !== null) return <Offer onDone={() => onEntered(offeredBefore)} />;
  if (userType === null) return <SelectStep onSelect={onSelect} />;

  const kept = way.isError ? way.variables.credentials : way.isIdle ? interruptedEntry(userType) : null;
  const goIn = (bySms: boolean) => (credentials: Credentials) => way.mutate({ credentials, userType, bySms });
  const restart = () => {
    way.reset();
    onSelect(null);
  };
  if (kept) {
    return (
      <ContinueStep
        error={way.error}
        isPending={way.isPending}
        onContinue={() => goIn(false)(kept)}
        onBack={restart}
      />
    );
  }
  const arrive = (code: SentCode) => {
    setSent(code);
    if (step !== 'code') onStep('code');
  };
  if (step !== 'code' || !sent) {
    return (
      <PhoneStep
        userType={userType}
        phone={sent?.phone ?? ''}
        onBack={restart}
        onSent={arrive}
        next={next}
        notice={notice}
        onVerified={goIn(false)}
      />
    );
  }
  return (
    <Suspense>
      <CodeStep
        key={sent.resendAt.getTime()}
        sent={sent}
        onBack={() => onStep(null)}
        onSent={arrive}
        verify={verifyCode}
        onVerified={goIn(true)}
        isEntering={way.isPending || way.isSuccess}
        reauthLink={reauthLink}
      />
    </Suspense>
  );
}

const Offer = (props: { readonly onDone: () => void }) => (
  <Suspense>
    <PasskeyOffer {...props} />
  </Suspense>
);

interface Order {
  readonly credentials: Credentials;
  readonly userType: UserType;
  readonly bySms: boolean;
}

/** From the second login on, once in a browser: noted before it is shown, so that it never comes twice. */
async function isTimeToOffer(): Promise<boolean> {
  const userId = readEntry('userIdCurrent');
  if (typeof userId !== 'string' || wasOffered(userId) || !(await canMakePasskey())) return false;
  noteOffer(userId);
  return true;
}
