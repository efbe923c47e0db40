import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from './tables.gen.ts';
import type { Db } from './transaction.ts';

/** `starts_at` as answers and code name it: `startsAt`. */
type Field<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Field<Rest>>}`
  : Column;
/** The reverse. */
type Column<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Column<Rest>}`
  : '';

type Fields<Row> = { readonly [Name in keyof Row as Field<Name & string>]: Row[Name] };
type Columns<Row> = { [Name in keyof Row as Column<Name & string>]: Row[Name] };

/** Some columns of a table, as they are read. */
export type RowOf<Table extends keyof Database, Name extends keyof Selectable<Database[Table]>> = Pick<
  Selectable<Database[Table]>,
  Name
>;

/** The same by the names that an answer gives them. */
export type FieldsOf<
  Table extends keyof Database,
  Name extends keyof Fields<Selectable<Database[Table]>>,
> = Pick<Fields<Selectable<Database[Table]>>, Name>;

/** A new row of a table by those names; what may be null or has a default may be left out. */
export type NewRow<Table extends keyof Database> = Fields<Insertable<Database[Table]>>;

/** What is to be written, by the names of its columns. */
export const inColumns = <Row extends object>(row: Row): Columns<Row> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value])) as Columns<Row>;

const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Statement<Result> = (...parts: Parameters<typeof sql>) => Promise<Result>;

/** What a statement answers: ``allRows<Row>(db)`select …` ``, with parameters as in `sql`. It is sent at once. */
export const allRows =
  <Row>(db: Db): Statement<Row[]> =>
  async (...parts) =>
    (await sql<Row>(...parts).execute(db)).rows;

/** The first row; undefined where there is none. */
export const firstRow =
  <Row>(db: Db): Statement<Row | undefined> =>
  async (...parts) =>
    (await allRows<Row>(db)(...parts))[0];

/** The row of a statement that always has one; throws where there is none. */
export const theRow =
  <Row>(db: Db): Statement<Row> =>
  async (...parts) => {
    const row = await firstRow<Row>(db)(...parts);
    if (row === undefined) throw new Error('A statement that always has a row had none');
    return row;
  };

/** All rows of a statement with one column: what stands in each. */
export const allValues =
  <Value>(db: Db): Statement<Value[]> =>
  async (...parts) =>
    (await allRows<object>(db)(...parts)).map((row) => valueOf(row) as Value);

/** What the first row's only column says; undefined where there is no row. */
export const firstValue =
  <Value>(db: Db): Statement<Value | undefined> =>
  async (...parts) =>
    (await allValues<Value>(db)(...parts))[0];

/** What the only column of a row that is always there says. */
export const theValue =
  <Value>(db: Db): Statement<Value> =>
  async (...parts) =>
    valueOf(await theRow<object>(db)(...parts)) as Value;

const valueOf = (row: object): unknown => Object.values(row)[0];

/** A statement that answers nothing: ``run(trx)`update …` ``. */
export const run =
  (db: Db): Statement<void> =>
  async (...parts) => {
    await sql(...parts).execute(db);
  };

/** Whether there is any: ``isThere(db)`select from …` ``. */
export const isThere =
  (db: Db): Statement<boolean> =>
  async (...parts) =>
    (await allRows(db)(...parts)).length > 0;

/** Whether a statement wrote anything: ``hasWritten(trx)`update …` ``. */
export const hasWritten =
  (db: Db): Statement<boolean> =>
  async (...parts) =>
    ((await sql(...parts).execute(db)).numAffectedRows ?? 0n) > 0n;
