import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { dayOf, type Day, formatMonthDay, monthDays, monthOf } from '#lib/dates.ts';
import { later } from '#ui/lib/later.tsx';
import { useNow } from '#lib/use-now.ts';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Note } from '#ui/note.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { Page, Section } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { todayBookingsQuery } from '#meeting/cast-booking';
import { SideHomeBar } from '#ui/bars.tsx';
import { castHomeQuery, type CastHome } from './api/home.ts';
import { castHomeTexts as t } from './ja.ts';
import { RequestsSection, TodaySection, useRequests } from './sections.tsx';
import { Card } from '#ui/card.tsx';
import { stageQuery, StageProgress } from '#money/stage';
import { Points, pointsText } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import { chartTop } from './scale.ts';

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

/** Her stage, its fee, and how far the next one is. */
function StageCard({ home }: { readonly home: CastHome }) {
  const setting = useQuery(stageQuery());
  return (
    <Section title={t.stage} aside={<MoreLink to="/cast/stage">{t.aboutStage}</MoreLink>}>
      <Card className="flex flex-col gap-3">
        <div className="flex items-baseline justify-between gap-3">
          <p className="font-mincho text-xl font-bold">{t.stageName(home.stage)}</p>
          <p className="text-sm text-sub">
            {t.feeNow} <span className="nums font-bold text-ink">{t.percent(home.feePercent)}</span>
          </p>
        </div>
        {setting.data ? (
          <StageProgress setting={setting.data} />
        ) : (
          <p className="phrase min-h-[108px] text-xs text-sub">{t.stageNote}</p>
        )}
      </Card>
    </Section>
  );
}

/** What she earned this month, after the stage's fee. */
function EarningsCard({ home, today }: { readonly home: CastHome; readonly today: Day }) {
  return (
    <Section title={t.earnings} aside={<MoreLink to="/cast/point-history">{t.history}</MoreLink>}>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-end justify-between gap-x-3">
          <Points value={home.monthRewardPoints} size="xl" />
          <p className="nums text-right text-xs text-sub">
            {t.bookingCount(home.monthBookingCount)}
            <br />
            {t.afterFee}
          </p>
        </div>
        {home.monthDays.length === 0 ? (
          <p className="text-sm text-sub">{t.noEarnings}</p>
        ) : (
          <EarningsBars today={today} days={home.monthDays} />
        )}
        <p className="flex items-baseline justify-between gap-3 border-t border-line pt-3 text-sm text-sub">
          {t.balance}
          <Points value={home.rewardPoints} className="text-ink" />
        </p>
      </Card>
    </Section>
  );
}

interface Props {
  readonly today: Day;
  /** Days with a reward, of the month of `today`. */
  readonly days: readonly { readonly day: Day; readonly points: number }[];
}

/** Reward per day of the month; also as a table for screen readers. */
function EarningsBars({ today, days }: Props) {
  const month = monthDays(monthOf(today));
  const byDay = new Map(days.map(({ day, points }) => [day, points]));
  const top = chartTop(Math.max(0, ...byDay.values()));
  return (
    <div className="pt-4">
      <div aria-hidden="true" className="relative h-[100px]">
        <GridLine bottom="bottom-full" label={pointsText(top)} />
        <GridLine bottom="bottom-1/2" label={pointsText(top / 2)} />
        <div className="absolute inset-y-0 right-11 left-0 flex items-end gap-1 border-b border-line">
          {month.map((day) => (
            <Bar key={day} share={(byDay.get(day) ?? 0) / top} isFuture={day > today} />
          ))}
        </div>
      </div>
      <div aria-hidden="true" className="nums mt-1 mr-11 flex justify-between text-2xs text-sub">
        {[1, 10, 20, month.length].map((date) => (
          <span key={date}>{t.dayOfMonth(date)}</span>
        ))}
      </div>
      <div className="sr-only">
        <table>
          <caption>{t.earnings}</caption>
          <thead>
            <tr>
              <th scope="col">{t.day}</th>
              <th scope="col">{t.points}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, points }) => (
              <tr key={day}>
                <th scope="row">{formatMonthDay(day)}</th>
                <td>{pointsText(points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Bar({ share, isFuture }: { readonly share: number; readonly isFuture: boolean }) {
  return (
    <span
      className={cx('min-w-0 flex-1', share > 0 ? 'rounded-t-sm bg-primary' : isFuture && 'h-0.5 bg-line')}
      style={share > 0 ? { height: `${Math.max(3, share * 100)}%` } : undefined}
    />
  );
}

function GridLine({ bottom, label }: { readonly bottom: string; readonly label: string }) {
  return (
    <span className={cx('absolute inset-x-0 border-t border-line', bottom)}>
      <span className="nums absolute right-0 bottom-0.5 text-2xs leading-tight text-sub">{label}</span>
    </span>
  );
}
