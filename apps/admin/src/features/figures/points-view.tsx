import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { POINT_FIGURES, type PointFigure } from '@yoimachi/domain/points';
import { numberColumn, type Column } from '#parts/column.ts';
import { Panel } from '#parts/panel.tsx';
import { formatCount, pointsText } from '#ui/amount.tsx';
import type { Day } from '#ui/lib/dates.ts';
import { Loaded } from '#ui/loaded.tsx';
import { pointDays, type DayFigures } from './api.ts';
import { DayTable } from './day-table.tsx';
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
              value: <SumOf {...{ figure, items, from, to }} />,
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
          <DayTable id="figures-points" columns={columns} rows={items} />
        </>
      )}
    </Loaded>
  );
}

const columns: readonly Column<DayFigures>[] = [
  ...POINT_FIGURES.map((figure): Column<DayFigures> =>
    numberColumn(figure, `${t.names[figure]}${t.inPoints}`, ({ day, ...row }) => (
      <ToJournal text={formatCount(row[figure])} search={row[figure] === 0 ? null : { day, figure }} />
    )),
  ),
  numberColumn('unused', `${t.unusedChart}${t.inPoints}`, ({ day, unusedPaidPoints, unusedFreePoints }) => (
    <ToJournal text={formatCount(unusedPaidPoints + unusedFreePoints)} search={{ day }} />
  )),
];

interface SumProps {
  readonly figure: PointFigure;
  readonly items: readonly DayFigures[];
  readonly from: Day;
  readonly to: Day;
}

function SumOf({ figure, items, from, to }: SumProps) {
  const points = items.reduce((sum, one) => sum + one[figure], 0);
  const moved = items.some((one) => one[figure] !== 0);
  return <ToJournal text={pointsText(points)} search={moved ? { figure, from, to } : null} />;
}

interface ToJournalProps {
  readonly text: string;
  /** Null: it is made of none. */
  readonly search: {
    readonly figure?: PointFigure;
    readonly day?: Day;
    readonly from?: Day;
    readonly to?: Day;
  } | null;
}

/** Points that lead to the movements they are made of; a balance to all movements of its day. */
function ToJournal({ text, search }: ToJournalProps) {
  if (search === null) return <span className="text-sub">{text}</span>;
  return (
    <Link to="/ledger" search={search} className="nums text-primary underline-offset-4 hover:underline">
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
