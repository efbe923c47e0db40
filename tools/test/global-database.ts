import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { INSERT_OPERATORS } from './operators.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the test cluster's superuser; its database is the migrated template. */
    templateUrl: string;
  }
}

/** Databases are created and dropped from this one: a template with open connections cannot be copied. */
const elsewhere = (url: string): string => Object.assign(new URL(url), { pathname: '/postgres' }).href;

/**
 * Migrates the template and lets the product start on it once, so that no start writes anything in a copy; what it holds then is kept, and
 * a copy can be brought back to it.
 */
async function fillTemplate(url: string): Promise<void> {
  const { createPool, migrate } = await import('../../apps/server/src/platform/database/index.ts');
  const { buildApp } = await import('../../apps/server/src/app.ts');
  const { testConfig } = await import('../../apps/server/src/test-support/test-config.ts');
  const { keepRows } = await import('../../apps/server/src/test-support/kept-rows.ts');
  const pool = createPool({ url, size: 1 });
  await migrate(pool);
  await pool.query(INSERT_OPERATORS);
  await pool.end();
  const app = await buildApp({ config: testConfig(), databaseUrl: url, webDir: null });
  await app.jobs.open();
  await app.close();
  await (await keepRows(url)).close();
}

/** vitest's global setup: one cluster for the run, its database migrated once, with the operators of all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { startTemporaryCluster } = await import('./temporary-cluster.ts');
  const cluster = await startTemporaryCluster();
  await fillTemplate(cluster.url);
  project.provide('templateUrl', cluster.url);
  return cluster.stop;
}

async function within<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: elsewhere(url) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Connections that are ended go of themselves within so many looks. */
const LOOKS = 50;

/**
 * Drops a database. A pool has ended before the server has let go of its connections: cutting one of them then is an error that nobody
 * hears, and fails the run. So what is about to go has some time for it.
 */
async function drop(client: pg.Client, name: string): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    const open = await client.query('select from pg_stat_activity where datname = $1', [name]);
    if (open.rowCount === 0) break;
    await sleep(10);
  }
  await client.query(`drop database if exists ${name} with (force)`);
}

export interface TestDatabase {
  readonly url: string;
  /** Drops the database, cutting open connections. Anything left goes with the cluster. */
  readonly drop: () => Promise<void>;
}

/**
 * A migrated database for the caller alone, empty except for its operators; with `schema: false` not even migrated. Only inside the
 * projects api, race, sim and long.
 */
export async function createTestDatabase({ schema = true } = {}): Promise<TestDatabase> {
  const templateUrl = await templateOfRun();
  return copyOf(templateUrl, schema ? nameOf(templateUrl) : 'template1');
}

/** An empty database of another kind for the caller alone: with these `options` of `create database`. */
export async function createOddDatabase(options: string): Promise<TestDatabase> {
  return createNamed(await templateOfRun(), `template template0 ${options}`);
}

/**
 * A copy, for the caller alone, of a database that is made once for the run, by whichever worker asks for it first; `name` says what is in
 * it. Whoever comes meanwhile waits. `make` leaves no connection open.
 */
export async function createMadeDatabase(
  name: string,
  make: () => Promise<TestDatabase>,
): Promise<TestDatabase> {
  const templateUrl = await templateOfRun();
  const made = `made_${name}`;
  await within(templateUrl, async (client) => {
    // Given back with the connection.
    await client.query('select pg_advisory_lock(hashtext($1))', [made]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [made]);
    if (rowCount === 0) await client.query(`alter database ${nameOf((await make()).url)} rename to ${made}`);
  });
  return copyOf(templateUrl, made);
}

async function templateOfRun(): Promise<string> {
  const { inject } = await import('vitest');
  return inject('templateUrl');
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

// Copying its files takes half the time of logging each of its pages.
const copyOf = (templateUrl: string, template: string): Promise<TestDatabase> =>
  createNamed(templateUrl, `template ${template} strategy file_copy`);

async function createNamed(templateUrl: string, options: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await within(templateUrl, (client) => client.query(`create database ${name} ${options}`));
  return {
    url: Object.assign(new URL(templateUrl), { pathname: `/${name}` }).href,
    drop: () => within(templateUrl, (client) => drop(client, name)),
  };
}
