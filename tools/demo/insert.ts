/** Executes SQL here: a pg client inside a transaction. */
export type Sql = {
  query(
    text: string,
    values?: unknown[],
  ): Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>;
};

/** A column, its PostgreSQL type and the source of its value. */
export type Column<Row> = readonly [name: string, type: string, value: (row: Row) => unknown];

/** Rows per statement: enough to be fast, few enough for memory. */
const BATCH = 4000;

/** Inserts rows in batches, one array parameter per column. `identity` also writes generated ids. */
export async function insertRows<Row>(
  sql: Sql,
  table: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  options: { identity?: boolean } = {},
): Promise<void> {
  const names = columns.map(([name]) => name).join(', ');
  const arrays = columns.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ');
  const overriding = options.identity ? 'overriding system value' : '';
  const text = `insert into ${table} (${names}) ${overriding} select * from unnest(${arrays})`;
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    await sql.query(
      text,
      columns.map(([, , value]) => batch.map(value)),
    );
  }
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
