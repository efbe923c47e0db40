import { useQuery } from '@tanstack/react-query';
import { AgeStatus } from '@yoimachi/domain/account';
import { needsPhoneStep } from '@yoimachi/domain/login';
import { useEffect, type ReactNode } from 'react';
import { writeEntry } from '#lib/session-storage.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { castOwnQuery } from '#people/profile';
import { LogoutButton } from '#people/account';
import { AppBar } from '#ui/bars.tsx';
import { registrationTexts as t } from './ja.ts';

const ASK_EVERY_MS = 10_000;

/** After the four steps: her age is still to be checked. The screen polls until that is done. */
export function WaitingPage() {
  const query = useQuery({
    ...castOwnQuery(),
    refetchInterval: ({ state }) => (state.data?.verifyStatus === AgeStatus.VERIFIED ? false : ASK_EVERY_MS),
    refetchOnWindowFocus: 'always',
  });
  const status = query.data?.verifyStatus;
  const isVerified = status === AgeStatus.VERIFIED;
  useEffect(() => {
    if (isVerified) writeEntry('verify_status', AgeStatus.VERIFIED);
  }, [isVerified]);
  return (
    <>
      <AppBar title={t.waitingTitle} />
      <Loaded query={query}>
        {({ phone }) => (
          <Page className="gap-6">
            <div role="status" className="flex flex-col gap-6">
              {isVerified ? <Verified /> : status === AgeStatus.PENDING ? <Pending /> : <NothingYet />}
            </div>
            {needsPhoneStep({ hasPhone: phone !== null }) && <PhoneMissing />}
            {isVerified ? null : (
              <>
                <Note>{t.waitingMeanwhile}</Note>
                <div className="flex flex-col gap-3">
                  <ButtonLink to="/cast/my-profile/photos" variant="line" isWide label={t.toPhotos} />
                  <ButtonLink to="/cast/setting/setting-price" variant="line" isWide label={t.setPrice} />
                  <ButtonLink to="/cast" variant="ghost" isWide label={t.toHome} />
                </div>
                <div className="mt-auto pt-6">
                  <LogoutButton />
                </div>
              </>
            )}
          </Page>
        )}
      </Loaded>
    </>
  );
}

/** Who came by LINE: without a number nobody can book her. */
function PhoneMissing() {
  return (
    <Card className="flex flex-col gap-4">
      <Note look="danger">{t.phoneNeeded}</Note>
      <ButtonLink
        to="/authentication/phone"
        search={{ next: '/authentication/waiting' }}
        isWide
        label={t.verifyPhone}
      />
    </Card>
  );
}

interface StateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly lead: string;
  /** Of her age check, in a chip. */
  readonly status?: ReactNode;
  /** The ways on. */
  readonly children: ReactNode;
}

/** How her registration stands. */
function State({ icon, title, lead, status, children }: StateProps) {
  return (
    <>
      <span className="grid size-16 place-items-center rounded-full bg-tint text-on-tint">
        <Icon name={icon} size={28} />
      </span>
      <div className="flex flex-col gap-3">
        <h2 className="text-2xl">{title}</h2>
        <p className="phrase text-base">{lead}</p>
      </div>
      {status && (
        <Card className="flex items-center justify-between gap-3">
          <span className="text-sm font-bold">{t.waitingStatus}</span>
          {status}
        </Card>
      )}
      {children}
    </>
  );
}

/** She has not handed a document in yet, or another one is asked for. */
const NothingYet = () => (
  <State icon="shield" title={t.waitingHeading} lead={t.ageNext}>
    <ButtonLink to="/cast/age-verification" isWide label={t.toAgeCheck} />
  </State>
);

const Pending = () => (
  <State
    icon="clock"
    title={t.waitingHeading}
    lead={t.waitingLead}
    status={<Chip look="wait">{t.waitingPending}</Chip>}
  >
    <ButtonLink to="/cast/age-verification" variant="line" isWide label={t.toAgeState} />
    <p className="phrase text-xs text-sub">{t.waitingRefresh}</p>
  </State>
);

const Verified = () => (
  <State
    icon="shield"
    title={t.verifiedHeading}
    lead={t.verifiedLead}
    status={<Chip look="ok">{t.verifiedChip}</Chip>}
  >
    <div className="flex flex-col gap-3">
      <ButtonLink to="/cast/setting/setting-schedule" isWide label={t.setSchedule} />
      <ButtonLink to="/cast" variant="line" isWide label={t.toHome} />
    </div>
  </State>
);
