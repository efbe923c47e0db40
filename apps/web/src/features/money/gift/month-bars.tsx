import type { GiftStatistics } from '@yoimachi/contract/gift';
import { heightOf } from '@yoimachi/domain/money';
import { formatMonth } from '#lib/dates.ts';
import { pointsText } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import { receivedTexts as t } from './ja.ts';

/** The reward of each month as a bar; also as a table for screen readers. */
export function MonthBars({ months }: { readonly months: GiftStatistics['byMonth'] }) {
  const top = Math.max(1, ...months.map(({ rewardPoints }) => rewardPoints));
  return (
    <div className="pt-2">
      <div aria-hidden="true" className="grid grid-cols-12 items-end gap-1">
        {months.map(({ month, rewardPoints }) => (
          <div key={month} className="flex h-24 flex-col justify-end border-b border-line">
            <span
              className={cx('rounded-t-sm', rewardPoints > 0 && 'bg-primary')}
              style={{ height: rewardPoints > 0 ? `${Math.max(3, 100 * heightOf(rewardPoints, top))}%` : 0 }}
            />
          </div>
        ))}
        {months.map(({ month }, index) => (
          <span key={month} className="nums text-center text-2xs whitespace-nowrap text-sub">
            {index % 2 === 1 && t.monthShort(Number(month.slice(5)))}
          </span>
        ))}
      </div>
      <div className="sr-only">
        <table>
          <caption>{t.byMonth}</caption>
          <thead>
            <tr>
              <th scope="col">{t.month}</th>
              <th scope="col">{t.gifts}</th>
              <th scope="col">{t.points}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, count, rewardPoints }) => (
              <tr key={month}>
                <th scope="row">{formatMonth(month)}</th>
                <td>{t.count(count)}</td>
                <td>{pointsText(rewardPoints)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
