import { nearDayLabel, weekdayLabel, weekdayOf } from '#lib/dates.ts';
import type { Day } from '#lib/dates.ts';
import { holidaysBetween } from '#lib/holidays.ts';
import { ChoiceStrip, DayLabel } from '#ui/choice-strip.tsx';
import { ANY_DAY } from './any-day.ts';
import { offeredDays } from './filters.ts';
import { searchTexts } from './ja.ts';

interface Props {
  readonly today: Day;
  readonly value: Day;
  readonly onChange: (day: Day) => void;
}

/** Tomorrow and the following days, and 'whenever'. */
export function DayStrip({ today, value, onChange }: Props) {
  const shown = offeredDays(today, value);
  const holidays = holidaysBetween(today, shown.at(-1) ?? today);
  return (
    <ChoiceStrip
      label={searchTexts.day}
      look="day"
      value={value}
      onChange={onChange}
      options={[
        ...shown.map((day) => ({
          value: day,
          label: (
            <StripDay day={day} today={today} isSelected={day === value} isHoliday={holidays.has(day)} />
          ),
        })),
        { value: ANY_DAY, label: <span className="px-1.5 text-sm font-bold">{searchTexts.anyDay}</span> },
      ]}
    />
  );
}

function StripDay(props: {
  readonly day: Day;
  readonly today: Day;
  readonly isSelected: boolean;
  readonly isHoliday: boolean;
}) {
  const { day, today, isSelected, isHoliday } = props;
  const weekday = weekdayOf(day);
  const isRed = isHoliday || weekday === 0;
  const tone = isRed ? 'text-danger' : weekday === 6 ? 'text-focus' : 'text-sub';
  const date = day.endsWith('-01') ? `${Number(day.slice(5, 7))}/1` : String(Number(day.slice(8)));
  const name = nearDayLabel(day, today) ?? weekdayLabel(day);
  const top = isHoliday ? searchTexts.holiday(name) : name;
  return <DayLabel top={top} date={date} tone={isSelected ? undefined : tone} />;
}
