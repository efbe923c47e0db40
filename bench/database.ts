import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { createPool, migrate, newestMigration } from '../apps/server/src/platform/database/index.ts';
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

/**
 * A dedicated cluster with the product's durability settings, filled with the crowd, whole and small: below the temporary folder, or in a folder
 * that is kept, where it is filled once and found again.
 */
export async function startDatabase(
  cleanup: Cleanup,
  crowd: CrowdCounts,
  small: CrowdCounts,
  keptDir?: string,
): Promise<BenchDatabase> {
  const dataDir = keptDir === undefined ? await temporaryDir(cleanup) : resolve(keptDir);
  mkdirSync(dataDir, { recursive: true });
  const cluster = await startEmbedded({ dataDir, settings: { ...COUNTING, ...LOG_SIZE } });
  cleanup.add(cluster.stop);
  const { url } = cluster;
  const elsewhere = named(url, 'postgres');
  // A run that was stopped may have left one.
  const remove = (client: pg.Client, name: string) =>
    client.query(`drop database if exists ${name} with (force)`);
  const create = async (name: string): Promise<string> => {
    await withClient(elsewhere, async (client) => {
      await remove(client, name);
      await client.query(`create database ${name}`);
    });
    return named(url, name);
  };
  const smallUrl = named(url, 'small');
  const { reads, fillMs } = await keptOrMade(join(dataDir, 'bench.json'), { crowd, small }, async () => {
    // A run that was stopped may have filled a part of it.
    await create(nameOf(url));
    const startMs = performance.now();
    const made = await fill(cleanup, url, ({ ask }) => ask.fillForReads(crowd));
    const tookMs = performance.now() - startMs;
    await fill(cleanup, await create('small'), ({ ask }) => ask.fill(small));
    return { reads: made, fillMs: tookMs };
  });
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
        await remove(client, name);
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

/** What a crowd was made of, and what was learnt while it was made. */
interface Made {
  readonly reads: PreparedReads;
  readonly fillMs: number;
}
type Sizes = Readonly<Record<'crowd' | 'small', CrowdCounts>>;

/** A kept folder has the crowd that its note says; another size, or other tables, need another folder. */
async function keptOrMade(note: string, sizes: Sizes, make: () => Promise<Made>): Promise<Made> {
  const of = { ...sizes, migration: await newestMigration() };
  if (existsSync(note)) {
    const { made, ...kept } = JSON.parse(readFileSync(note, 'utf8')) as typeof of & { readonly made: Made };
    if (!isDeepStrictEqual(kept, of))
      throw new Error(`${dirname(note)} has another crowd, or other tables: name another folder`);
    return made;
  }
  const made = await make();
  writeFileSync(note, JSON.stringify({ ...of, made }));
  return made;
}

async function temporaryDir(cleanup: Cleanup): Promise<string> {
  const folder = await makeTemporaryDataDir();
  cleanup.add(folder.remove);
  return folder.dataDir;
}
