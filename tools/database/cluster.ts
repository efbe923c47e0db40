import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import type { Binaries } from './binaries.ts';
import { type DatabaseUser, giveTo, spawnAs } from './user.ts';

export const SUPERUSER = 'yoimachi';

/** What PostgreSQL's programs get of our environment: none of our secrets, and messages in one language. */
export const BARE_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_MESSAGES: 'C', TZ: 'UTC' };

/** The superuser's password, made once per data folder. */
export function passwordOf(dataDir: string): string {
  const file = join(dataDir, 'postgres.password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = randomBytes(24).toString('hex');
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}

/** Throws StartupError if the existing cluster is of another major version or unreadable for us. */
function checkVersion(clusterDir: string, majorVersion: string): void {
  let version: string;
  try {
    version = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    throw new StartupError(
      `The database in ${clusterDir} belongs to another user: start as that user or as root, or set DATA_DIR to another folder.`,
    );
  }
  if (version === majorVersion) return;
  throw new StartupError(
    `The database in ${clusterDir} was made by PostgreSQL ${version}, but this release runs PostgreSQL ${majorVersion}: move the data with pg_dump, or set DATA_DIR to another folder.`,
  );
}

function runInitdb(binaries: Binaries, user: DatabaseUser, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(binaries.initdb, args, {
      ...spawnAs(user),
      cwd: '/',
      env: BARE_ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'pipe'],
      // A Ctrl-C reaches only us; half a cluster is discarded at the next start.
      detached: true,
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('error', reject);
    child.on('close', (code) => {
      const reason = said.trim().split('\n').at(-1);
      if (code === 0) resolve();
      else
        reject(new StartupError(`The database could not be created (initdb ended with ${code}): ${reason}`));
    });
  });
}

/** Locale options for initdb: ctype must know Japanese letters, or trigram search finds none. */
const LOCALE =
  process.platform === 'darwin' ? ['--lc-collate=C', '--lc-ctype=en_US.UTF-8'] : ['--locale=C.UTF-8'];

/** Creates the cluster unless it exists. It is created under another name and renamed, so that half a cluster never counts. */
export async function ensureCluster(
  clusterDir: string,
  binaries: Binaries,
  user: DatabaseUser,
  password: string,
  sync: boolean,
): Promise<void> {
  if (existsSync(clusterDir)) return checkVersion(clusterDir, binaries.majorVersion);
  const workshop = join(
    dirname(clusterDir),
    `.${SUPERUSER}-${process.pid}-${randomBytes(4).toString('hex')}`,
  );
  const passwordFile = join(workshop, 'password');
  const half = join(workshop, 'cluster');
  mkdirSync(workshop, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    giveTo(user, workshop);
    await runInitdb(binaries, user, [
      '-D',
      half,
      '-U',
      SUPERUSER,
      '--encoding=UTF8',
      ...LOCALE,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--no-instructions',
      ...(sync ? [] : ['--no-sync']),
    ]);
    renameSync(half, clusterDir);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}
