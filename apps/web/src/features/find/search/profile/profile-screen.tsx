import type { CastDay } from '@yoimachi/contract/schedule';
import type { CastProfile } from '@yoimachi/contract/search';
import type { ReactNode } from 'react';
import { isRefused } from '#lib/api-error.ts';
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
import { useCast, useCastDays, castTexts } from '#find/cast';
import { About } from './about.tsx';
import { profileTexts } from './ja.ts';
import { MeetingCard, NoDays } from './meeting-card.tsx';
import { selectedDay } from './meeting-days.ts';
import { Photos } from './photos.tsx';
import { ProfileHead } from './profile-head.tsx';
import { shareProfile } from './share-profile.ts';
import { formatDayShort, formatMinute, type Day } from '#lib/dates.ts';
import { Points } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';

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

interface RequestBarProps {
  readonly cast: CastProfile;
  /** The chosen day; null while none is known. */
  readonly castDay: CastDay | null;
  /** It is known that no day is open. */
  readonly isClosed: boolean;
  readonly onRequest: () => void;
}

/** The request button at the bottom on phones: terms above, price on the left. */
function RequestBar({ cast, castDay, isClosed, onRequest }: RequestBarProps) {
  const [first] = castDay?.free ?? [];
  if (isClosed)
    return (
      <div className="contents desktop:hidden">
        <StickyBar>
          <NoDays castId={cast.castId} />
        </StickyBar>
      </div>
    );
  return (
    <div className="contents desktop:hidden">
      <StickyBar
        terms={<Note look="ok">{profileTexts.free}</Note>}
        amount={
          <span className="flex flex-col">
            {/* A line of its own, also before a day is known: the button stays where it is. */}
            <span className="nums min-h-[1lh] min-w-[9.6em] text-xs text-sub">
              {castDay &&
                first &&
                profileTexts.from(formatDayShort(castDay.day), formatMinute(first.fromMinute))}
            </span>
            <span className="text-xs whitespace-nowrap text-sub">
              <Points value={cast.price30} size="lg" className="text-ink" /> {castTexts.perHalfHour}
            </span>
          </span>
        }
      >
        <Button isDisabled={!castDay} onClick={onRequest}>
          {profileTexts.request}
        </Button>
      </StickyBar>
    </div>
  );
}

/** One column; from 640 px, where a photo alone would fill the window, name and price beside it; three on wide screens. */
const profileColumns =
  'mx-auto flex w-full max-w-[712px] flex-col gap-8 min-[640px]:grid min-[640px]:grid-cols-[2fr_3fr] desktop:max-w-none desktop:grid-cols-[384px_minmax(0,1fr)_376px] desktop:grid-rows-[auto_1fr]';

/** A profile that is still loading. */
function ProfileSkeleton() {
  return (
    <Page width="wide">
      <Skeleton>
        <div className={profileColumns}>
          <Bone className="-mx-4 -mt-4 aspect-24/25 min-[640px]:row-span-2 tablet:mx-0 tablet:mt-0 tablet:aspect-square tablet:rounded-lg desktop:aspect-3/4" />
          <div className="flex flex-col gap-4 min-[640px]:max-desktop:pt-12">
            <Bone className="h-9 w-40" />
            <Bone className="h-4 w-56" />
            <Bone className="h-4 w-full" />
          </div>
          <Bone className="h-[480px] rounded-lg" />
        </div>
      </Skeleton>
    </Page>
  );
}
