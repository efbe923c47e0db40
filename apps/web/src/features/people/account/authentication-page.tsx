import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@yoimachi/contract/errors';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isPhoneCheckDue } from '#lib/api-error.ts';
import { disconnectLive } from '#lib/live.ts';
import type { Credentials } from '#lib/session.ts';
import { CAST, GUEST, readEntry, type UserType } from '#lib/session-storage.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { MoreLink } from '#ui/more-link.tsx';
import { verifyCode, type SentCode } from './api/identity.ts';
import { ContinueStep } from './continue-step.tsx';
import { enter, interruptedEntry } from './enter.ts';
import { accountTexts as t } from './ja.ts';
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

const HERE = '/authentication';
const sides = { guest: GUEST, cast: CAST } as const;
const notices = { cancelled: t.lineCancelled, failed: messageOf('LINE_LOGIN_FAILED') } as const;

/** A login by LINE left in this browser is over as soon as another one can begin; the next step is fetched meanwhile. */
function beginAnew() {
  takePending();
  return whenIdle(loadCodeStep);
}

/** The login: guest or cast, phone, code. Which side and which step stands in the address; the input stays here. */
export function AuthenticationPage() {
  const { next, ref, as = ref === undefined ? undefined : 'cast', step, line } = useSearch({ from: HERE });
  const navigate = useNavigate({ from: HERE });
  const [sent, setSent] = useState<SentCode | null>(null);
  const { way, offeredBefore, arriveAt } = useWayIn(as ?? 'guest', next);
  useEffect(beginAnew, []);
  const kept = next === undefined ? {} : { next };
  if (offeredBefore !== null) return <Offer onDone={() => arriveAt(offeredBefore)} />;
  if (!as)
    return (
      <SelectStep
        onSelect={(chosen) => void navigate({ search: { ...kept, as: chosen === GUEST ? 'guest' : 'cast' } })}
      />
    );

  const userType = sides[as];
  const goTo = (open?: EntryStep) => void navigate({ search: { ...kept, as, ...(open && { step: open }) } });
  const goIn = (bySms: boolean) => (credentials: Credentials) => way.mutate({ credentials, userType, bySms });
  const restart = () => {
    way.reset();
    void navigate({ search: kept });
  };
  const interrupted = way.isError
    ? way.variables.credentials
    : way.isIdle
      ? interruptedEntry(userType)
      : null;
  if (interrupted) {
    return (
      <ContinueStep
        error={way.error}
        isPending={way.isPending}
        onContinue={() => goIn(false)(interrupted)}
        onBack={restart}
      />
    );
  }
  const arrive = (code: SentCode) => {
    setSent(code);
    if (step !== 'code') goTo('code');
  };
  if (step !== 'code' || !sent) {
    return (
      <PhoneStep
        userType={userType}
        phone={sent?.phone ?? ''}
        onBack={restart}
        onSent={arrive}
        next={next}
        notice={line && notices[line]}
        onVerified={goIn(false)}
      />
    );
  }
  return (
    <Suspense>
      <CodeStep
        key={sent.resendAt.getTime()}
        sent={sent}
        onBack={() => goTo()}
        onSent={arrive}
        verify={verifyCode}
        onVerified={goIn(true)}
        isEntering={way.isPending || way.isSuccess}
        reauthLink={<MoreLink to="/authentication/lost-number">{t.reauth}</MoreLink>}
      />
    </Suspense>
  );
}

interface Order {
  readonly credentials: Credentials;
  readonly userType: UserType;
  readonly bySms: boolean;
}

/** Signs in with what was verified, and leads on: to a check of the number, to the offer of a passkey, or to where the person wanted to go. */
function useWayIn(as: keyof typeof sides, next: string | undefined) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const client = useQueryClient();
  const [offeredBefore, setOfferedBefore] = useState<string | null>(null);
  const arriveAt = (path: string) => {
    // Somebody else may have used this tab before.
    client.clear();
    disconnectLive();
    history.replace(path);
  };
  const way = useMutation({
    mutationFn: async ({ credentials, userType, bySms }: Order) => {
      const isKnown = await enter(credentials, userType);
      return bySms && isKnown && (await isTimeToOffer());
    },
    onError: (error) => {
      if (!isPhoneCheckDue(error)) return;
      const search = { as, next: next ?? (as === 'cast' ? '/cast' : '/guest') };
      void navigate({ to: '/authentication/phone-check', search });
    },
    onSuccess: (isOffer, { userType }) => {
      const path = landingOf({ userType, ...standing(readEntry) }, next);
      if (isOffer) setOfferedBefore(path);
      else arriveAt(path);
    },
  });
  return { way, offeredBefore, arriveAt };
}

const Offer = (props: { readonly onDone: () => void }) => (
  <Suspense>
    <PasskeyOffer {...props} />
  </Suspense>
);

/** From the second login on, once in a browser: noted before it is shown, so that it never comes twice. */
async function isTimeToOffer(): Promise<boolean> {
  const userId = readEntry('userIdCurrent');
  if (typeof userId !== 'string' || wasOffered(userId) || !(await canMakePasskey())) return false;
  noteOffer(userId);
  return true;
}
