import type { CastProfile } from '@yoimachi/contract/search';
import type { useCastDays } from '#find/cast';
import { DayNoticeSwitch } from '#find/day-notice';
import { later } from '#ui/lib/later.tsx';
import { useIsWide } from '#lib/use-is-wide.ts';
import { RequestPlan } from '#meeting/booking-request';
import { RetryButton } from '#ui/load-failed.tsx';
import { Note } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { profileTexts } from './ja.ts';
import { Prices } from './prices.tsx';
import type { CastDay } from '@yoimachi/contract/schedule';
import { HORIZON_DAYS } from '@yoimachi/domain/schedule';
import { useState } from 'react';
import { addDays, daysBetween, weekStart, type Day } from '#lib/dates.ts';
import { RollingWeeks } from '#ui/rolling-weeks.tsx';
import { holidaysBetween } from '#lib/holidays.ts';
import { rollingDays } from './meeting-days.ts';

const Obstacle = later(() => import('./obstacle.tsx'));

interface Props {
  readonly cast: CastProfile;
  readonly today: Day;
  readonly days: ReturnType<typeof useCastDays>;
  readonly selected: Day | null;
  readonly onSelect: (day: Day) => void;
  readonly onRequest: () => void;
  /** The request sheet is open. */
  readonly isAsking: boolean;
}

/** Prices and the days to meet; on wide screens a panel of its own with time, sum and button, which stays in the window. */
export function MeetingCard(props: Props) {
  const { cast, days, selected, onRequest, isAsking } = props;
  const isWide = useIsWide();
  const calendar = <Days {...props} />;
  const obstacle = <Obstacle castId={cast.castId} />;
  const isClosed = days.data !== undefined && selected === null;
  // What stands below her days comes with them, so that they move nothing.
  const notice = selected !== null && <DayNoticeSwitch castId={cast.castId} />;
  if (isWide)
    return (
      // A panel that large text makes taller than the window stops where its act is in it.
      <div
        className="sticky col-start-3 row-span-2 row-start-1 self-start"
        style={{ top: 'min(96px, 100dvh - 24px - 35rem)' }}
      >
        <RequestPlan
          {...{ cast, onRequest, isAsking, calendar }}
          days={days.data ?? []}
          day={selected}
          instead={isClosed && <NoDays castId={cast.castId} />}
          more={
            days.data && (
              <>
                {obstacle}
                {notice}
              </>
            )
          }
        />
      </div>
    );
  return (
    <div className="flex flex-col gap-8">
      <Prices price30={cast.price30} price15={cast.price15} />
      {obstacle}
      <Section title={profileTexts.days} aside={<span className="text-xs">{profileTexts.daysRemark}</span>}>
        {calendar}
        {notice}
      </Section>
    </div>
  );
}

function Days({ today, days, selected, onSelect }: Props) {
  if (days.data)
    return <MeetingCalendar today={today} days={days.data} selected={selected} onSelect={onSelect} />;
  if (days.isPending) return <Bone className="h-[400px] rounded-lg" />;
  return (
    <div className="flex flex-col items-start gap-3">
      <Note look="danger">{profileTexts.daysFailed}</Note>
      <RetryButton query={days} />
    </div>
  );
}

const PAGE_DAYS = 35;

interface MeetingCalendarProps {
  readonly today: Day;
  readonly days: readonly CastDay[];
  readonly selected: Day | null;
  readonly onSelect: (day: Day) => void;
}

/** The days in the next two months on which she can be met; opens at the chosen one. */
function MeetingCalendar({ today, days, selected, onSelect }: MeetingCalendarProps) {
  const firstDay = addDays(today, 1);
  const lastDay = addDays(today, HORIZON_DAYS);
  const pageOf = (day: Day) => Math.floor(daysBetween(weekStart(firstDay), day) / PAGE_DAYS);
  const [turned, setTurned] = useState<number | null>(null);
  return (
    <RollingWeeks
      firstDay={firstDay}
      page={turned ?? pageOf(selected ?? firstDay)}
      pageCount={pageOf(lastDay) + 1}
      onPage={setTurned}
      days={rollingDays(days)}
      holidays={holidaysBetween(firstDay, addDays(lastDay, 7))}
      selected={selected}
      onSelect={onSelect}
    />
  );
}

/** In place of a request while there is no day to ask for: that it is so, and the way to hear of the next. */
export function NoDays({ castId }: { readonly castId: string }) {
  return (
    <div>
      <p className="phrase font-bold">{profileTexts.noDays}</p>
      <DayNoticeSwitch castId={castId} />
    </div>
  );
}
