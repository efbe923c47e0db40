import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { POINT_FIGURES, type PointFigure } from '@yoimachi/domain/points';
import { DataTable } from '#parts/data-table.tsx';
import type { Column } from '#parts/data-table.tsx';
import { Panel } from '#parts/panel.tsx';
import { formatCount, pointsText } from '#ui/amount.tsx';
import { formatMonthDayLong, type Day } from '#ui/lib/dates.ts';
import { Loaded } from '#ui/loaded.tsx';
import { pointDays } from './api.ts';
import type { DayFigures } from './api.ts';
import { figureTexts as t } from './ja.ts';
import { Plot } from './plot.tsx';
import { plotted, shortCount } from './rolling.ts';
import { Sums } from './sums.tsx';
import { UnusedPlot } from './unused-plot.tsx';

/** What became of points day by day, as sums, as plots and as a table. */
export function PointsView({ from, to }: { readonly from: Day; readonly to: Day }) {
  const figures = useQuery(pointDays({ from, to }));
  return (
    <Loaded query={figures}>
      {({ items }) => (
        <>
          <Sums
            sums={POINT_FIGURES.map((figure) => ({
              name: t.names[figure],
              value: pointsText(items.reduce((sum, one) => sum + one[figure], 0)),
            }))}
          />
          <div className="grid gap-4 tablet:grid-cols-3">
            {(['soldPoints', 'usedPoints'] as const).map((figure) => (
              <Panel key={figure} title={t.names[figure]}>
                <Plot kind="bars" points={plotted(items, (day) => day[figure])} axis={shortCount} />
              </Panel>
            ))}
            <Panel title={t.unusedChart}>
              <UnusedPlot items={items} />
            </Panel>
          </div>
          <Panel title={t.table} isFlush>
            <DataTable
              id="figures-points"
              label={t.table}
              columns={columns}
              rows={items}
              rowId={({ day }) => day}
            />
          </Panel>
        </>
      )}
    </Loaded>
  );
}

const columns: readonly Column<DayFigures>[] = [
  {
    id: 'day',
    header: t.day,
    isFixed: true,
    cell: ({ day }) => <b className="nums whitespace-nowrap">{formatMonthDayLong(day)}</b>,
  },
  ...POINT_FIGURES.map((figure): Column<DayFigures> => ({
    id: figure,
    header: `${t.names[figure]}${t.inPoints}`,
    isNumber: true,
    cell: (row) => <ToJournal figure={figure} row={row} />,
  })),
  {
    id: 'unused',
    header: `${t.unusedChart}${t.inPoints}`,
    isNumber: true,
    cell: ({ unusedPaidPoints, unusedFreePoints }) => formatCount(unusedPaidPoints + unusedFreePoints),
  },
];

/** A figure that leads to the movements it is made of; none leads nowhere. */
function ToJournal({ figure, row }: { readonly figure: PointFigure; readonly row: DayFigures }) {
  const text = formatCount(row[figure]);
  if (row[figure] === 0) return <span className="text-sub">{text}</span>;
  return (
    <Link
      to="/ledger"
      search={{ day: row.day, figure }}
      className="nums text-primary underline-offset-4 hover:underline"
    >
      {text}
    </Link>
  );
}

export const pointRows = (items: readonly DayFigures[]) => ({
  header: [
    t.day,
    ...POINT_FIGURES.map((figure) => `${t.names[figure]}${t.inPoints}`),
    `${t.unusedChart}${t.inPoints}`,
  ],
  rows: items.map((one) => [
    one.day,
    ...POINT_FIGURES.map((figure) => one[figure]),
    one.unusedPaidPoints + one.unusedFreePoints,
  ]),
});
