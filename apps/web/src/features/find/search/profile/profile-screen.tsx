import type { CastDay } from '@yoimachi/contract/schedule';
import type { CastProfile } from '@yoimachi/contract/search';
import type { ReactNode } from 'react';
import { isRefused } from '#lib/api-error.ts';
import type { Day } from '#lib/dates.ts';
import { later } from '#ui/lib/later.tsx';
import { useToday } from '#lib/use-now.ts';
import { AppBar } from '#ui/bars.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page.tsx';
import { ProfileBar } from '#ui/profile-bar.tsx';
import { State } from '#ui/state.tsx';
import { useCast, useCastDays } from '#find/cast';
import { About } from './about.tsx';
import { profileTexts } from './ja.ts';
import { MeetingCard } from './meeting-card.tsx';
import { selectedDay } from './meeting-days.ts';
import { Photos } from './photos.tsx';
import { ProfileHead } from './profile-head.tsx';
import { profileColumns, ProfileSkeleton } from './profile-skeleton.tsx';
import { RequestBar } from './request-bar.tsx';
import { shareProfile } from './share-profile.ts';

const Beside = later(() => import('./beside.tsx'));

interface Props {
  readonly castId: string;
  /** The day to choose, if it is open. */
  readonly day: Day | undefined;
  readonly onDay: (day: Day) => void;
  readonly onRequest: (day: Day) => void;
  readonly onBack: () => void;
  readonly heart: (cast: CastProfile, look: 'glass' | 'plain' | 'words') => ReactNode;
  /** Shown before what she says about herself. */
  readonly more: (cast: CastProfile) => ReactNode;
  /** Shown after everything else. */
  readonly last: (cast: CastProfile) => ReactNode;
  /** Whether the request sheet is open. */
  readonly isAsking: boolean;
  /** The request sheet over the profile; null while it is closed. */
  readonly sheet: (cast: CastProfile, days: readonly CastDay[]) => ReactNode;
}

/** /guest/user-profile: who she is, what she costs and when she can be met. */
export function ProfileScreen(props: Props) {
  const { castId, onBack } = props;
  const cast = useCast(castId);
  if (cast.isPending) {
    return (
      <>
        <ProfileBar title={profileTexts.screen} onBack={onBack} actions={() => null} />
        <ProfileSkeleton />
      </>
    );
  }
  if (!cast.data) return <Failed query={cast} onBack={onBack} />;
  return <Profile {...props} cast={cast.data} />;
}

function Profile(props: Props & { readonly cast: CastProfile }) {
  const { cast, day, onDay, onRequest, onBack, heart, more, last, isAsking, sheet } = props;
  const today = useToday();
  const days = useCastDays(cast.castId, today);
  const castDay = selectedDay(days.data ?? [], day);
  const request = () => castDay && onRequest(castDay.day);
  return (
    <>
      <ProfileBar
        title={cast.nickname}
        onBack={onBack}
        actions={(look) => (
          <>
            <IconButton
              icon="share"
              look={look}
              label={profileTexts.share}
              onClick={() => void shareProfile(cast.nickname, cast.castId)}
            />
            {heart(cast, look)}
          </>
        )}
      />
      <Page width="wide">
        <button
          type="button"
          onClick={onBack}
          className="-mt-6 -mb-4 hidden min-h-11 items-center gap-1 self-start text-sm text-sub desktop:flex"
        >
          <Icon name="back" size={16} />
          {profileTexts.back}
        </button>
        <div className={profileColumns}>
          <Photos cast={cast} />
          {/* Beside the photo, under the bar that lies over both. */}
          <div className="min-w-0 min-[640px]:max-desktop:pt-12">
            <ProfileHead cast={cast} heart={heart(cast, 'words')} />
          </div>
          <MeetingCard
            cast={cast}
            today={today}
            days={days}
            selected={castDay?.day ?? null}
            onSelect={onDay}
            onRequest={request}
            isAsking={isAsking}
          />
          <div className="flex min-w-0 flex-col gap-8 min-[640px]:max-desktop:col-span-2">
            {more(cast)}
            <About cast={cast} />
            <Beside castId={cast.castId} />
            {last(cast)}
          </div>
        </div>
      </Page>
      <RequestBar
        cast={cast}
        castDay={castDay}
        isClosed={days.data !== undefined && castDay === null}
        onRequest={request}
      />
      {days.data && sheet(cast, days.data)}
    </>
  );
}

function Failed(props: { readonly query: ReturnType<typeof useCast>; readonly onBack: () => void }) {
  return (
    <>
      <AppBar title={profileTexts.screen} onBack={props.onBack} />
      <Page>
        {isRefused(props.query.error) ? (
          <State
            icon="user"
            title={profileTexts.notFound}
            action={<ButtonLink to="/guest" variant="line" label={profileTexts.toSearch} />}
          />
        ) : (
          <QueryFailed query={props.query} />
        )}
      </Page>
    </>
  );
}
