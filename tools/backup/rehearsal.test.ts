import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStorage } from '../../apps/server/src/gateways/storage/index.ts';
import { type Config, parseConfig } from '../../apps/server/src/platform/config/index.ts';
import { migrateDatabase } from '../../apps/server/src/prepare-database.ts';
import { loadNewest } from '../../apps/server/src/test-support/upgrade/snapshot.ts';
import { type Embedded, startEmbedded } from '../database/embedded.ts';
import { makeCopy } from './make.ts';
import { restore } from './restore.ts';
import { newKey } from './sealing.ts';

const folder = mkdtempSync(join(tmpdir(), 'yoimachi-rehearsal-'));
// Whoever runs the database can enter it: all that is made lies within.
chmodSync(folder, 0o755);
const dataDir = join(folder, 'data');
const dir = join(folder, 'copies');
const TABLE = 'chat_message';
let config: Config;
let database: Embedded | undefined;

beforeAll(async () => {
  const { recipient, identity } = await newKey();
  config = configOf({ BACKUP_RECIPIENT: recipient, BACKUP_IDENTITY: identity });
  database = await startEmbedded({ dataDir, keepsLog: true });
  await expect(makeCopy(config, { onlyLog: false })).rejects.toThrow(/no product in this database/);
  await migrateDatabase({ url: database.url, user: 'yoimachi' });
  await loadNewest(database.url);
}, 300_000);

afterAll(async () => {
  await database?.stop();
  rmSync(folder, { recursive: true });
});

function configOf(env: Record<string, string>): Config {
  const parsed = parseConfig({ DATA_DIR: dataDir, BACKUP_DIR: dir, ...env });
  if (!parsed.ok) throw new Error(parsed.sentences.join());
  return parsed.value;
}

async function ask<T>(sql: string): Promise<T> {
  const client = new pg.Client({ connectionString: database!.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: T }>(sql);
    return rows[0]?.answer as T;
  } finally {
    await client.end();
  }
}

const count = () => ask<number>(`select count(*)::int as answer from ${TABLE}`);
const copiesNoted = () => ask<string[]>(`select array_agg(kind order by kind) as answer from copy_made`);
const now = () => ask<Date>('select clock_timestamp() as answer');

async function stop() {
  await database!.stop();
  database = undefined;
}

test('a table is emptied, and the second before is restored with its files and coherent books', async () => {
  const storage = createStorage({ config });
  await storage.put('media/before/picture.avif', Buffer.from('a picture'));
  await expect(makeCopy(config, { onlyLog: true })).rejects.toThrow(/no copy of the database yet/);
  const whole = await makeCopy(config, { onlyLog: false });
  expect(whole).toMatchObject({ files: 1 });

  await storage.put('media/after/picture.avif', Buffer.from('another'));
  expect(await copiesNoted()).toEqual(['BASE']);
  const messages = await count();
  expect(messages).toBeGreaterThan(0);
  const to = await now();
  await ask(`truncate ${TABLE} cascade`);
  await storage.remove(['media/before/picture.avif']);
  expect(await makeCopy(config, { onlyLog: true })).toMatchObject({ base: null, files: 1 });
  expect(await copiesNoted()).toEqual(['BASE', 'LOG']);

  await expect(restore(config, { to, into: null })).rejects.toThrow(/in use by process/);
  await stop();
  // As in a data folder of another machine.
  rmSync(join(dataDir, 'postgres.password'));
  const restored = await restore(config, { to, into: null });
  expect(restored).toMatchObject({
    base: whole.base,
    files: 1,
    unchecked: null,
    brokenRules: [],
    auditBrokenAt: null,
  });
  expect(existsSync(restored.aside!)).toBe(true);

  database = await startEmbedded({ dataDir, keepsLog: true });
  expect(await count()).toBe(messages);
  expect(await storage.read('media/before/picture.avif')).toEqual(Buffer.from('a picture'));
}, 300_000);
