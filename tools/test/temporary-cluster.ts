import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../database/embedded.ts';
import { ownerOf } from '../database/owner.ts';
import { clusterPlace } from '../database/place.ts';
import { readPostmaster, stopPostmaster } from '../database/postmaster.ts';

const PREFIX = 'yoimachi-test-';

/** A database only for tests: no waiting for the disk, as nobody needs it after the run. */
const TEST_SETTINGS = {
  max_connections: '240',
  // Each is a process that begins again, for what one alone has read by then.
  max_parallel_workers_per_gather: '0',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // What the planner knows changes when a test says so, not when the machine has the time.
  autovacuum_analyze_threshold: '2147483647',
};

async function remove(dataDir: string): Promise<void> {
  const clusterDir = clusterPlace(dataDir);
  const left = readPostmaster(clusterDir);
  if (left) await stopPostmaster(left.pid, clusterDir);
  rmSync(clusterDir, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}

/** Removes clusters left by killed test runs. */
async function removeLeftOvers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const dataDir = join(tmpdir(), name);
    try {
      // Another user's, or one just being created, is not ours to remove.
      if (readdirSync(dataDir).includes('owner.json') && !ownerOf(dataDir)) await remove(dataDir);
    } catch {
      continue;
    }
  }
}

/** A data folder for one test run, which the user that runs PostgreSQL for root can also enter (its secrets are private files). */
export async function makeTemporaryDataDir(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  await removeLeftOvers();
  const dataDir = mkdtempSync(join(tmpdir(), PREFIX));
  chmodSync(dataDir, 0o711);
  return { dataDir, remove: () => remove(dataDir) };
}

/**
 * A password is hashed four thousand times for each connection, to be slow for who guesses one. Tests open thousands of connections, and
 * the password of a test cluster opens nothing.
 */
async function hashPasswordOnce(url: string): Promise<void> {
  const { username, password } = new URL(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const hashed = client.escapeLiteral(hashedOnce(decodeURIComponent(password)));
    await client.query(`alter role ${client.escapeIdentifier(username)} password ${hashed}`);
  } finally {
    await client.end();
  }
}

/** As PostgreSQL keeps a password (SCRAM, RFC 5803), hashed once; its own setting for that came with 16. */
function hashedOnce(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, 1, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$1:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}

/** Starts an empty PostgreSQL below the temporary folder, in a data folder of its own; `stop` also removes both. TEST_POSTGRES is another one. */
export async function startTemporaryCluster(): Promise<{
  url: string;
  dataDir: string;
  stop: () => Promise<void>;
}> {
  const temporary = await makeTemporaryDataDir();
  const running = await startEmbedded({
    dataDir: temporary.dataDir,
    settings: TEST_SETTINGS,
    programs: process.env['TEST_POSTGRES'] || undefined,
  });
  await hashPasswordOnce(running.url);
  const stop = async () => {
    await running.stop();
    await temporary.remove();
  };
  return { url: running.url, dataDir: temporary.dataDir, stop };
}
