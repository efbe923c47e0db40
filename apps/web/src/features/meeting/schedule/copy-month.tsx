import type { DayCopy } from '@yoimachi/domain/schedule';
import { addMonths, formatMinute, formatMonth, monthDays, weekdayOf, type Day } from '#lib/dates.ts';
import { CalendarGrid, CalendarLegend, DateFigure, TimeFrom, inWeeks } from '#ui/calendar-grid.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { monthTexts } from '#ui/month.ja.ts';
import { copyTexts as t } from './copy.ja.ts';
import { isChoosable, type CopyPreview } from './copy-preview.ts';
import type { NamedBooking } from './day-bookings.ts';

interface Props {
  /** 'YYYY-MM'. */
  readonly month: string;
  readonly onMonth: (month: string) => void;
  readonly firstMonth: string;
  readonly lastMonth: string;
  readonly source: Day;
  readonly preview: CopyPreview;
  /** When a day's schedule begins, in minutes. */
  readonly startOf: (day: Day) => number | undefined;
  readonly chosen: ReadonlySet<Day>;
  readonly onToggle: (day: Day) => void;
}

const looks = {
  chosen: 'bg-primary text-on-primary font-bold',
  CHANGED: 'bg-tint text-on-tint font-bold',
  CREATED: 'border border-dashed border-edge text-sub',
} as const;

/** A month to choose days from; days that copying would not touch are disabled. */
export function CopyMonth(props: Props) {
  const { month, onMonth, firstMonth, lastMonth } = props;
  const all = monthDays(month);
  const lead: null[] = Array.from({ length: weekdayOf(`${month}-01`) }, () => null);
  return (
    <div className="flex flex-col gap-3">
      <CalendarGrid
        caption={formatMonth(month)}
        weeks={inWeeks([...lead, ...all])}
        previous={{
          label: monthTexts.previousMonth,
          onPress: month > firstMonth ? () => onMonth(addMonths(month, -1)) : null,
        }}
        next={{
          label: monthTexts.nextMonth,
          onPress: month < lastMonth ? () => onMonth(addMonths(month, 1)) : null,
        }}
        renderDay={(day) => <Cell {...props} day={day} copy={props.preview.get(day)} />}
      />
      <CalendarLegend items={legend} />
    </div>
  );
}

interface CellProps extends Props {
  readonly day: Day;
  readonly copy: DayCopy<NamedBooking> | undefined;
}

function Cell({ day, copy, source, startOf, chosen, onToggle }: CellProps) {
  if (!isChoosable(copy)) {
    return (
      <span
        className={cx(
          'relative flex h-14 flex-col items-center justify-center rounded-md text-sub',
          day === source && 'border border-primary',
        )}
      >
        <DateFigure day={day} />
        <span className="text-2xs">{day === source ? t.source : remarkOf(copy)}</span>
      </span>
    );
  }
  const isChosen = chosen.has(day);
  const startMinute = startOf(day);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onToggle(day)}
      className={cx(
        'relative flex h-14 w-full min-w-0 flex-col items-center justify-center rounded-md',
        isChosen ? looks.chosen : looks[copy.outcome === 'CHANGED' ? 'CHANGED' : 'CREATED'],
      )}
    >
      <DateFigure day={day} />
      {isChosen && <Icon name="check" size={14} />}
      {!isChosen && startMinute !== undefined && <TimeFrom time={formatMinute(startMinute)} />}
      {!isChosen && startMinute === undefined && <Icon name="plus" size={14} />}
      <span className="sr-only">{copy.outcome === 'CHANGED' ? t.there : t.free}</span>
    </button>
  );
}

function remarkOf(copy: DayCopy<NamedBooking> | undefined): string | null {
  if (copy?.outcome === 'UNCHANGED') return t.same;
  return copy?.failure?.code === 'SCHEDULE_HOLDS_BOOKING' ? t.held : null;
}

const legend = [
  [looks.chosen, t.chosen],
  [looks.CHANGED, t.there],
  [looks.CREATED, t.free],
] as const;
