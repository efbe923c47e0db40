import { POINT_FIGURES } from '@yoimachi/domain/points';
import { DataTable } from '#parts/data-table.tsx';
import type { Column } from '#parts/data-table.tsx';
import { Panel } from '#parts/panel.tsx';
import { formatCount } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import { formatMonthDayLong } from '#ui/lib/dates.ts';
import type { DayFigures } from './api.ts';
import { figureTexts as t } from './ja.ts';

/** Each day with each figure, the last day first. */
export const DayTable = ({ items }: { readonly items: readonly DayFigures[] }) => (
  <Panel title={t.table} isFlush>
    <DataTable id="figures" label={t.table} columns={columns} rows={items} rowId={({ day }) => day} />
  </Panel>
);

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
    cell: (row) => <span className={cx(row[figure] === 0 && 'text-sub')}>{formatCount(row[figure])}</span>,
  })),
];
