import { addDays, addMonths, daysBetween, formatMonth, monthDays, weekStart, type Day } from './lib/dates.ts';
import { holidaysBetween } from './lib/holidays.ts';
import {
  CalendarGrid,
  CalendarLegend,
  DateFigure,
  HolidayMark,
  TimeFrom,
  inWeeks,
} from './calendar-grid.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { uiTexts } from './ja.ts';
import { monthTexts } from './month.ja.ts';

/** What a day in a cast's month holds. */
export type MonthDay =
  | {
      readonly kind: 'booked';
      readonly time: string;
      /** Requests in addition to the booking. */ readonly count: number;
    }
  | { readonly kind: 'requests'; readonly time: string; readonly count: number }
  | { readonly kind: 'open'; readonly time: string }
  /** A past day that was worked. */
  | { readonly kind: 'done' };

interface Props {
  /** 'YYYY-MM'. */
  readonly month: string;
  readonly onMonth: (month: string) => void;
  /** Months that can be paged to, inclusive. */
  readonly firstMonth: string;
  readonly lastMonth: string;
  readonly today: Day;
  /** Last day a schedule can be set for. */
  readonly lastDay: Day;
  readonly days: ReadonlyMap<Day, MonthDay>;
  /** A day with something on it, or from today on: opens what is there, or registers. */
  readonly onSelect: (day: Day) => void;
}

const looks = {
  booked: 'bg-primary text-on-primary font-bold',
  requests: 'border border-primary bg-tint text-on-tint font-bold',
  open: 'bg-tint text-on-tint font-bold',
  done: 'text-sub',
  unset: 'border border-dashed border-edge text-sub',
} as const;

/** The days of a month, and those of its neighbours in its first and last week. */
function wholeWeeks(month: string): Day[] {
  const days = monthDays(month);
  const first = weekStart(`${month}-01`);
  const last = days.at(-1) ?? first;
  return Array.from({ length: daysBetween(first, weekStart(last)) + 7 }, (_, index) => addDays(first, index));
}

/** The cast's month, with its neighbours' days in its first and last week: 予約確定, リクエスト, 受付中, 未設定, done and past days. */
export function Month(props: Props) {
  const { month, onMonth, firstMonth, lastMonth } = props;
  const weeks = inWeeks(wholeWeeks(month));
  const first = weekStart(`${month}-01`);
  const holidays = holidaysBetween(first, addDays(first, weeks.length * 7));
  return (
    <div className="flex flex-col gap-3">
      <CalendarGrid
        caption={formatMonth(month)}
        weeks={weeks}
        previous={{
          label: monthTexts.previousMonth,
          onPress: month > firstMonth ? () => onMonth(addMonths(month, -1)) : null,
        }}
        next={{
          label: monthTexts.nextMonth,
          onPress: month < lastMonth ? () => onMonth(addMonths(month, 1)) : null,
        }}
        renderDay={(day) => (
          <MonthCell
            {...props}
            day={day}
            hasMonth={day === first || day.endsWith('-01')}
            isHoliday={holidays.has(day)}
          />
        )}
      />
      <CalendarLegend items={legend} />
    </div>
  );
}

interface CellProps extends Props {
  readonly day: Day;
  /** The first of a month, or of the grid: it says which month. */
  readonly hasMonth: boolean;
  readonly isHoliday: boolean;
}

function MonthCell({ day, today, lastDay, days, onSelect, hasMonth, isHoliday }: CellProps) {
  const entry = days.get(day);
  if (day > lastDay || (day < today && !entry)) {
    return (
      <span className="relative flex min-h-14 flex-col items-center pt-1.5 text-sub">
        <DateFigure day={day} hasMonth={hasMonth} />
        {isHoliday && (
          <span data-holiday="" className="text-2xs text-danger">
            {uiTexts.holiday}
          </span>
        )}
      </span>
    );
  }
  return (
    <button
      type="button"
      onClick={() => onSelect(day)}
      className={cx(
        'relative flex min-h-14 w-full min-w-0 flex-col items-center rounded-md focus-visible:z-10',
        entry?.kind === 'done' ? 'pt-1.5' : 'justify-center',
        day === today && 'pt-1.5',
        looks[entry?.kind ?? 'unset'],
      )}
    >
      {day === today && (
        <span className="absolute -top-2.5 rounded-full bg-ink px-1.5 text-[min(0.6875rem,3.4vw)] leading-[1.45] font-bold whitespace-nowrap text-bg">
          {uiTexts.today}
        </span>
      )}
      <DateFigure day={day} hasMonth={hasMonth} />
      {isHoliday && <HolidayMark isOnFill={entry?.kind === 'booked'} />}
      <DayContent entry={entry} />
      <span className="sr-only">{entry ? stateWords[entry.kind] : monthTexts.unset}</span>
    </button>
  );
}

function DayContent({ entry }: { readonly entry: MonthDay | undefined }) {
  if (!entry) return <Icon name="plus" size={14} />;
  if (entry.kind === 'done') return <Icon name="check" size={16} />;
  return (
    <>
      <TimeFrom time={entry.time} />
      {entry.kind !== 'open' && entry.count > 0 && (
        <span className="nums absolute -top-1.5 -right-1 grid size-5 place-items-center rounded-full border border-bg bg-primary text-[min(0.6875rem,3.4vw)] font-bold text-on-primary">
          {entry.kind === 'booked' && <span className="sr-only">{monthTexts.request}</span>}
          <span>{entry.count}</span>
          <span className="sr-only">{uiTexts.badgeUnit}</span>
        </span>
      )}
    </>
  );
}

const stateWords = {
  booked: monthTexts.bookedDay,
  requests: monthTexts.request,
  open: monthTexts.open,
  done: monthTexts.done,
} as const;

const legend = [
  [looks.booked, monthTexts.bookedDay],
  [looks.requests, monthTexts.requestsLegend],
  [looks.open, monthTexts.open],
  [looks.unset, monthTexts.unset],
] as const;
