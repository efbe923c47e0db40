import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { clusterPlace } from './place.ts';
import { readPostmaster } from './postmaster.ts';
import { waitUntil } from './process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yoimachi-embedded-'));
let running: Embedded | undefined;

afterAll(async () => {
  await running?.stop();
  rmSync(clusterPlace(dataDir), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

async function ask<T>(url: string, sql: string): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: T }>(sql);
    return rows[0]?.answer as T;
  } finally {
    await client.end();
  }
}

const forgetOwner = () => rmSync(join(dataDir, 'owner.json'));

test('a fresh folder gets a cluster that knows Japanese letters and the extensions', async () => {
  running = await startEmbedded({ dataDir });
  expect(running.isNew).toBe(true);
  for (const extension of ['btree_gist', 'pg_trgm', 'pgcrypto']) {
    await ask(running.url, `create extension ${extension}`);
  }
  expect(await ask(running.url, `select similarity('銀座のラウンジ', '銀座') > 0 as answer`)).toBe(true);
  expect(await ask(running.url, `select current_setting('fsync') as answer`)).toBe('on');
  await ask(running.url, `create table kept (value text)`);
  await ask(running.url, `insert into kept values ('宵待ち')`);
}, 30_000);

test('a folder in use is refused with one sentence', async () => {
  await expect(startEmbedded({ dataDir })).rejects.toThrow(StartupError);
  await expect(startEmbedded({ dataDir })).rejects.toThrow(/in use by process \d+: stop it/);
});

test('after kill -9 of the server the next start recovers', async () => {
  const before = readPostmaster(clusterPlace(dataDir));
  process.kill(before!.pid, 'SIGKILL');
  await waitUntil(() => readPostmaster(clusterPlace(dataDir)) === null, 5_000);
  // Another program may have that number by the next start.
  const note = join(clusterPlace(dataDir), 'postmaster.pid');
  writeFileSync(note, readFileSync(note, 'utf8').replace(String(before!.pid), String(process.pid)));
  forgetOwner();
  running = await startEmbedded({ dataDir });
  expect(running.isNew).toBe(false);
  expect(await ask(running.url, 'select value as answer from kept')).toBe('宵待ち');
}, 30_000);

test('a server that outlived our own kill is used again', async () => {
  const before = readPostmaster(clusterPlace(dataDir));
  forgetOwner();
  running = await startEmbedded({ dataDir });
  expect(readPostmaster(clusterPlace(dataDir))?.pid).toBe(before!.pid);
  expect(running.isNew).toBe(false);
  expect(await ask(running.url, 'select value as answer from kept')).toBe('宵待ち');
}, 30_000);

test('a server that was killed is started again where it was, while its processes may still be leaving', async () => {
  const before = readPostmaster(clusterPlace(dataDir))!;
  const sleeper = ask(running!.url, 'select pg_sleep(1)::text as answer').catch(() => undefined);
  process.kill(before.pid, 'SIGKILL');
  await waitUntil(() => !running!.isRunning(), 5_000);
  await running!.restart();
  expect(readPostmaster(clusterPlace(dataDir))).toMatchObject({ port: before.port, ready: true });
  expect(running!.isRunning()).toBe(true);
  expect(await ask(running!.url, 'select value as answer from kept')).toBe('宵待ち');
  await sleeper;
}, 60_000);

test('data of another major version is refused with one sentence', async () => {
  await running!.stop();
  const versionFile = join(clusterPlace(dataDir), 'PG_VERSION');
  const version = readFileSync(versionFile, 'utf8');
  writeFileSync(versionFile, '15\n');
  await expect(startEmbedded({ dataDir })).rejects.toThrow(/made by PostgreSQL 15, but this release runs/);
  writeFileSync(versionFile, version);
});
