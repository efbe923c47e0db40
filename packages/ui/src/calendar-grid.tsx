import type { KeyboardEvent, ReactNode } from 'react';
import { weekdayLabel, type Day } from './lib/dates.ts';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { uiTexts } from './ja.ts';

interface Props {
  /** What the grid shows, above it and for screen readers: 「11月22日 – 12月26日」. */
  readonly caption: string;
  /** Rows of seven; null leaves a cell empty. */
  readonly weeks: readonly (readonly (Day | null)[])[];
  readonly renderDay: (day: Day) => ReactNode;
  /** Rows stand closer on wide screens. */
  readonly isDense?: boolean | undefined;
  readonly previous: { readonly label: string; readonly onPress: (() => void) | null };
  readonly next: { readonly label: string; readonly onPress: (() => void) | null };
}

const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Arrow keys: to the next selectable day in that direction. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = moves[event.key];
  if (!step) return;
  const cells = [...event.currentTarget.querySelectorAll('td')];
  const from = cells.findIndex((element) => element.contains(document.activeElement));
  const ahead = cells.filter(
    (_, index) => from >= 0 && (index - from) * step > 0 && (index - from) % step === 0,
  );
  const buttons = ahead.map((element) => element.querySelector('button')).filter((button) => button !== null);
  const next = step > 0 ? buttons[0] : buttons.at(-1);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Seven columns under 日月火水木金土, with ‹ › next to the caption. Arrow keys go to the nearest selectable day. */
export function CalendarGrid({ caption, weeks, renderDay, isDense, previous, next }: Props) {
  return (
    <div className={cx('flex flex-col gap-2', isDense && 'desktop:gap-0')}>
      <div
        className={cx(
          'flex items-center justify-between',
          // The line is low, what is pressed is not.
          isDense && 'desktop:*:-my-1.5',
        )}
      >
        <Turn icon="back" {...previous} />
        <p aria-live="polite" className="nums text-center text-base font-bold break-keep">
          {caption}
        </p>
        <Turn icon="forward" {...next} />
      </div>
      <div role="presentation" onKeyDown={moveFocus}>
        <table
          aria-label={caption}
          className={cx(
            'table-fixed border-separate',
            isDense
              ? 'w-full border-spacing-x-px border-spacing-y-1 desktop:border-spacing-y-0.5'
              : // Frames of neighbours stand apart; what that takes of their width, the gutter gives.
                '-mx-3 w-[calc(100%+24px)] border-spacing-1 desktop:-mx-1 desktop:w-[calc(100%+8px)]',
          )}
        >
          <thead>
            <tr>
              {uiTexts.weekdays.map((weekday, index) => (
                <th
                  key={weekday}
                  scope="col"
                  className={cx('text-center text-xs', !isDense && 'pb-1', weekdayTone(index))}
                >
                  {weekday}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, row) => (
              <tr key={week.find(Boolean) ?? row}>
                {week.map((day, column) => (
                  <td key={day ?? column} className="p-0 align-top">
                    {day && renderDay(day)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function weekdayTone(index: number): string {
  if (index === 0) return 'text-danger';
  return index === 6 ? 'text-focus' : 'text-sub';
}

function Turn(props: {
  readonly icon: 'back' | 'forward';
  readonly label: string;
  readonly onPress: (() => void) | null;
}) {
  return (
    <IconButton
      icon={props.icon}
      label={props.label}
      isDisabled={props.onPress === null}
      onClick={props.onPress ?? undefined}
    />
  );
}

/** A day's number with the month and weekday for screen readers: the visible text stays part of the accessible name. */
export function DateFigure({
  day,
  hasMonth,
}: {
  readonly day: Day;
  readonly hasMonth?: boolean | undefined;
}) {
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  return (
    <span className="nums relative text-[min(0.9375rem,5vw,19px)] leading-tight has-[+[data-holiday]]:text-danger">
      <span className={hasMonth ? '' : 'sr-only'}>{month + (hasMonth ? '/' : '月')}</span>
      <span>{date}</span>
      <span className="sr-only">{`${hasMonth ? '' : '日'}（${weekdayLabel(day)}）`}</span>
    </span>
  );
}

/** Words and times under a day's number grow with the text as far as a cell holds them. */
export const inCell = 'text-[min(0.6875rem,3.4vw,13px)] leading-normal';

/** 「17:30」, read out as 「17:30から」. */
export function TimeFrom({ time }: { readonly time: string }) {
  return (
    <span className={cx('nums relative', inCell)}>
      {time}
      <span className="sr-only">{uiTexts.from}</span>
    </span>
  );
}

/** Right behind its figure, which it makes red. On a day that holds something: in the corner, where there is room; its middle holds a time. */
export function HolidayMark({ isOnFill }: { readonly isOnFill: boolean }) {
  return (
    <span
      data-holiday={isOnFill ? undefined : ''}
      className={cx(
        'absolute top-0.5 right-0.5 text-[min(0.625rem,2.6vw)] leading-tight',
        !isOnFill && 'text-danger',
      )}
    >
      <span aria-hidden="true" className="hidden min-[390px]:inline">
        {uiTexts.holidayShort}
      </span>
      <span className="sr-only">{uiTexts.holiday}</span>
    </span>
  );
}

/** Cuts days into rows of seven. The first must be a Sunday, or be preceded by nulls. */
export function inWeeks(cells: readonly (Day | null)[]): (Day | null)[][] {
  const count = Math.ceil(cells.length / 7);
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: 7 }, (__, column) => cells[row * 7 + column] ?? null),
  );
}

/** The legend of a calendar: each day style as its class and its word. */
export function CalendarLegend({ items }: { readonly items: readonly (readonly [string, string])[] }) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-sub">
      {items.map(([look, label]) => (
        <li key={label} className="flex items-center gap-1.5">
          <span className={cx('size-3.5 rounded-sm', look)} />
          {label}
        </li>
      ))}
    </ul>
  );
}
