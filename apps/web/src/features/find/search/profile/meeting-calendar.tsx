import type { CastDay } from '@yoimachi/contract/schedule';
import { HORIZON_DAYS } from '@yoimachi/domain/schedule';
import { useState } from 'react';
import { addDays, daysBetween, weekStart } from '#lib/dates.ts';
import type { Day } from '#lib/dates.ts';
import { RollingWeeks } from '#ui/rolling-weeks.tsx';
import { holidaysBetween } from '#lib/holidays.ts';
import { rollingDays } from './meeting-days.ts';

const PAGE_DAYS = 35;

interface Props {
  readonly today: Day;
  readonly days: readonly CastDay[];
  readonly selected: Day | null;
  readonly onSelect: (day: Day) => void;
}

/** The days in the next two months on which she can be met; opens at the chosen one. */
export function MeetingCalendar({ today, days, selected, onSelect }: Props) {
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
