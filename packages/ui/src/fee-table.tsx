import { pointsText } from './amount.tsx';
import { cx } from './cx.ts';
import { uiTexts } from './ja.ts';
import { feeTexts } from './fee-table.ja.ts';

export interface FeeRow {
  /** 「11/22（日）まで」 */
  readonly when: string;
  /** 「無料」, 「50%」 */
  readonly rate: string;
  readonly points: number;
  /** The row that includes today. */
  readonly isToday?: boolean | undefined;
}

/** What a cancellation costs, by day; today's row is tinted. */
export function FeeTable({ caption, rows }: { readonly caption: string; readonly rows: readonly FeeRow[] }) {
  const heads = [feeTexts.feeWhen, feeTexts.feeRate, feeTexts.feePoints];
  return (
    <div className="@container">
      {/* In a narrow pane, too, today stands in the line of its day. */}
      <table
        aria-label={caption}
        className="nums w-full border-separate border-spacing-0 text-sm @max-[17rem]:text-xs"
      >
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="p-0">
                <span className="sr-only">{head}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.when}
              className={cx(
                row.isToday ? 'font-bold text-on-tint *:bg-tint' : 'text-sub',
                '*:py-2.5 *:first:rounded-l-md *:first:pl-3 *:last:rounded-r-md *:last:pr-3',
              )}
            >
              <th scope="row" className="wrap-anywhere">
                <span>{row.when}</span>
                {row.isToday && <TodayMark />}
              </th>
              <td className="text-right">{row.rate}</td>
              <td className="pl-3 text-right whitespace-nowrap">{pointsText(row.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TodayMark() {
  return (
    <span className="ml-1.5 inline-block rounded-sm bg-on-tint px-1.5 text-2xs font-bold text-tint">
      {uiTexts.today}
    </span>
  );
}
