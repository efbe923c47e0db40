import pg from 'pg';
import { createPool, migrate } from '../apps/server/src/platform/database/index.ts';
import { startEmbedded } from '../tools/database/embedded.ts';
import { makeTemporaryDataDir } from '../tools/test/temporary-cluster.ts';
import { startServer, type BenchServer } from './child.ts';
import type { Cleanup } from './cleanup.ts';
import { COUNTING } from './counts.ts';
import type { CrowdCounts, PreparedReads } from './protocol.ts';

/** The product's time in the bench: a Friday, 12:00 in Tokyo. */
export const START_ISO = '2026-11-20T03:00:00.000Z';

export interface BenchDatabase {
  /** With the whole crowd: nothing is written to it. */
  readonly url: string;
  /** With a small crowd, which is quickly copied. */
  readonly smallUrl: string;
  /** How long the whole crowd took, and what it views. */
  readonly fillMs: number;
  readonly reads: PreparedReads;
  /** PostgreSQL's version string. */
  readonly version: string;
  /** An empty database. */
  create(name: string): Promise<string>;
  /** An identical copy of a database; nobody may be connected to `from`. */
  copy(from: string, name: string): Promise<string>;
  drop(url: string): Promise<void>;
}

/** Filled in one go: fewer checkpoints meanwhile. Whatever is measured afterwards does not reach this limit either way. */
const LOG_SIZE = { max_wal_size: '8GB' };

const nameOf = (url: string): string => new URL(url).pathname.slice(1);
const named = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

async function withClient<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Migrates a database and fills it, in a process of its own. */
async function fill<T>(cleanup: Cleanup, url: string, how: (server: BenchServer) => Promise<T>): Promise<T> {
  const pool = createPool({ url, size: 1 });
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
  const server = await startServer(cleanup, url, START_ISO);
  const made = await how(server);
  await server.stop();
  // What PostgreSQL would do by itself within minutes must not happen during a measurement.
  await withClient(url, (client) => client.query('vacuum analyze'));
  await withClient(url, (client) => client.query('checkpoint'));
  return made;
}

/** A dedicated cluster below the temporary folder, with the product's durability settings, filled with the crowd, whole and small. */
export async function startDatabase(
  cleanup: Cleanup,
  crowd: CrowdCounts,
  small: CrowdCounts,
): Promise<BenchDatabase> {
  const folder = await makeTemporaryDataDir();
  cleanup.add(folder.remove);
  const cluster = await startEmbedded({ dataDir: folder.dataDir, settings: { ...COUNTING, ...LOG_SIZE } });
  cleanup.add(cluster.stop);
  const { url } = cluster;
  const elsewhere = named(url, 'postgres');
  const create = async (name: string): Promise<string> => {
    await withClient(elsewhere, (client) => client.query(`create database ${name}`));
    return named(url, name);
  };
  const startMs = performance.now();
  const reads = await fill(cleanup, url, ({ ask }) => ask.fillForReads(crowd));
  const fillMs = performance.now() - startMs;
  const smallUrl = await create('small');
  await fill(cleanup, smallUrl, ({ ask }) => ask.fill(small));
  return {
    url,
    smallUrl,
    fillMs,
    reads,
    create,
    version: await withClient(url, async (client) => {
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      return rows[0]!.server_version;
    }),
    async copy(from, name) {
      // Copying the files and flushing them now leaves nothing for a checkpoint during the measurement.
      await withClient(elsewhere, async (client) => {
        await client.query(`create database ${name} template ${nameOf(from)} strategy file_copy`);
        await client.query('checkpoint');
      });
      return named(url, name);
    },
    drop: (dropped) =>
      withClient(
        elsewhere,
        async (client) => void (await client.query(`drop database ${nameOf(dropped)} with (force)`)),
      ),
  };
}
