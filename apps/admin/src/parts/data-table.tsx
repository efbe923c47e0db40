import { columnVisibilityFeature, tableFeatures, useTable, type RowData } from '@tanstack/react-table';
import { useState, type ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { useMayAct } from '#lib/office.ts';
import { rowActs, type Act } from './act/index.ts';
import type { Column } from './column.ts';
import { ColumnChoice } from './column-choice.tsx';
import { partTexts as t } from './ja.ts';

const features = tableFeatures({ columnVisibilityFeature });
type Features = typeof features;

export interface TableProps<Row> {
  /** By which the choice of columns is kept in this browser. */
  readonly id: string;
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly selectedId?: string | undefined;
  /** What can be done with a row, at its end. */
  readonly acts?: readonly Act<Row>[];
  /** In place of a list without rows. */
  readonly empty?: ReactNode;
}

const keyOf = (id: string) => `office:columns:${id}`;

function readHidden(id: string): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(keyOf(id)) ?? '{}') as Record<string, boolean>;
  } catch {
    return {};
  }
}

/** Which columns are hidden, kept in this browser. */
function useColumnChoice(id: string) {
  const [visible, setVisible] = useState(() => readHidden(id));
  const choose = (next: Record<string, boolean>) => {
    localStorage.setItem(keyOf(id), JSON.stringify(next));
    setVisible(next);
  };
  return [visible, choose] as const;
}

/** A dense list whose columns can be chosen, with what the person may do at each row. */
export function DataTable<Row extends RowData>({ acts = [], empty, ...table }: TableProps<Row>) {
  const mayAct = useMayAct();
  const mine = acts.filter(({ name }) => mayAct(name));
  if (table.rows.length === 0 && empty !== undefined) return empty;
  const own: readonly Column<Row>[] =
    mine.length === 0
      ? []
      : [{ id: 'acts', header: t.acts, isFixed: true, isNumber: true, cell: rowActs(mine) }];
  return <Table {...table} columns={[...table.columns, ...own]} />;
}

function Table<Row extends RowData>({
  id,
  label,
  columns,
  rows,
  rowId,
  selectedId,
}: Omit<TableProps<Row>, 'acts' | 'empty'>) {
  // The table keeps its state behind methods, which the compiler would take for unchanged.
  'use no memo';
  const [visible, choose] = useColumnChoice(id);
  const table = useTable<Features, Row>({
    features,
    columns: columns.map((column) => ({
      id: column.id,
      header: column.header,
      enableHiding: !column.isFixed,
    })),
    data: rows,
    getRowId: rowId,
    state: { columnVisibility: visible },
    onColumnVisibilityChange: (next) => choose(typeof next === 'function' ? next(visible) : next),
  });
  const shown = table
    .getVisibleLeafColumns()
    .flatMap((column) => columns.find((one) => one.id === column.id) ?? []);
  const hideable = table.getAllLeafColumns().filter((column) => column.getCanHide());
  return (
    <div className="relative min-w-0">
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr className="border-b border-line">
              {shown.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  className={cx(
                    'h-10 px-3 text-xs whitespace-nowrap text-sub first:pl-5 last:pr-12',
                    column.isNumber ? 'text-right' : 'text-left',
                  )}
                >
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.getRowModel().rows.map(({ id: key, original }) => (
              <Line key={key} row={original} columns={shown} isSelected={key === selectedId} />
            ))}
          </tbody>
        </table>
      </div>
      <ColumnChoice
        columns={hideable.map((column) => ({
          id: column.id,
          label: String(column.columnDef.header),
          isShown: column.getIsVisible(),
        }))}
        onToggle={(columnId, isShown) => table.getColumn(columnId)?.toggleVisibility(isShown)}
      />
    </div>
  );
}

interface LineProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly isSelected: boolean;
}

function Line<Row>({ row, columns, isSelected }: LineProps<Row>) {
  return (
    <tr
      data-selected={isSelected || undefined}
      className="relative h-[43px] border-b border-line hover:bg-sunken data-selected:bg-tint data-selected:text-on-tint"
    >
      {columns.map((column) => (
        <td
          key={column.id}
          className={cx(
            'px-3 py-1 first:pl-5 last:pr-5',
            column.isNumber && 'nums text-right whitespace-nowrap',
          )}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}
