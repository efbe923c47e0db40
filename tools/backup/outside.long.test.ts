import { chmodSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, parseConfig } from '../../apps/server/src/platform/config/index.ts';
import { migrateDatabase } from '../../apps/server/src/prepare-database.ts';
import { loadNewest } from '../../apps/server/src/test-support/upgrade/snapshot.ts';
import { type Embedded, logFolder, startEmbedded } from '../database/embedded.ts';
import { clusterPlace } from '../database/place.ts';
import { OLDEST } from '../test/engines.ts';
import { makeCopy } from './make.ts';
import { restore } from './restore.ts';
import { newKey } from './sealing.ts';

const DEBIAN = OLDEST.programs;
/** Why it cannot be had; null where it is there. */
const missing = OLDEST.ensure();
const folder = mkdtempSync(join(tmpdir(), 'yoimachi-outside-'));
chmodSync(folder, 0o755);
const dataDir = join(folder, 'engine');
let server: Embedded | undefined;
let config: Config;

beforeAll(async () => {
  if (missing !== null) return;
  server = await startEmbedded({ dataDir, keepsLog: true, programs: DEBIAN });
  await migrateDatabase({ url: server.url, user: 'yoimachi' });
  await loadNewest(server.url);
  // As docs/backup.md says.
  await ask(server.url, `create role yoimachi_backup login replication password 'copies'`);
  await ask(server.url, 'grant execute on function pg_switch_wal() to yoimachi_backup');
  const { recipient, identity } = await newKey();
  const role = new URL(server.url);
  role.username = 'yoimachi_backup';
  role.password = 'copies';
  const parsed = parseConfig({
    DATABASE_URL: server.url,
    DATA_DIR: join(folder, 'data'),
    POSTGRES_PROGRAMS: DEBIAN,
    BACKUP_DIR: join(folder, 'copies'),
    BACKUP_RECIPIENT: recipient,
    BACKUP_IDENTITY: identity,
    BACKUP_LOG_DIR: logFolder(clusterPlace(dataDir)),
    BACKUP_DATABASE_URL: role.href,
  });
  if (!parsed.ok) throw new Error(parsed.sentences.join());
  config = parsed.value;
});

afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

async function ask<T>(url: string, sql: string): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: T }>(sql);
    return rows[0]?.answer as T;
  } finally {
    await client.end();
  }
}

const COUNT = 'select count(*)::int as answer from chat_message';
const NOW = 'select clock_timestamp() as answer';

/** A restored cluster as an operator starts it: in the place of the one before. */
async function startOn(clusterDir: string): Promise<void> {
  await server!.stop();
  rmSync(clusterPlace(dataDir), { recursive: true });
  renameSync(clusterDir, clusterPlace(dataDir));
  server = await startEmbedded({ dataDir, keepsLog: true, programs: DEBIAN });
}

test.skipIf(missing !== null)(
  'a PostgreSQL of yours is copied by its own tools and restored twice, the second time from a copy of its second life',
  async () => {
    const { url } = server!;
    await makeCopy(config, { onlyLog: false });
    const messages = await ask<number>(url, COUNT);
    const before = await ask<Date>(url, NOW);
    await ask(url, 'truncate chat_message cascade');
    await makeCopy(config, { onlyLog: true });
    const far = restore(config, { to: new Date(Date.now() + 60_000), into: join(folder, 'far') });
    await expect(far).rejects.toThrow(/What was archived ends before .* leave --to out/);
    const first = await restore(config, { to: before, into: join(folder, 'first') });
    expect(first).toMatchObject({ aside: null, brokenRules: [], auditBrokenAt: null });

    await startOn(first.clusterDir);
    expect(await ask(server!.url, COUNT)).toBe(messages);
    const again = { ...config, databaseUrl: server!.url, backup: { ...config.backup!, databaseUrl: null } };
    await ask(server!.url, `create table second_life as select 1 as answer`);
    // Without a new copy, the log alone leads from the first life into the second.
    await makeCopy(again, { onlyLog: true });
    const second = await restore(again, { to: null, into: join(folder, 'second') });
    await startOn(second.clusterDir);
    expect(await ask(server!.url, 'select answer from second_life')).toBe(1);
    expect(await ask(server!.url, COUNT)).toBe(messages);
  },
);
