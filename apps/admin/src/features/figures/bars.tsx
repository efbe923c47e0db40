import { Panel } from '#parts/panel.tsx';
import { pointsText } from '#ui/amount.tsx';
import { formatMonthDay } from '#ui/lib/dates.ts';
import type { DayFigures } from './api.ts';
import { figureTexts as t } from './ja.ts';

/** Two bars a day, the first day at the left; what they say stands in the table, too. */
export function Bars({ items }: { readonly items: readonly DayFigures[] }) {
  const days = items.toReversed();
  const most = Math.max(1, ...days.flatMap(({ soldPoints, usedPoints }) => [soldPoints, usedPoints]));
  const height = (points: number) => `${(100 * points) / most}%`;
  return (
    <Panel title={t.chart}>
      <div aria-hidden="true" className="flex h-40 items-end gap-0.5 overflow-hidden border-b border-line">
        {days.map(({ day, soldPoints, usedPoints }) => (
          <div
            key={day}
            title={t.barOf(formatMonthDay(day), pointsText(soldPoints), pointsText(usedPoints))}
            className="flex h-full min-w-0 flex-1 items-end gap-px"
          >
            <span className="flex-1 rounded-t-sm bg-primary" style={{ height: height(soldPoints) }} />
            <span className="flex-1 rounded-t-sm bg-edge" style={{ height: height(usedPoints) }} />
          </div>
        ))}
      </div>
      <p className="nums mt-2 flex justify-between text-xs text-sub">
        <span>{formatMonthDay(days[0]!.day)}</span>
        <span>{formatMonthDay(days.at(-1)!.day)}</span>
      </p>
      <p className="phrase mt-2 text-xs text-sub">{t.chartHelp}</p>
    </Panel>
  );
}
