import type { Database } from '../../apps/server/src/platform/database/index.ts';

/** Executes SQL here: a pg client inside a transaction. */
export type Sql = {
  query(
    text: string,
    values?: unknown[],
  ): Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>;
};

/** Rows per statement: enough to be fast, few enough for memory. */
const BATCH = 4000;

/** What columns get that have no value of their name in a row. */
type Made<Table extends keyof Database, Row> = {
  readonly [Column in keyof Database[Table]]?: (row: Row) => unknown;
};

/**
 * Inserts rows in batches, one array parameter per column, and returns how many are new. The columns of `own` get what a row has under their
 * name (`cast_id` its `castId`), those of `made` what is made of the row. Throws for a column that the table or the rows do not have.
 */
export async function insertRows<Table extends keyof Database, Row extends object>(
  sql: Sql,
  table: Table,
  rows: readonly Row[],
  own: string,
  made: Made<Table, Row> = {},
  onConflict: '' | 'on conflict do nothing' = '',
): Promise<number> {
  const values = new Map<string, (row: Row) => unknown>(Object.entries(made));
  for (const name of own.split(', ').filter(Boolean)) values.set(name, (row) => valueOf(row, name));
  const names = [...values.keys()];
  const types = await typesOf(sql, table);
  const arrays = names.map((name, index) => `$${index + 1}::${types.get(name)}[]`).join(', ');
  const text = `insert into ${table} (${names.join(', ')}) overriding system value select * from unnest(${arrays}) ${onConflict}`;
  let inserted = 0;
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    const { rowCount } = await sql.query(
      text,
      [...values.values()].map((value) => batch.map(value)),
    );
    inserted += rowCount ?? 0;
  }
  return inserted;
}

function valueOf(row: object, column: string): unknown {
  const name =
    column in row ? column : column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  if (!(name in row)) throw new Error(`the demo has no ${name} for the column ${column}`);
  return row[name as keyof typeof row];
}

/** The types of a table's columns. */
async function typesOf(sql: Sql, table: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql.query(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute where attrelid = $1::regclass and attnum > 0`,
    [table],
  );
  return new Map(rows.map(({ name, type }) => [String(name), String(type)]));
}

/**
 * Fills tables whose indexes are made afterwards, which costs a fraction of keeping them up row by row. What constraints and unique indexes say
 * holds meanwhile; others wait for these tables until the transaction ends.
 */
export async function indexedAfterwards(
  sql: Sql,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text from pg_index
     where indrelid = any ($1::regclass[]) and not indisunique
       and not exists (select from pg_constraint where conindid = indexrelid) order by 1`,
    [tables],
  );
  for (const { name } of rows) await sql.query(`drop index ${String(name)}`);
  await fill();
  for (const { text } of rows) await sql.query(String(text));
}

/** Takes `count` ids from the sequence of an identity column. */
export async function takeIds(sql: Sql, table: string, count: number): Promise<number[]> {
  const { rows } = await sql.query(
    `select nextval(pg_get_serial_sequence($1, 'id'))::text as id from generate_series(1, $2)`,
    [table, count],
  );
  return rows.map((row) => Number(row['id']));
}
