import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { dayOf } from '#lib/dates.ts';
import { later } from '#ui/lib/later.tsx';
import { useNow } from '#lib/use-now.ts';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Note } from '#ui/note.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { Page } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { todayBookingsQuery } from '#meeting/cast-booking';
import { SideHomeBar } from '#ui/bars.tsx';
import { castHomeQuery } from './api/home.ts';
import type { CastHome } from './api/home.ts';
import { EarningsCard } from './earnings-card.tsx';
import { castHomeTexts as t } from './ja.ts';
import { RequestsSection, TodaySection, useRequests } from './sections.tsx';
import { StageCard } from './stage-card.tsx';

const Banners = later(async () => ({ default: (await import('#talk/news')).Banners }));

const VERIFIED = 2;
const PENDING = 3;

// A day without a booking needs nothing of the booking process. A card is as high as what it says: the screen waits for the first, or what is
// below it would move.
const TodayCard = lazy(() => import('./today-card.tsx'));

// A full profile needs nothing of it.
const NextSteps = lazy(() => import('./next-steps.tsx'));

/** The cast's first screen: today, requests, earnings, stage. Its parts appear together, so that none shifts another. */
function CastHomeScreen() {
  const home = useQuery(castHomeQuery());
  const isWaiting = [home, useQuery(todayBookingsQuery()), useRequests()].some((query) => query.isPending);
  return (
    <Page width="wide" className="gap-8">
      <h1 className="sr-only">{t.title}</h1>
      <Suspense fallback={<HomeSkeleton />}>
        {isWaiting ? <HomeSkeleton /> : <Sections home={home} />}
      </Suspense>
    </Page>
  );
}

function HomeSkeleton() {
  return (
    <div className="mx-auto grid w-full max-w-[680px] gap-8 desktop:max-w-none desktop:grid-cols-[minmax(0,1fr)_440px] desktop:gap-10">
      <div className="flex flex-col gap-8">
        <Bone className="h-24 rounded-lg" />
        <Bone className="h-24 rounded-lg" />
      </div>
      <div className="flex flex-col gap-8">
        <Bone className="h-[290px] rounded-lg" />
        <Bone className="h-32 rounded-lg" />
      </div>
    </div>
  );
}

function Sections({ home }: { readonly home: UseQueryResult<CastHome> }) {
  const now = useNow();
  return (
    <>
      {home.data && <Notices home={home.data} />}
      <div className="mx-auto grid w-full max-w-[680px] grid-cols-[minmax(0,1fr)] gap-8 desktop:max-w-none desktop:grid-cols-[minmax(0,1fr)_440px] desktop:gap-10">
        <div className="flex min-w-0 flex-col gap-8">
          <TodaySection now={now} card={TodayCard} />
          <RequestsSection now={now} aside={<MoreLink to="/cast/bookings">{t.all}</MoreLink>} />
          {home.data && home.data.gaps.length > 0 && <NextSteps gaps={home.data.gaps} />}
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          {home.data ? (
            <>
              <EarningsCard home={home.data} today={dayOf(now)} />
              <StageCard home={home.data} />
            </>
          ) : (
            <QueryFailed query={home} />
          )}
        </div>
      </div>
      <Banners side="cast" />
    </>
  );
}

/** What blocks requests. */
function Notices({ home }: { readonly home: CastHome }) {
  const isVerified = home.verifyStatus === VERIFIED;
  if (isVerified && home.priceSet && !home.paused) return null;
  return (
    <div className="mx-auto flex w-full max-w-[680px] flex-col gap-2 desktop:max-w-none">
      {!isVerified && (
        <Note isBoxed>
          {home.verifyStatus === PENDING ? t.ageWaits : t.notVerified}{' '}
          <MoreLink to="/cast/age-verification">{t.toAgeCheck}</MoreLink>
        </Note>
      )}
      {home.paused && (
        <Note isBoxed>
          {t.paused} <MoreLink to="/cast/pause">{t.toPause}</MoreLink>
        </Note>
      )}
      {!home.priceSet && (
        <Note isBoxed>
          {t.priceMissing} <MoreLink to="/cast/setting/setting-price">{t.toPrice}</MoreLink>
        </Note>
      )}
    </div>
  );
}

export function CastHomePage() {
  return (
    <>
      <SideHomeBar title={t.title} side="cast" />
      <CastHomeScreen />
    </>
  );
}
