import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import {
  createMadeDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../../../tools/test/global-database.ts';
import { createPool } from '#platform/database';
import { migrate } from '../../platform/database/migrate.ts';
import { MIGRATIONS_DIR } from '../../platform/database/migration-files.ts';

const DIR = join(import.meta.dirname, 'snapshots');
/** pg-boss's data is recreated at each start, and the migrations track themselves. */
const TABLES = `
  select c.oid::regclass::text as name,
    (select json_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'sandbox_line', 'sandbox_payment') and c.relname <> 'schema_migration'
  order by 1`;

type Row = Readonly<Record<string, unknown>>;

/** All rows of a database as of the time when a migration was the newest. */
interface Snapshot {
  readonly migration: string;
  /** The product's clock at that time. */
  readonly now: string;
  readonly tables: Readonly<Record<string, readonly Row[]>>;
}

/** Names of the stored snapshots, such as `013`, oldest first. */
export const snapshotNames = (): string[] =>
  globSync('*.json.gz', { cwd: DIR })
    .map((file) => basename(file, '.json.gz'))
    .sort();

const newestMigration = (): string => readdirSync(MIGRATIONS_DIR).sort().at(-1)!;

/** Stores every row of a database under the number of its newest migration. */
export async function writeSnapshot(databaseUrl: string, now: Date): Promise<void> {
  const migration = newestMigration();
  const tables = await withClient(databaseUrl, async (client) => {
    const found: Record<string, readonly Row[]> = {};
    for (const { name } of (await client.query<{ name: string }>(TABLES)).rows) {
      const { rows } = await client.query<{ rows: Row[] | null }>(
        `select json_agg(t) as rows from ${name} t`,
      );
      if (rows[0]?.rows) found[name] = rows[0].rows;
    }
    return found;
  });
  const snapshot: Snapshot = { migration, now: now.toISOString(), tables };
  writeFileSync(
    join(DIR, `${migration.slice(0, 3)}.json.gz`),
    gzipSync(JSON.stringify(snapshot), { level: 9 }),
  );
}

const readSnapshot = (name: string): Snapshot =>
  JSON.parse(gunzipSync(readFileSync(join(DIR, `${name}.json.gz`))).toString('utf8')) as Snapshot;

/** The product's clock when a snapshot was written. */
export const timeOf = (name: string): Date => new Date(readSnapshot(name).now);

/**
 * A database with the rows of a snapshot, in the schema of its time. Nothing newer has been applied yet: `migrate` is what is being
 * tested.
 */
export async function createSnapshotDatabase(name: string): Promise<TestDatabase> {
  const database = await createSchemaOf(name);
  await load(database.url, readSnapshot(name));
  return database;
}

/** The schema of a snapshot's time begins as that of the snapshot before: each migration up to there is applied once for a run. */
function createSchemaOf(name: string): Promise<TestDatabase> {
  return createMadeDatabase(`schema_${name}`, async () => {
    const before = snapshotNames().findLast((each) => each < name);
    const database = await (before === undefined
      ? createTestDatabase({ schema: false })
      : createSchemaOf(before));
    await using(database.url, (pool) =>
      migrate(pool, MIGRATIONS_DIR, { last: readSnapshot(name).migration }),
    );
    return database;
  });
}

/** The files of the last version before 1.0.0, and the first so many of them, where that is said. */
export async function createDatabaseOfBefore(count?: number): Promise<TestDatabase> {
  const files = JSON.parse(
    gunzipSync(readFileSync(join(import.meta.dirname, 'before-1.0.0.json.gz'))).toString('utf8'),
  ) as { readonly name: string; readonly text: string }[];
  const directory = mkdtempSync(join(tmpdir(), 'yoimachi-migrations-'));
  const database = await createTestDatabase({ schema: false });
  try {
    for (const { name, text } of files.slice(0, count)) writeFileSync(join(directory, name), text);
    await using(database.url, async (pool) => {
      // It finds no history, as it would not take this one for its own.
      await migrate(pool, directory);
      await pool.query('alter table schema_migration drop column is_expand');
    });
  } finally {
    rmSync(directory, { recursive: true });
  }
  return database;
}

/** A database of the last version before 1.0.0 with the rows of the first snapshot, which was its own, too. */
export async function createFilledDatabaseOfBefore(): Promise<TestDatabase> {
  const database = await createDatabaseOfBefore();
  await load(database.url, readSnapshot(snapshotNames()[0]!));
  return database;
}

/** Fills a database of today's schema with the rows of the newest snapshot, which is of it. */
export const loadNewest = (databaseUrl: string): Promise<void> =>
  load(databaseUrl, readSnapshot(snapshotNames().at(-1)!));

async function load(databaseUrl: string, { tables }: Snapshot): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    // Rows are restored as they were, in any order: neither keys nor triggers check them again.
    await client.query(`set session_replication_role = replica`);
    const known = (await client.query<{ name: string; columns: string[] }>(TABLES)).rows;
    await client.query(`truncate ${known.map((table) => table.name).join(', ')} cascade`);
    for (const { name: table, columns } of known) {
      const list = columns.join(', ');
      await client.query(
        `insert into ${table} (${list}) overriding system value
         select ${list} from json_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(tables[table] ?? [])],
      );
    }
    await client.query(SEQUENCES);
  });
}

/** Identity columns continue after the last row. */
const SEQUENCES = `
  do $$ declare c record; begin
    for c in select attrelid::regclass as name, attname from pg_attribute a join pg_class t on t.oid = a.attrelid
      where attidentity <> '' and t.relkind = 'r' loop
      execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 0) + 1, false) from %s',
        c.name, c.attname, c.attname, c.name);
    end loop;
  end $$`;

async function using(databaseUrl: string, use: (pool: pg.Pool) => Promise<unknown>): Promise<void> {
  const pool = createPool({ url: databaseUrl, size: 1 });
  try {
    await use(pool);
  } finally {
    await pool.end();
  }
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
