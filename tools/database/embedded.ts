import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { ensureCluster, passwordOf, SUPERUSER } from './cluster.ts';
import { launchPostgres } from './launch.ts';
import { takeOwnership } from './owner.ts';
import { clusterPlace, outsidePlace } from './place.ts';
import { type Postmaster, readPostmaster, stopPostmaster } from './postmaster.ts';
import { databaseUser, giveTo } from './user.ts';

/** Settings for a small machine. Everything listens on the loopback address only. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '128MB',
  max_connections: '100',
  jit: 'off',
  random_page_cost: '1.1',
  max_wal_size: '512MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_statement: 'none',
  // A failed statement's text may contain user input.
  log_min_error_statement: 'panic',
};

/** Those that a version has and the ones before it refuse. */
const settingsOf = ({ majorVersion }: Binaries): Readonly<Record<string, string>> =>
  Number(majorVersion) >= 18 ? { io_method: 'sync' } : {};

/** Where finished files of the log lie until they are in the copies. */
export const logFolder = (clusterDir: string): string => `${clusterDir}-log`;

/** A file is archived whole or not at all; one that is there already, as after a crash, was archived. */
function keepingLog(clusterDir: string): Readonly<Record<string, string>> {
  const file = `${logFolder(clusterDir)}/%f`;
  return {
    archive_mode: 'on',
    archive_command: `cmp -s "%p" "${file}" || { test ! -e "${file}" && cp "%p" "${file}.part" && mv "${file}.part" "${file}"; }`,
    archive_timeout: '60',
  };
}

const DATABASE = 'yoimachi';
/** Long, as whoever starts it loads the product in the same thread: what came in time would be read too late, and taken for missing. */
const CONNECT_TIMEOUT_MS = 30_000;

export interface EmbeddedOptions {
  /** Holds the cluster (or a note of its location), its password, its log and `database.url`. Created if missing. */
  readonly dataDir: string;
  /** Whether it keeps the finished files of its log for copies (`logFolder`). */
  readonly keepsLog?: boolean;
  /** Settings of postgresql.conf that differ from the small machine's. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Where its programs are; absent: in the bundled package. */
  readonly programs?: string | undefined;
}

export interface Embedded {
  /** Of a superuser; also in `DATA_DIR/database.url` (mode 600) while the server runs. */
  readonly url: string;
  /** Whether its database was made now, and is empty. */
  readonly isNew: boolean;
  /** False once the server has stopped by itself. */
  readonly isRunning: () => boolean;
  /** Restarts it, in place, after it has stopped by itself; acknowledged data is preserved. */
  readonly restart: () => Promise<void>;
  /** Stops the server and waits for its exit. Repeated calls wait for the same exit. */
  readonly stop: () => Promise<void>;
}

const urlOf = (port: number, password: string, database: string): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;

/** Creates the database if missing, and says whether it was. Throws if the server does not answer. */
async function ensureDatabase(
  port: number,
  password: string,
  settings: Readonly<Record<string, string>>,
): Promise<boolean> {
  const client = new pg.Client({
    connectionString: urlOf(port, password, 'postgres'),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ max: string; archives: string; present: boolean }>(
      `select current_setting('max_connections') as max, current_setting('archive_mode') as archives, exists(select from pg_database where datname = $1) as present`,
      [DATABASE],
    );
    const found = rows[0]!;
    if (found.max !== settings['max_connections'] || found.archives !== (settings['archive_mode'] ?? 'off'))
      throw new Error('other settings');
    if (!found.present) await client.query(`create database ${DATABASE}`);
    return !found.present;
  } finally {
    await client.end();
  }
}

/** Folder by folder: where a system refuses a new folder with an odd code, `recursive` retries forever. */
function makeFolders(path: string): void {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  mkdirSync(path, { mode: 0o755 });
}

function openDataFolder(dataDir: string): void {
  try {
    makeFolders(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `The data folder ${dataDir} cannot be used (${code}): set DATA_DIR to a folder of this user.`,
    );
  }
}

/** The server that survived a killed start, if it is healthy and has our settings; otherwise it is stopped. */
async function reuse(clusterDir: string, password: string, settings: Readonly<Record<string, string>>) {
  const left = readPostmaster(clusterDir);
  if (!left) return null;
  try {
    const isNew = await ensureDatabase(left.port, password, settings);
    return { postmaster: left, isNew };
  } catch {
    await stopPostmaster(left.pid, clusterDir);
    return null;
  }
}

async function start(
  dataDir: string,
  options: EmbeddedOptions,
  port?: number,
): Promise<{ postmaster: Postmaster; clusterDir: string; isNew: boolean }> {
  const clusterDir = clusterPlace(dataDir);
  const settings = {
    ...SETTINGS,
    ...(options.keepsLog && keepingLog(clusterDir)),
    ...options.settings,
  };
  const password = passwordOf(dataDir);
  const left = await reuse(clusterDir, password, settings);
  if (left) return { ...left, clusterDir };
  const user = databaseUser(clusterDir);
  const binaries = findBinaries(user, () => (user ? outsidePlace() : dataDir), options.programs);
  await ensureCluster(clusterDir, binaries, user, password, options.settings?.['fsync'] !== 'off');
  if (options.keepsLog) {
    mkdirSync(logFolder(clusterDir), { recursive: true, mode: 0o700 });
    giveTo(user, logFolder(clusterDir));
  }
  const logFile = join(dataDir, 'postgres.log');
  const postmaster = await launchPostgres({
    clusterDir,
    logFile,
    binaries,
    user,
    settings: { ...settingsOf(binaries), ...settings },
    ...(port !== undefined && { port }),
  });
  const isNew = await ensureDatabase(postmaster.port, password, settings);
  return { postmaster, clusterDir, isNew };
}

/**
 * Starts the bundled PostgreSQL on the data below `dataDir`, created at the first start. A server left behind by a killed process is
 * reused; after a kill -9 it recovers. Throws StartupError with one sentence if the folder is in use, inaccessible or of another major
 * version, or the start fails.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataDir = resolve(options.dataDir);
  openDataFolder(dataDir);
  const owner = takeOwnership(dataDir);
  const urlFile = join(dataDir, 'database.url');
  try {
    const { postmaster, clusterDir, isNew } = await start(dataDir, options);
    const url = urlOf(postmaster.port, passwordOf(dataDir), DATABASE);
    writeFileSync(urlFile, `${url}\n`, { mode: 0o600 });
    let { pid } = postmaster;
    let starting: Promise<void> | undefined;
    let stopping: Promise<void> | undefined;
    const restart = async () => {
      if (!stopping) pid = (await start(dataDir, options, postmaster.port)).postmaster.pid;
    };
    const stop = async () => {
      await starting?.catch(() => undefined);
      await stopPostmaster(pid, clusterDir);
      rmSync(urlFile, { force: true });
      owner.release();
    };
    return {
      url,
      isNew,
      isRunning: () => readPostmaster(clusterDir)?.pid === pid,
      restart: () => (starting = restart()),
      stop: () => (stopping ??= stop()),
    };
  } catch (error) {
    owner.release();
    throw error;
  }
}
