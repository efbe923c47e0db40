import pg from 'pg';
import { dayOf } from '@yoimachi/domain/time';
import { createCrypto } from '../apps/server/src/platform/crypto/index.ts';
import { createPool, migrate } from '../apps/server/src/platform/database/index.ts';
import { startEmbedded } from '../tools/database/embedded.ts';
import { seedDemo } from '../tools/demo/seed.ts';
import { makeTemporaryDataDir } from '../tools/test/temporary-cluster.ts';
import type { Cleanup } from './cleanup.ts';

/** The product's time in the bench: a Friday, 12:00 in Tokyo. */
export const START_ISO = '2026-11-20T03:00:00.000Z';

export interface BenchDatabase {
  readonly url: string;
  /** PostgreSQL's version string. */
  readonly version: string;
  /** An identical copy of a database; nobody may be connected to `from`. */
  copy(from: string, name: string): Promise<string>;
  drop(url: string): Promise<void>;
}

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

async function fill(url: string, castCount: number): Promise<void> {
  const pool = createPool({ url, size: 1 });
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
  const crypto = createCrypto(Buffer.alloc(32, 7));
  await seedDemo(url, { crypto, today: dayOf(new Date(START_ISO)), castCount });
  // What PostgreSQL would do by itself within minutes must not happen during a measurement.
  await withClient(url, (client) => client.query('vacuum analyze'));
  await withClient(url, (client) => client.query('checkpoint'));
}

/** A dedicated cluster below the temporary folder, with the product's durability settings, filled with the demo data. */
export async function startDatabase(cleanup: Cleanup, castCount: number): Promise<BenchDatabase> {
  const folder = await makeTemporaryDataDir();
  cleanup.add(folder.remove);
  const cluster = await startEmbedded({ dataDir: folder.dataDir });
  cleanup.add(cluster.stop);
  const { url } = cluster;
  const elsewhere = named(url, 'postgres');
  await fill(url, castCount);
  return {
    url,
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
