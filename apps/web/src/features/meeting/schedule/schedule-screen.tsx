import type { OwnSchedule } from '@yoimachi/contract/schedule';
import { isEveningOver, type ScheduleInput } from '@yoimachi/domain/schedule';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  monthOf,
  formatDayBare,
  formatMonthDay,
  formatSpan,
  weekdayLabel,
  formatMinute,
  formatMonthDayLong,
} from '#lib/dates.ts';
import type { Day } from '#lib/dates.ts';
import { useNow, useToday } from '#lib/use-now.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardList } from '#ui/card.tsx';
import { preloadSheet, DaySheet } from '#ui/day-sheet.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Month } from '#ui/month.tsx';
import { Page, Section } from '#ui/page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { AppBar } from '#ui/bars.tsx';
import { ownStoreQuery } from './api/queries.ts';
import { formOf, newForm } from './form.ts';
import { scheduleTexts as t } from './ja.ts';
import { monthDaysOf, openingMonth, openBooking, stateOf } from './month-days.ts';
import { ScheduleSheet } from './schedule-sheet.tsx';
import { lastDay, useSchedules } from './use-schedules.ts';
import { Chip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { Spec } from '#ui/rows.tsx';
import { CopyLink, DayEntries } from './day-entries.tsx';

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
        <Section title={t.upcoming} aside={upcoming.length > 0 && t.dayCount(upcoming.length)}>
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

interface Props {
  readonly schedules: readonly OwnSchedule[];
  readonly onEdit: (schedule: OwnSchedule) => void;
}

const SHOWN_AT_ONCE = 7;

/** Her schedules from today on; each opens its sheet. */
function UpcomingList({ schedules, onEdit }: Props) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? schedules : schedules.slice(0, SHOWN_AT_ONCE);
  const rest = schedules.length - shown.length;
  return (
    <CardList>
      {shown.map((schedule) => (
        <li key={schedule.scheduleId}>
          <button
            type="button"
            onClick={() => onEdit(schedule)}
            className="flex min-h-15 w-full items-center gap-x-2 px-4 py-2 text-left active:bg-sunken"
          >
            <UpcomingRow schedule={schedule} />
          </button>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <button
            type="button"
            onClick={() => setWhole(true)}
            className="flex min-h-13 w-full items-center justify-center gap-1.5 text-sm font-bold text-primary active:bg-sunken"
          >
            {t.showRest(rest)}
            <Icon name="down" size={18} />
          </button>
        </li>
      )}
    </CardList>
  );
}

function UpcomingRow({ schedule }: { readonly schedule: OwnSchedule }) {
  const booking = openBooking(schedule);
  return (
    <>
      {/* The pencil stays at its end; the chip is what gives way, and date and time where letters are large. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <span className="nums min-w-16 shrink-0 text-base font-bold">
          {formatDayBare(schedule.day)}
          <span className="ml-1.5 text-xs font-normal text-sub">{weekdayLabel(schedule.day)}</span>
        </span>
        <span className="flex min-w-0 flex-[1_1_5rem] flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 flex-[1_1_5rem]">
            <span className="nums block text-sm whitespace-nowrap">
              {booking
                ? formatSpan(booking.startMinute, booking.endMinute)
                : formatSpan(schedule.fromMinute, schedule.toMinute)}
            </span>
            {booking && (
              <span className="block truncate text-xs text-sub">{t.guest(booking.guestNickname)}</span>
            )}
          </span>
          <ScheduleChip schedule={schedule} />
        </span>
      </span>
      <Icon name="pencil" size={18} className="text-sub" />
      <span className="sr-only">{t.edit(formatMonthDay(schedule.day))}</span>
    </>
  );
}

function ScheduleChip({ schedule }: { readonly schedule: OwnSchedule }) {
  const state = stateOf(schedule, useNow());
  if (state === 'booked') return <Chip look="ok">{t.booked}</Chip>;
  if (state === 'requests') return <Chip look="request">{t.requests(schedule.requests.length)}</Chip>;
  if (state === 'done') return <Chip look="mute">{t.done}</Chip>;
  return <Chip look="tint">{t.open}</Chip>;
}

interface PastSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly schedule: OwnSchedule;
}

/** A past day: its schedule and what was on it. */
function PastSheet({ isOpen, onClose, schedule }: PastSheetProps) {
  return (
    <DaySheet isOpen={isOpen} onClose={onClose} title={t.sheetTitle(formatMonthDayLong(schedule.day))}>
      <DayEntries schedule={schedule} />
      <Spec
        rows={[
          { label: t.hours, value: formatSpan(schedule.fromMinute, schedule.toMinute) },
          { label: t.bar, value: schedule.workingBar },
          { label: t.work, value: formatMinute(schedule.workMinute) },
        ]}
      />
      <CopyLink scheduleId={schedule.scheduleId} />
    </DaySheet>
  );
}

interface Opened {
  /** What the form starts with. */
  readonly start: ScheduleInput;
  /** null registers a new one. */
  readonly scheduleId: string | null;
  /** Incremented on each opening, so that a sheet never starts with what another left behind. */
  readonly serial: number;
}

/** Which schedule the sheet is for; kept while it closes. */
function useOpenSheet() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    opened,
    isOpen,
    open: (start: ScheduleInput, scheduleId: string | null) => {
      setOpened((last) => ({ start, scheduleId, serial: (last?.serial ?? 0) + 1 }));
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
