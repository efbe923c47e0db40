import pg from 'pg';

/** What a cluster did for one of its databases. */
export interface Counts {
  /** As sent by clients, transaction control included. */
  readonly statements: number;
  /** How often a statement was planned. */
  readonly planned: number;
  readonly walBytes: number;
  /** Of the log, by the connections themselves. */
  readonly fsyncs: number;
}

/** Settings by which a cluster counts statements. */
export const COUNTING = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.max': '20000' };

const named = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;
const nameOf = (url: string): string => new URL(url).pathname.slice(1);

/** Counts from now on: the function returned says what has been done since, and may be asked again. */
export async function startCounting(
  databaseUrl: string,
): Promise<{ since(): Promise<Counts>; end(): Promise<void> }> {
  const client = new pg.Client({ connectionString: named(databaseUrl, 'postgres') });
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  const read = async (): Promise<Counts> => {
    const { rows } = await client.query<Record<keyof Counts, string>>(
      `select coalesce(sum(s.calls), 0) as statements, coalesce(sum(s.plans), 0) as planned,
        pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as "walBytes",
        (select coalesce(sum(fsyncs), 0) from pg_stat_io where object = 'wal' and backend_type = 'client backend') as fsyncs
       from pg_stat_statements s join pg_database d on d.oid = s.dbid where d.datname = $1`,
      [nameOf(databaseUrl)],
    );
    const { statements, planned, walBytes, fsyncs } = rows[0]!;
    return {
      statements: Number(statements),
      planned: Number(planned),
      walBytes: Number(walBytes),
      fsyncs: Number(fsyncs),
    };
  };
  const before = await read();
  return {
    async since() {
      const now = await read();
      return {
        statements: now.statements - before.statements,
        planned: now.planned - before.planned,
        walBytes: now.walBytes - before.walBytes,
        fsyncs: now.fsyncs - before.fsyncs,
      };
    },
    end: () => client.end(),
  };
}

/** Counts planning in a database, which costs a little, for connections made from now on. */
export async function countPlanning(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: named(databaseUrl, 'postgres') });
  await client.connect();
  await client.query(`alter database ${nameOf(databaseUrl)} set pg_stat_statements.track_planning = on`);
  await client.end();
}
