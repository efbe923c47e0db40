import type { OwnSchedule } from '@yoimachi/contract/schedule';
import { useState } from 'react';
import { formatDayBare, formatMonthDay, formatSpan, weekdayLabel } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { CardList } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { scheduleTexts as t } from './ja.ts';
import { openBooking, stateOf } from './month-days.ts';

interface Props {
  readonly schedules: readonly OwnSchedule[];
  readonly onEdit: (schedule: OwnSchedule) => void;
}

const SHOWN_AT_ONCE = 7;

/** Her schedules from today on; each opens its sheet. */
export function UpcomingList({ schedules, onEdit }: Props) {
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
