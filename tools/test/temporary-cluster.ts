import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../database/embedded.ts';
import { ownerOf } from '../database/owner.ts';
import { clusterPlace } from '../database/place.ts';
import { readPostmaster, stopPostmaster } from '../database/postmaster.ts';

const PREFIX = 'yoimachi-test-';

/** A database only for tests: no waiting for the disk, as nobody needs it after the run. */
const TEST_SETTINGS = {
  max_connections: '120',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
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

/** Starts an empty PostgreSQL below the temporary folder; `stop` also removes it. */
export async function startTemporaryCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
  const temporary = await makeTemporaryDataDir();
  const running = await startEmbedded({ dataDir: temporary.dataDir, settings: TEST_SETTINGS });
  const stop = async () => {
    await running.stop();
    await temporary.remove();
  };
  return { url: running.url, stop };
}
