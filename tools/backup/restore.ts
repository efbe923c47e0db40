import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import pg from 'pg';
import { type Checked, checkRestored } from '../../apps/server/src/check-restored.ts';
import { createStorage } from '../../apps/server/src/gateways/storage/index.ts';
import type { BackupConfig, Config } from '../../apps/server/src/platform/config/index.ts';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { findBinaries } from '../database/binaries.ts';
import { passwordOf } from '../database/cluster.ts';
import { takeOwnership } from '../database/owner.ts';
import { clusterPlace, outsidePlace } from '../database/place.ts';
import { databaseUser } from '../database/user.ts';
import { type Base, basesIn } from './copies.ts';
import { putBackFiles } from './files.ts';
import { ownPrograms } from './own-tools.ts';
import { recover } from './recover.ts';

export interface Asked {
  /** How it was then is brought back; null: the newest there is. */
  readonly to: Date | null;
  /** Where the cluster will lie; null: where the embedded one is, which is put aside. */
  readonly into: string | null;
}

export interface Restored extends Checked {
  readonly base: string;
  readonly clusterDir: string;
  /** Where the cluster is now that was there before; null: there was none. */
  readonly aside: string | null;
  readonly files: number;
}

/**
 * Brings the database back as it was at a time, then the files that are missing, and looks whether books and audit hold together. What was there
 * before is put aside and not removed.
 *
 * @throws StartupError with one sentence; then everything is as it was.
 */
export async function restore(config: Config, { to, into }: Asked): Promise<Restored> {
  const { backup, backupIdentity: identity } = config;
  if (!backup || identity === null)
    throw new StartupError(
      'A restore needs BACKUP_DIR, BACKUP_RECIPIENT, and BACKUP_IDENTITY or BACKUP_IDENTITY_FILE: the secret half of their key.',
    );
  if (config.databaseUrl !== null && into === null)
    throw new StartupError(
      'Say where the restored cluster shall lie: --into <folder>, which is not there yet. The PostgreSQL of DATABASE_URL is left alone.',
    );
  const base = baseFor(backup, to);
  mkdirSync(config.dataDir, { recursive: true });
  const owner = into === null ? takeOwnership(config.dataDir) : null;
  try {
    const clusterDir = into === null ? clusterPlace(config.dataDir) : resolve(into);
    if (into !== null) refuseFilled(clusterDir);
    const { aside, ...seen } = await bringBack(config, { base, backup, identity, to, clusterDir });
    const files = await putBackFiles(createStorage({ config }), backup.dir, identity);
    return { base: base.name, clusterDir, aside, files, ...seen };
  } finally {
    owner?.release();
  }
}

/** The newest copy that was whole by then. */
function baseFor({ dir }: BackupConfig, to: Date | null): Base {
  const bases = basesIn(dir);
  const found = bases.findLast(({ wholeAt }) => to === null || wholeAt <= to.toISOString());
  if (found) return found;
  const [first] = bases;
  throw new StartupError(
    first && to
      ? `The oldest copy is of ${first.wholeAt}, after ${to.toISOString()}.`
      : `There is no whole copy of a database in ${dir}.`,
  );
}

interface Whole {
  readonly base: Base;
  readonly backup: BackupConfig;
  readonly identity: string;
  readonly to: Date | null;
  readonly clusterDir: string;
}

async function bringBack(config: Config, whole: Whole) {
  const { base, backup, clusterDir } = whole;
  // Beside the old one, which stays until the new one is whole.
  const beside = `${clusterDir}.restored-${Date.now()}`;
  // As whom the folder's owner is, so that the cluster is at home there; an embedded one as it was.
  const user = databaseUser(existsSync(clusterDir) ? clusterDir : dirname(clusterDir));
  const programs =
    config.databaseUrl === null
      ? undefined
      : ownPrograms('postgres', { major: base.postgresMajor, programs: config.postgresPrograms });
  const binaries = findBinaries(user, () => (user ? outsidePlace() : config.dataDir), programs);
  if (binaries.majorVersion !== base.postgresMajor)
    throw new StartupError(
      `The copy is of PostgreSQL ${base.postgresMajor}, but this release runs ${binaries.majorVersion}: restore it with the release that made it (${base.productVersion}).`,
    );
  const seen = await recover(
    { ...whole, dir: backup.dir, recipient: backup.recipient, clusterDir: beside, binaries, user },
    async (url) => {
      if (config.databaseUrl === null) await takePassword(url, base.superuser, config.dataDir);
      return look(url);
    },
  );
  const aside = existsSync(clusterDir) ? `${clusterDir}.before-${Date.now()}` : null;
  if (aside) renameSync(clusterDir, aside);
  renameSync(beside, clusterDir);
  return { aside, ...seen };
}

/** A data folder that was lost, or is another one, has another password for the embedded cluster. */
async function takePassword(url: string, superuser: string, dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const password = pg.escapeLiteral(passwordOf(dataDir));
    await client.query(`alter role ${pg.escapeIdentifier(superuser)} password ${password}`);
  } finally {
    await client.end();
  }
}

/** What cannot be looked through was brought back all the same: nobody waits for it twice. */
const look = (url: string): Promise<Checked> =>
  checkRestored(url).catch((error: unknown) => ({
    unchecked: (error as Error).message,
    brokenRules: [],
    auditBrokenAt: null,
  }));

function refuseFilled(folder: string): void {
  if (!existsSync(folder)) return;
  if (readdirSync(folder).length > 0)
    throw new StartupError(`${folder} is not empty: name a folder that is not there yet.`);
  rmdirSync(folder);
}
