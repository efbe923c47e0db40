import type pg from 'pg';

interface Table {
  /** Schema and name, quoted. */
  readonly name: string;
  /** Where its rows are kept. */
  readonly kept: string;
  /** Those that can be written, quoted. */
  readonly columns: string;
}

/** Brings a database back to what it held when this was made: its rows and the next numbers of its sequences. */
export type BringBack = () => Promise<void>;

/** Keeps all rows of a database inside of it. */
export async function keepRows(pool: pg.Pool): Promise<BringBack> {
  const tables = await tablesOf(pool);
  const filled: Table[] = [];
  await pool.query('create schema kept');
  for (const table of tables) {
    const { rowCount } = await pool.query(`create table ${table.kept} as table ${table.name}`);
    if (Number(rowCount) > 0) filled.push(table);
  }
  const all = [
    'begin',
    // Rows that may not be changed are no exception here, and references are whole when all are back.
    'set local session_replication_role = replica',
    // Truncating would take every connection its plans.
    ...tables.map(({ name }) => `delete from ${name}`),
    ...filled.map(
      ({ name, kept, columns }) =>
        `insert into ${name} (${columns}) overriding system value select ${columns} from ${kept}`,
    ),
    await settingSequences(pool),
    'commit',
  ];
  const text = all.join(';\n');
  return async () => void (await pool.query(text));
}

async function tablesOf(pool: pg.Pool): Promise<readonly Table[]> {
  const { rows } = await pool.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name, format('kept.%I', c.oid) as kept,
      (select string_agg(quote_ident(a.attname), ', ') from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
    order by name`);
  return rows;
}

async function settingSequences(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ set: string }>(`
    select format('setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
      coalesce(last_value, start_value), last_value is not null) as set
    from pg_sequences`);
  return `select ${rows.map(({ set }) => set).join(', ')}`;
}
