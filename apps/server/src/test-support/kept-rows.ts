import pg from 'pg';
import { bringBackFunction, CHANGED_CATALOGUES, keepingOf, type KeptTable } from './kept-rows.sql.ts';

/** A database that can be brought back to what it held: its rows and the next numbers of its sequences. */
export interface KeptRows {
  /**
   * Brings it back. Costs a look at every table and what has changed since, not what there is. What somebody has under way meanwhile is
   * taken back the next time.
   */
  readonly bringBack: () => Promise<void>;
  /** What was changed that it does not bring back: catalogues of PostgreSQL, for a schema, settings or statistics that are others now. */
  readonly changed: () => Promise<readonly string[]>;
  /** Ends its connection; what is kept stays in the database. */
  readonly close: () => Promise<void>;
}

/** Keeps all rows of a database inside of it, in the schema `kept`, instead of what was kept before. Waits for whoever is writing. */
export async function keepRows(url: string): Promise<KeptRows> {
  const connection = connectionTo(url);
  const client = await connection.get();
  await client.query('begin; drop schema if exists kept cascade');
  const tables = await tablesOf(client);
  await client.query(keepingOf(tables.map(({ name }) => name)));
  const counted = await countedOf(client, tables);
  const keeping = counted
    .filter(({ count }) => count > 0)
    .map(({ name, kept }) => `create table ${kept} as table ${name}`);
  const functions = [bringBackFunction(counted, await sequencesOf(client)), CHANGED_CATALOGUES];
  await client.query([...keeping, ...functions, 'commit'].join(';\n'));
  return keptBy(connection);
}

/** What was kept in a database before, by whomever. */
export const keptRows = (url: string): KeptRows => keptBy(connectionTo(url));

const keptBy = ({ get, close }: ReturnType<typeof connectionTo>): KeptRows => ({
  bringBack: async () => void (await (await get()).query('select kept.bring_back()')),
  async changed() {
    const { rows } = await (await get()).query<{ changed: string[] }>('select kept.changed() as changed');
    return rows[0]!.changed;
  },
  close,
});

/**
 * A connection of its own, without triggers: saying so takes a connection all the plans that it has, so it is said once. One that was
 * lost is opened again.
 */
function connectionTo(url: string): {
  readonly get: () => Promise<pg.Client>;
  readonly close: () => Promise<void>;
} {
  let client: pg.Client | undefined;
  return {
    async get() {
      if (client) return client;
      const opened = new pg.Client({ connectionString: url, application_name: 'kept rows' });
      opened.on('error', () => (client = undefined));
      await opened.connect();
      // What is missing of a large table is found in memory.
      await opened.query(`set session_replication_role = replica; set work_mem = '64MB'`);
      return (client = opened);
    },
    async close() {
      await client?.end();
      client = undefined;
    },
  };
}

async function tablesOf(client: pg.Client): Promise<readonly Omit<KeptTable, 'count'>[]> {
  const { rows } = await client.query<Omit<KeptTable, 'count'>>(`
    select format('%I.%I', n.nspname, c.relname) as name, format('kept.%I', c.oid) as kept,
      (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select quote_ident(a.attname) from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
       where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
    order by name`);
  return rows;
}

async function countedOf(
  client: pg.Client,
  tables: readonly Omit<KeptTable, 'count'>[],
): Promise<readonly KeptTable[]> {
  const asked = tables.map(({ name }) => `(select count(*)::int from ${name})`);
  const { rows } = await client.query<{ counts: number[] }>(
    `select array[${asked.join(', ')}]::int[] as counts`,
  );
  return tables.map((table, index) => ({ ...table, count: rows[0]!.counts[index]! }));
}

/** How each sequence is set to what it says now. */
async function sequencesOf(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences`,
  );
  const asked = rows.map(
    ({ name }) =>
      `select format('setval(%L, %s, %L)', ${pg.escapeLiteral(name)}, last_value, is_called) as set from ${name}`,
  );
  if (asked.length === 0) return [];
  const set = await client.query<{ set: string }>(asked.join(' union all '));
  return set.rows.map((row) => row.set);
}
