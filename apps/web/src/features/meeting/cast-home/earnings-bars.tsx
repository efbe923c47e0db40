import { formatMonthDay, monthDays, monthOf } from '#lib/dates.ts';
import type { Day } from '#lib/dates.ts';
import { pointsText } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import { castHomeTexts as t } from './ja.ts';
import { chartTop } from './scale.ts';

interface Props {
  readonly today: Day;
  /** Days with a reward, of the month of `today`. */
  readonly days: readonly { readonly day: Day; readonly points: number }[];
}

/** Reward per day of the month; also as a table for screen readers. */
export function EarningsBars({ today, days }: Props) {
  const month = monthDays(monthOf(today));
  const byDay = new Map(days.map(({ day, points }) => [day, points]));
  const top = chartTop(Math.max(0, ...byDay.values()));
  return (
    <div className="pt-4">
      <div aria-hidden="true" className="relative h-[100px]">
        <GridLine bottom="bottom-full" label={pointsText(top)} />
        <GridLine bottom="bottom-1/2" label={pointsText(top / 2)} />
        <div className="absolute inset-y-0 right-11 left-0 flex items-end gap-1 border-b border-line">
          {month.map((day) => (
            <Bar key={day} share={(byDay.get(day) ?? 0) / top} isFuture={day > today} />
          ))}
        </div>
      </div>
      <div aria-hidden="true" className="nums mt-1 mr-11 flex justify-between text-2xs text-sub">
        {[1, 10, 20, month.length].map((date) => (
          <span key={date}>{t.dayOfMonth(date)}</span>
        ))}
      </div>
      <div className="sr-only">
        <table>
          <caption>{t.earnings}</caption>
          <thead>
            <tr>
              <th scope="col">{t.day}</th>
              <th scope="col">{t.points}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, points }) => (
              <tr key={day}>
                <th scope="row">{formatMonthDay(day)}</th>
                <td>{pointsText(points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Bar({ share, isFuture }: { readonly share: number; readonly isFuture: boolean }) {
  return (
    <span
      className={cx('min-w-0 flex-1', share > 0 ? 'rounded-t-sm bg-primary' : isFuture && 'h-0.5 bg-line')}
      style={share > 0 ? { height: `${Math.max(3, share * 100)}%` } : undefined}
    />
  );
}

function GridLine({ bottom, label }: { readonly bottom: string; readonly label: string }) {
  return (
    <span className={cx('absolute inset-x-0 border-t border-line', bottom)}>
      <span className="nums absolute right-0 bottom-0.5 text-2xs leading-tight text-sub">{label}</span>
    </span>
  );
}
