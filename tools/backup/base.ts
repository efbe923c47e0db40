import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { pack as newPack } from 'tar-stream';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { packCluster } from './cluster-files.ts';
import { ownTool } from './own-tools.ts';
import { SEALED, sealInto } from './sealing.ts';

export const BASE_FILE = `base.tar${SEALED}`;

/** Copies the files of the embedded cluster, which has no tools of PostgreSQL's beside it. */
export async function copyEmbedded(
  client: pg.Client,
  { clusterDir, folder, recipient }: { clusterDir: string; folder: string; recipient: string },
): Promise<void> {
  await client.query(`select pg_backup_start('yoimachi', fast => true)`);
  const pack = newPack();
  const packing = (async () => {
    await packCluster(clusterDir, pack);
    const { rows } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(wait_for_archive => false)',
    );
    pack.entry({ name: 'backup_label', mode: 0o600 }, rows[0]!.label);
    pack.finalize();
  })();
  packing.catch((error: unknown) => pack.destroy(error as Error));
  await Promise.all([sealInto(join(folder, BASE_FILE), Readable.from(pack), recipient), packing]);
}

/**
 * Copies a cluster elsewhere by PostgreSQL's own `pg_basebackup`.
 *
 * @throws StartupError with what it says when it fails.
 */
export async function copyOutside(
  url: string,
  {
    major,
    programs,
    folder,
    recipient,
  }: {
    major: string;
    programs: string | null;
    folder: string;
    recipient: string;
  },
): Promise<void> {
  const tool = ownTool('pg_basebackup', { major, programs });
  const child = spawn(
    tool,
    [
      '--pgdata=-',
      '--format=tar',
      '--wal-method=none',
      '--checkpoint=fast',
      '--no-manifest',
      '--no-password',
    ],
    { env: environmentOf(url), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'close');
  await sealInto(
    join(folder, BASE_FILE),
    wholeOutputOf(child.stdout, ended, () => said),
    recipient,
  );
}

/** What a program writes, which fails behind its last byte when the program does: nothing half is taken for whole. */
function wholeOutputOf(output: Readable, ended: Promise<unknown[]>, said: () => string): Readable {
  return Readable.from(
    (async function* () {
      yield* output as AsyncIterable<Buffer>;
      const [code] = await ended;
      if (code !== 0)
        throw new StartupError(`pg_basebackup failed: ${said().trim().split('\n').at(-1) ?? ''}`);
    })(),
  );
}

/** The address by variables: what is an argument can be read by every user of the machine. */
function environmentOf(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslmode = searchParams.get('sslmode');
  return {
    PATH: '/usr/bin:/bin',
    LC_MESSAGES: 'C',
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslmode !== null && { PGSSLMODE: sslmode }),
  };
}
