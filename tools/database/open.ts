import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupConfig } from '../../apps/server/src/platform/config/index.ts';
import { startEmbedded } from './embedded.ts';
import { ownerOf } from './owner.ts';

export interface OpenDatabase {
  readonly url: string;
  /** Stops what `openDatabase` started; leaves alone a server that was already running. */
  readonly close: () => Promise<void>;
}

/**
 * The database of a configuration, for tools that may run alongside the product: DATABASE_DIRECT_URL, DATABASE_URL, or the embedded server the
 * running product has started on `dataDir`, or else that server started for the caller. Throws StartupError if it cannot be started.
 */
export async function openDatabase(config: {
  databaseUrl: string | null;
  databaseDirectUrl: string | null;
  dataDir: string;
  backup: BackupConfig | null;
}): Promise<OpenDatabase> {
  const nothing = () => Promise.resolve();
  const own = config.databaseDirectUrl ?? config.databaseUrl;
  if (own !== null) return { url: own, close: nothing };
  const running = ownerOf(config.dataDir) && noted(config.dataDir);
  if (running) return { url: running, close: nothing };
  const { url, stop } = await startEmbedded({ dataDir: config.dataDir, keepsLog: config.backup !== null });
  return { url, close: stop };
}

function noted(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, 'database.url'), 'utf8').trim();
  } catch {
    return null;
  }
}
