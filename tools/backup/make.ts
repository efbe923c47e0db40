import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { createStorage } from '../../apps/server/src/gateways/storage/index.ts';
import type { BackupConfig, Config } from '../../apps/server/src/platform/config/index.ts';
import { type CopyKind, noteCopy } from '../../apps/server/src/platform/database/index.ts';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { VERSION } from '../../apps/server/src/platform/version/index.ts';
import { logFolder } from '../database/embedded.ts';
import { openDatabase } from '../database/open.ts';
import { clusterPlace } from '../database/place.ts';
import { copyEmbedded, copyOutside } from './base.ts';
import { ABOUT, type AboutBase, basesIn, places } from './copies.ts';
import { copyFiles } from './files.ts';
import { dropOld } from './keep.ts';
import { finishLog, shipLog } from './log.ts';

export interface Made {
  /** The name of the new copy of the database; null where only what happened since the last one was asked for. */
  readonly base: string | null;
  /** Files of the log. */
  readonly logs: number;
  readonly files: number;
  /** What was too old to be kept. */
  readonly dropped: number;
}

/**
 * Makes a copy of the product: the database first, then its log, then the files, so that each file that a restored database names is there.
 *
 * @param onlyLog what happened since the last copy of the database alone: from then on a restore can end at any time until now.
 * @throws StartupError with one sentence.
 */
export async function makeCopy(config: Config, { onlyLog }: { onlyLog: boolean }): Promise<Made> {
  const { backup } = config;
  if (!backup)
    throw new StartupError('Say where copies are kept: BACKUP_DIR and BACKUP_RECIPIENT (docs/backup.md).');
  const { dir, recipient, keepDays } = backup;
  if (onlyLog && basesIn(dir).length === 0)
    throw new StartupError(
      'There is no copy of the database yet, which the log goes on from: npm run backup makes one.',
    );
  const database = await openDatabase(config);
  const url = (config.databaseUrl === null ? null : backup.databaseUrl) ?? database.url;
  const client = new pg.Client({ connectionString: url, application_name: 'yoimachi-backup' });
  try {
    await client.connect();
    const name = onlyLog ? null : await copyDatabase(client, { config, backup, url });
    // A night's copy and one of the log may meet here: one after the other.
    await client.query('select pg_advisory_lock($1)', [SHIPPING]);
    await finishLog(client);
    const from = backup.logDir ?? logFolder(clusterPlace(config.dataDir));
    const logs = await shipLog(from, places(dir).log, recipient);
    const now = new Date();
    const day = now.toISOString().slice(0, 10);
    const files = await copyFiles(createStorage({ config }), { dir, recipient, day });
    const dropped = onlyLog ? 0 : await dropOld(dir, keepDays, now);
    await note(database.url, onlyLog ? 'LOG' : 'BASE');
    return { base: name, logs, files, dropped };
  } finally {
    await client.end().catch(() => undefined);
    await database.close();
  }
}

/** As the product itself: who may copy may not write. */
async function note(url: string, kind: CopyKind): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'yoimachi-backup' });
  try {
    await client.connect();
    await noteCopy(client, kind);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Of this database, as numbers that nothing else of the product locks by. */
const COPYING = 5_070_101;
const SHIPPING = 5_070_102;

interface CopyOptions {
  readonly config: Config;
  readonly backup: BackupConfig;
  readonly url: string;
}

async function copyDatabase(
  client: pg.Client,
  { config, backup: { dir, recipient }, url }: CopyOptions,
): Promise<string> {
  const { rows: taken } = await client.query<{ is: boolean }>('select pg_try_advisory_lock($1) as is', [
    COPYING,
  ]);
  if (!taken[0]!.is) throw new StartupError('Another copy of this database is being made.');
  const { rows } = await client.query<Before>(ABOUT_BEFORE);
  const { isProduct, ...about } = rows[0]!;
  if (!isProduct)
    throw new StartupError('There is no product in this database yet: start it once, then copy it.');
  const other = basesIn(dir).find(({ systemId }) => systemId !== about.systemId);
  if (other)
    throw new StartupError(
      `${dir} holds copies of another database: give this one a folder of its own in BACKUP_DIR.`,
    );
  const name = new Date().toISOString().replaceAll(':', '').replace(/\.\d+/, '');
  const folder = join(places(dir).base, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (config.databaseUrl === null)
    await copyEmbedded(client, { clusterDir: clusterPlace(config.dataDir), folder, recipient });
  else
    await copyOutside(url, {
      major: about.postgresMajor,
      programs: config.postgresPrograms,
      folder,
      recipient,
    });
  const after = await client.query<{ at: Date }>('select clock_timestamp() as at');
  const whole: AboutBase = { productVersion: VERSION, ...about, wholeAt: after.rows[0]!.at.toISOString() };
  await writeFile(join(folder, ABOUT), `${JSON.stringify(whole, null, 2)}\n`, { mode: 0o600, flush: true });
  return name;
}

/** What is known before the copy begins. */
type Before = Omit<AboutBase, 'productVersion' | 'wholeAt'> & { readonly isProduct: boolean };

const ABOUT_BEFORE = `
  select to_regclass('public.schema_migration') is not null as "isProduct", (current_setting('server_version_num')::int / 10000)::text as "postgresMajor",
    (select system_identifier::text from pg_control_system()) as "systemId",
    current_database() as database,
    (select rolname from pg_roles where oid = 10) as superuser,
    pg_walfile_name(pg_current_wal_insert_lsn()) as "firstLog"`;
