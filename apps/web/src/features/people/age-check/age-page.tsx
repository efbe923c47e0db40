import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ageCheckRoutes, type AgeStanding } from '@yoimachi/contract/age-check';
import { AgeStatus } from '@yoimachi/domain/account';
import type { AgeCheckWay } from '@yoimachi/domain/age-check';
import { useEffect, useState } from 'react';
import { writeEntry } from '#lib/session-storage.ts';
import { useRefreshOn } from '#lib/use-refresh-on.ts';
import { SubPage } from '#ui/bars.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { ageQuery } from './api/age.ts';
import { FailedScreen } from './failed-screen.tsx';
import { HandInScreen } from './hand-in-screen.tsx';
import type { Side } from './side.ts';
import { ageTexts as t } from './ja.ts';
import { HandedScreen, MinorScreen, NotYetScreen, RejectedScreen, VerifiedScreen } from './state-screens.tsx';

interface Props {
  readonly side: Side;
  readonly standing: AgeStanding;
  /** She is verified, and operators ask for a photo of her all the same. */
  readonly isAskedForPhoto: boolean;
}

/** The one screen that fits where somebody stands. */
function AgeScreen({ side, standing, isAskedForPhoto }: Props) {
  const { check, status, ways, isMinor } = standing;
  // A result is looked at before the next try; which one that is remembered for.
  const [next, setNext] = useState<{ readonly after: string | undefined; readonly way: AgeCheckWay } | null>(
    null,
  );
  const goOn = (way: AgeCheckWay) => setNext({ after: check?.checkId, way });
  if (isMinor) return <MinorScreen />;
  if (status === AgeStatus.VERIFIED)
    return <VerifiedScreen side={side} standing={standing} isAskedForPhoto={isAskedForPhoto} />;
  if (check?.state === 'READING' || check?.state === 'WAITING')
    return <HandedScreen side={side} check={check} />;
  const isGoingOn = next !== null && next.after === check?.checkId;
  if (check?.state === 'FAILED' && !isGoingOn)
    return <FailedScreen check={check} triesLeft={standing.triesLeft} onGoOn={goOn} />;
  if (check?.state === 'REJECTED' && !isGoingOn)
    return <RejectedScreen side={side} check={check} onGoOn={() => goOn('ANALOG')} />;
  if (ways.length === 0) return <NotYetScreen side={side} />;
  const wanted = isGoingOn ? next.way : 'AUTO';
  return (
    <HandInScreen side={side} standing={standing} firstWay={ways.includes(wanted) ? wanted : 'ANALOG'} />
  );
}

export const CastAgePage = () => <AgePage side="cast" />;
export const GuestAgePage = () => <AgePage side="guest" />;

function AgePage({ side }: { readonly side: Side }) {
  const query = useQuery(ageQuery());
  const { photo = false } = useSearch({ strict: false });
  const status = query.data?.status;
  // Whatever is told of a check is told by a notification.
  useRefreshOn('user.notification', ageCheckRoutes.checkAge);
  useEffect(() => {
    if (side === 'cast' && status !== undefined) writeEntry('verify_status', status);
  }, [side, status]);
  return (
    <SubPage title={t.title}>
      <Loaded query={query}>
        {(standing) => <AgeScreen side={side} standing={standing} isAskedForPhoto={photo} />}
      </Loaded>
    </SubPage>
  );
}
