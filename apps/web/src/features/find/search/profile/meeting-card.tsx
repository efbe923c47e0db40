import type { CastProfile } from '@yoimachi/contract/search';
import { lazy, Suspense } from 'react';
import type { useCastDays } from '#find/cast';
import { DayNoticeSwitch } from '#find/day-notice';
import type { Day } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { H2, Section } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { profileTexts } from './ja.ts';
import { MeetingCalendar } from './meeting-calendar.tsx';
import { isOpenDay } from './meeting-days.ts';
import { Prices } from './prices.tsx';

const Obstacle = lazy(() => import('./obstacle.tsx'));

interface Props {
  readonly cast: CastProfile;
  readonly today: Day;
  readonly days: ReturnType<typeof useCastDays>;
  readonly selected: Day | null;
  readonly onSelect: (day: Day) => void;
  readonly onRequest: () => void;
}

/** Prices and the days to meet; on wide screens a card of its own with the button. */
export function MeetingCard({ cast, today, days, selected, onSelect, onRequest }: Props) {
  return (
    <div className="flex flex-col gap-8 desktop:sticky desktop:top-24 desktop:col-start-3 desktop:row-span-2 desktop:row-start-1 desktop:gap-5 desktop:self-start desktop:rounded-lg desktop:border desktop:border-line desktop:bg-surface desktop:p-5">
      <Prices price30={cast.price30} price15={cast.price15} />
      <Suspense fallback={null}>
        <Obstacle castId={cast.castId} />
      </Suspense>
      <Section>
        <H2 aside={<span className="text-xs">{profileTexts.daysRemark}</span>}>{profileTexts.days}</H2>
        {days.isPending && <Bone className="h-[400px] rounded-lg" />}
        {days.isError && !days.data && (
          <div className="flex flex-col items-start gap-3">
            <Note look="danger">{profileTexts.daysFailed}</Note>
            <Button
              variant="line"
              size="md"
              icon="refresh"
              isPending={days.isFetching}
              onClick={() => void days.refetch()}
            >
              {profileTexts.retry}
            </Button>
          </div>
        )}
        {days.data && (
          <MeetingCalendar today={today} days={days.data} selected={selected} onSelect={onSelect} />
        )}
        {days.data && !days.data.some(isOpenDay) && <Note>{profileTexts.noDays}</Note>}
        <DayNoticeSwitch castId={cast.castId} />
      </Section>
      <div className="hidden flex-col gap-3 desktop:flex">
        <Button isWide isDisabled={!selected} onClick={onRequest}>
          {profileTexts.request}
        </Button>
        <Note look="ok">{profileTexts.free}</Note>
      </div>
    </div>
  );
}
