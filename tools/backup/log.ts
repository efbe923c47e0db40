import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import type pg from 'pg';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { namesIn } from './copies.ts';
import { SEALED, sealInto } from './sealing.ts';

/** A finished file of PostgreSQL's log, a note of a copy, or the story of a restore. */
const FINISHED = /^(?:[0-9A-F]{24}(?:\.[0-9A-F]{8}\.backup)?|[0-9A-F]{8}\.history)$/;
export const LOG_FILE_NAME_LENGTH = 24;
const WAIT_MS = 100;
const PATIENCE_MS = 120_000;
/** PostgreSQL tries again by itself: once may be a disk that was away for a moment. */
const FAILURES = 3;

interface Archiver {
  readonly last: string | null;
  readonly failed: number;
}

/**
 * Finishes the file of the log that is being written, and waits until it lies where archive_command puts it.
 *
 * @throws StartupError when PostgreSQL does not archive.
 */
export async function finishLog(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ mode: string }>(`select current_setting('archive_mode') as mode`);
  if (rows[0]!.mode === 'off')
    throw new StartupError(
      'PostgreSQL keeps no log (archive_mode is off): see docs/backup.md. The embedded one begins with BACKUP_DIR at its next start.',
    );
  const before = await archiver(client);
  // The byte before: where nothing was written since the last file, it says where the next one begins.
  const switched = await client.query<{ name: string }>(
    `select pg_walfile_name(pg_switch_wal() - 1) as name`,
  );
  const { name } = switched.rows[0]!;
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += WAIT_MS) {
    const now = await archiver(client);
    if ((now.last ?? '').slice(0, LOG_FILE_NAME_LENGTH) >= name) return;
    if (now.failed - before.failed >= FAILURES) break;
    await later(WAIT_MS);
  }
  throw new StartupError(
    `PostgreSQL did not archive ${name}: its own log says why archive_command fails. Nothing after the last archived file can be restored.`,
  );
}

async function archiver(client: pg.Client): Promise<Archiver> {
  const { rows } = await client.query<Archiver>(
    'select last_archived_wal as last, failed_count::int as failed from pg_stat_archiver',
  );
  return rows[0]!;
}

/**
 * Seals the finished files of the log into the copies, and takes each away once it is there.
 *
 * @returns how many there were.
 */
export async function shipLog(from: string, to: string, recipient: string): Promise<number> {
  const finished = namesIn(from).filter((name) => FINISHED.test(name));
  for (const name of finished) {
    await sealInto(join(to, name + SEALED), createReadStream(join(from, name)), recipient);
    await rm(join(from, name));
  }
  return finished.length;
}
