import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pack } from 'tar-stream';

/** What a copy needs no content of: PostgreSQL makes it again. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
/** What speaks of the running server, or of another copy. */
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|tablespace_map|pg_internal\.init.*|pgsql_tmp.*|.*\.tmp)$/;
/** Last, as a standby would want it; and never in two pieces, being smaller than a page. */
const CONTROL = 'global/pg_control';
const PIECE_BYTES = 1 << 20;

/**
 * Packs the files of a running cluster between `pg_backup_start` and `pg_backup_stop`: they change meanwhile, which the log puts right. A file that
 * becomes shorter is filled up with zeros, one that becomes longer ends where it ended.
 */
export async function packCluster(clusterDir: string, pack: Pack): Promise<void> {
  await packFolder(clusterDir, '', pack);
  await packFile(clusterDir, CONTROL, pack);
}

async function packFolder(root: string, folder: string, pack: Pack): Promise<void> {
  for (const entry of await entriesOf(join(root, folder))) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (LEFT_OUT.test(entry.name) || path === CONTROL) continue;
    if (!entry.isDirectory()) {
      await packFile(root, path, pack);
      continue;
    }
    pack.entry({ name: path, type: 'directory', mode: 0o700 });
    if (!EMPTIED.has(path)) await packFolder(root, path, pack);
    if (path === 'pg_wal') pack.entry({ name: 'pg_wal/archive_status', type: 'directory', mode: 0o700 });
  }
}

// A table or a database may be dropped meanwhile: the log says so, too.
const unlessGone = (error: unknown) => {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
};

const entriesOf = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true }).catch(unlessGone)) ?? [];

async function packFile(root: string, path: string, pack: Pack): Promise<void> {
  const file = await open(join(root, path), constants.O_RDONLY | constants.O_NOFOLLOW).catch(unlessGone);
  if (!file) return;
  try {
    const { size } = await file.stat();
    const done = Promise.withResolvers<void>();
    const entry = pack.entry({ name: path, size, mode: 0o600 }, (error) =>
      error ? done.reject(error) : done.resolve(),
    );
    for (let at = 0; at < size; at += PIECE_BYTES) {
      const piece = Buffer.alloc(Math.min(PIECE_BYTES, size - at));
      await file.read(piece, 0, piece.length, at);
      if (!entry.write(piece)) await new Promise<void>((resolve) => entry.once('drain', () => resolve()));
    }
    entry.end(null);
    await done.promise;
  } finally {
    await file.close();
  }
}
