import { addDays, formatMonthDay, weekStart, type Day } from './lib/dates.ts';
import { CalendarGrid, DateFigure, HolidayMark, TimeFrom, inCell, inWeeks } from './calendar-grid.tsx';
import { cx } from './cx.ts';
import { uiTexts } from './ja.ts';
import { weeksTexts } from './rolling-weeks.ja.ts';

/** What a guest sees of one day of one cast. */
export type RollingDay =
  | { readonly kind: 'open'; /** When she is available from: 「17:30」. */ readonly time: string }
  | { readonly kind: 'booked' }
  /** The guest has asked somebody for this day. */
  | { readonly kind: 'asked' };

interface Props {
  /** First bookable day; the five weeks shown begin with its week. */
  readonly firstDay: Day;
  /** 0 for the first five weeks, 1 for the next five … */
  readonly page: number;
  /** Pages there are. */
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
  /** Days not listed here are not available. */
  readonly days: ReadonlyMap<Day, RollingDay>;
  readonly holidays: ReadonlySet<Day>;
  readonly selected: Day | null;
  readonly onSelect: (day: Day) => void;
}

const SHOWN_DAYS = 35;

/** The days on which one cast is available: five weeks from the first bookable one. */
export function RollingWeeks(props: Props) {
  const { firstDay, page, pageCount, onPage, days, holidays, selected, onSelect } = props;
  const first = addDays(weekStart(firstDay), page * SHOWN_DAYS);
  const shown = Array.from({ length: SHOWN_DAYS }, (_, index) => addDays(first, index));
  return (
    <CalendarGrid
      isDense
      caption={`${formatMonthDay(first)} – ${formatMonthDay(addDays(first, SHOWN_DAYS - 1))}`}
      weeks={inWeeks(shown)}
      previous={{ label: weeksTexts.previous, onPress: page > 0 ? () => onPage(page - 1) : null }}
      next={{ label: weeksTexts.next, onPress: page < pageCount - 1 ? () => onPage(page + 1) : null }}
      renderDay={(day) => {
        const entry = days.get(day);
        if (entry?.kind !== 'open') {
          const isHoliday = holidays.has(day);
          const remark = entry ? weeksTexts[entry.kind] : isHoliday ? uiTexts.holiday : null;
          return (
            <span className="flex min-h-14 flex-col items-center justify-start pt-1.5 text-sub desktop:min-h-[38px] desktop:pt-0.5">
              <DateFigure day={day} hasMonth={day.endsWith('-01')} />
              {remark && <span className={cx(inCell, isHoliday && !entry && 'text-danger')}>{remark}</span>}
            </span>
          );
        }
        const isSelected = day === selected;
        return (
          <button
            type="button"
            aria-pressed={isSelected}
            onClick={() => onSelect(day)}
            className={cx(
              'relative flex min-h-14 w-full min-w-0 flex-col items-center justify-center rounded-md font-bold focus-visible:z-10 desktop:min-h-[38px]',
              isSelected ? 'bg-primary text-on-primary' : 'bg-tint text-on-tint',
            )}
          >
            <DateFigure day={day} hasMonth={day.endsWith('-01')} />
            {holidays.has(day) && <HolidayMark isOnFill={isSelected} />}
            <TimeFrom time={entry.time} />
          </button>
        );
      }}
    />
  );
}
