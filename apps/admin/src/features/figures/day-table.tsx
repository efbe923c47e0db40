import { fixedColumn, type Column } from '#parts/column.ts';
import { DataTable } from '#parts/data-table.tsx';
import { Panel } from '#parts/panel.tsx';
import { formatMonthDayLong } from '#ui/lib/dates.ts';
import { figureTexts as t } from './ja.ts';

interface Props<Row> {
  readonly id: string;
  /** What stands behind the day. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** The figures day by day. */
export const DayTable = <Row extends { readonly day: string }>({ id, columns, rows }: Props<Row>) => (
  <Panel title={t.table} isFlush>
    <DataTable
      id={id}
      label={t.table}
      columns={[dayColumn, ...columns]}
      rows={rows}
      rowId={({ day }) => day}
    />
  </Panel>
);

const dayColumn: Column<{ readonly day: string }> = fixedColumn('day', t.day, ({ day }) => (
  <b className="nums whitespace-nowrap">{formatMonthDayLong(day)}</b>
));
