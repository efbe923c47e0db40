import type { ReactNode } from 'react';

/** What a list shows of a row. `cell` draws it; the id is what a choice of columns is kept by. */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  readonly isNumber?: boolean;
  /** It cannot be hidden: it opens the row. */
  readonly isFixed?: boolean;
}

export const column = <Row>(id: string, header: string, cell: Column<Row>['cell']): Column<Row> => ({
  id,
  header,
  cell,
});

/** A column of numbers. */
export const numberColumn = <Row>(id: string, header: string, cell: Column<Row>['cell']): Column<Row> => ({
  ...column(id, header, cell),
  isNumber: true,
});

/** The column by which a row is known: it is always shown. */
export const fixedColumn = <Row>(id: string, header: string, cell: Column<Row>['cell']): Column<Row> => ({
  ...column(id, header, cell),
  isFixed: true,
});
