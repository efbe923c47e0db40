import type { OwnSchedule } from '@yoimachi/contract/schedule';
import { isEveningOver } from '@yoimachi/domain/schedule';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addDays, addMonths, dayOf, daysBetween, monthOf } from '#lib/dates.ts';
import type { Day } from '#lib/dates.ts';
import { useNow, useToday } from '#lib/use-now.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { preloadSheet } from '#ui/day-sheet.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Month } from '#ui/month.tsx';
import { H2, Page, Section } from '#ui/page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { AppBar } from '#ui/bars.tsx';
import { ownStoreQuery } from './api/queries.ts';
import { formOf, newForm } from './form.ts';
import { scheduleTexts as t } from './ja.ts';
import { monthDaysOf, openingMonth } from './month-days.ts';
import { PastSheet } from './past-sheet.tsx';
import { ScheduleSheet } from './schedule-sheet.tsx';
import { UpcomingList } from './upcoming-list.tsx';
import { useOpenSheet } from './use-open-sheet.ts';
import { lastDay, useSchedules } from './use-schedules.ts';

const PAST_MONTHS = 12;
/** From 1280 px the month stands beside the list. */
const columnsClass =
  'gap-7 max-desktop:max-w-[712px] desktop:grid desktop:grid-cols-[minmax(0,1fr)_440px] desktop:items-start desktop:gap-10';

interface MonthProps {
  /** Until a month is chosen it is that of the product's clock, which the first answer tells. */
  readonly chosen: string | null;
  readonly onMonth: (month: string) => void;
}

/** The cast's month, the coming days as a list, and the sheet to register, edit and delete. */
function ScheduleScreen({ chosen, onMonth }: MonthProps) {
  const now = useNow();
  const today = dayOf(now);
  const month = chosen ?? openingMonth(today);
  const sheet = useOpenSheet();
  const { planned, shown, upcoming, latest } = useSchedules(now, month);
  const store = useQuery(ownStoreQuery());
  useEffect(() => whenIdle(preloadSheet), []);

  const taken = new Set(upcoming.map((schedule) => schedule.day));
  const freeDays = openDays(today).filter((day) => !taken.has(day));
  const edit = (schedule: OwnSchedule) => sheet.open(formOf(schedule), schedule.scheduleId);
  const register = (day: Day) => sheet.open(newForm(day, latest, store.data ?? ''), null);
  const select = (day: Day) => {
    const schedule = shown.find((entry) => entry.day === day);
    if (schedule) edit(schedule);
    else register(day);
  };
  const { opened } = sheet;
  const schedule =
    [...upcoming, ...shown].find(({ scheduleId }) => scheduleId === opened?.scheduleId) ?? null;
  if (!planned.data) return <NotYet planned={planned} />;
  const firstFree = freeDays.find((day) => day > today) ?? freeDays[0];
  return (
    <>
      <Page width="wide" className={columnsClass}>
        <div>
          <Month
            month={month}
            onMonth={onMonth}
            firstMonth={addMonths(monthOf(today), -PAST_MONTHS)}
            lastMonth={monthOf(lastDay(today))}
            today={today}
            lastDay={lastDay(today)}
            days={monthDaysOf(shown, now)}
            onSelect={select}
          />
        </div>
        <Section>
          <H2 aside={upcoming.length > 0 && t.dayCount(upcoming.length)}>{t.upcoming}</H2>
          {upcoming.length > 0 ? <UpcomingList schedules={upcoming} onEdit={edit} /> : <Empty />}
        </Section>
      </Page>
      {firstFree && (
        <StickyBar>
          <Button icon="plus" onClick={() => register(firstFree)}>
            {t.register}
          </Button>
        </StickyBar>
      )}
      {opened && schedule && isEveningOver(schedule, now) ? (
        <PastSheet isOpen={sheet.isOpen} onClose={sheet.close} schedule={schedule} />
      ) : (
        opened && (
          <ScheduleSheet
            key={opened.serial}
            isOpen={sheet.isOpen}
            onClose={sheet.close}
            start={opened.start}
            schedule={schedule}
            freeDays={freeDays}
          />
        )
      )}
    </>
  );
}

function openDays(today: Day): Day[] {
  return Array.from({ length: daysBetween(today, lastDay(today)) + 1 }, (_, index) => addDays(today, index));
}

function NotYet({ planned }: { readonly planned: ReturnType<typeof useSchedules>['planned'] }) {
  return <Page>{planned.isError ? <QueryFailed query={planned} /> : <ScheduleSkeleton />}</Page>;
}

function Empty() {
  return (
    <Card look="sunken">
      <p className="font-bold">{t.empty}</p>
      <p className="phrase text-sm text-sub">{t.emptyDetail}</p>
    </Card>
  );
}

function ScheduleSkeleton() {
  return (
    <Skeleton>
      <Bone className="h-11" />
      <Bone className="h-[320px] rounded-lg" />
      <Bone className="mt-4 h-6 w-36" />
      <Bone className="h-[240px] rounded-lg" />
    </Skeleton>
  );
}

export function SchedulePage() {
  const [chosen, setMonth] = useState<string | null>(null);
  const thisMonth = monthOf(useToday());
  return (
    <>
      <AppBar
        title={t.title}
        width="wide"
        action={
          <button
            type="button"
            onClick={() => setMonth(thisMonth)}
            className="hit text-sm font-bold text-primary"
          >
            {t.toToday}
          </button>
        }
      />
      <ScheduleScreen chosen={chosen} onMonth={setMonth} />
    </>
  );
}
