import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import type { Binaries } from '../database/binaries.ts';
import { launchPostgres } from '../database/launch.ts';
import { type Postmaster, stopPostmaster } from '../database/postmaster.ts';
import { type DatabaseUser, giveTo } from '../database/user.ts';
import { BASE_FILE } from './base.ts';
import { type Base, namesIn, places } from './copies.ts';
import { SEALED, sealInto, unsealInto } from './sealing.ts';

/** A log of weeks is read again in hours. */
const READY_WITHIN_MS = 86_400_000;
const TOO_FAR = /before configured recovery target was reached/;

export interface Recovery {
  readonly base: Base;
  /** Of copies. */
  readonly dir: string;
  readonly identity: string;
  /** Whom the story of this restore is sealed for, which the next one needs. */
  readonly recipient: string;
  /** When it ends; null: with all that was archived. */
  readonly to: Date | null;
  /** Where the cluster will lie; it is not there yet. */
  readonly clusterDir: string;
  readonly binaries: Binaries;
  readonly user: DatabaseUser;
}

/**
 * Brings a cluster back as it was at a time, lets somebody look at it while it runs for nobody else, and stops it.
 *
 * @param look gets the address of its database.
 * @throws StartupError with one sentence; then there is no such cluster.
 */
export async function recover<T>(
  { base, dir, identity, recipient, to, clusterDir, binaries, user }: Recovery,
  look: (url: string) => Promise<T>,
): Promise<T> {
  const workshop = mkdtempSync(join(dirname(clusterDir), '.yoimachi-restore-'));
  // The path of a socket has at most a hundred characters.
  const sockets = mkdtempSync(join(tmpdir(), 'yoimachi-'));
  const half = join(workshop, 'cluster');
  const logs = join(workshop, 'log');
  const said = `${clusterDir}.log`;
  try {
    for (const folder of [half, logs]) mkdirSync(folder, { mode: 0o700 });
    await unpack(join(places(dir).base, base.name, BASE_FILE), identity, half);
    await openLog(places(dir).log, identity, logs);
    writeFileSync(join(half, 'recovery.signal'), '');
    writeSettings(workshop);
    for (const folder of [workshop, sockets]) giveTo(user, folder);
    const postmaster = await launchPostgres({
      clusterDir: half,
      logFile: said,
      binaries,
      user,
      settings: settingsOf({ workshop, logs, sockets, to }),
      readyWithinMs: READY_WITHIN_MS,
    }).catch((error: unknown) => {
      throw TOO_FAR.test((error as Error).message) ? tooFar(to!) : error;
    });
    const seen = await lookAndStop(postmaster, half, () => look(addressOf(base, sockets, postmaster.port)));
    await keepStories(half, places(dir).log, recipient);
    await rename(half, clusterDir);
    rmSync(said);
    return seen;
  } finally {
    for (const folder of [workshop, sockets]) rmSync(folder, { recursive: true, force: true });
  }
}

async function lookAndStop<T>({ pid }: Postmaster, clusterDir: string, look: () => Promise<T>): Promise<T> {
  try {
    return await look();
  } finally {
    await stopPostmaster(pid, clusterDir);
  }
}

const addressOf = ({ superuser, database }: Base, sockets: string, port: number): string =>
  `postgres://${encodeURIComponent(superuser)}@/${encodeURIComponent(database)}?host=${encodeURIComponent(sockets)}&port=${port}`;

/** Where this restore left the log as it was: the next one has to choose another way, and finds the same. */
async function keepStories(clusterDir: string, to: string, recipient: string): Promise<void> {
  const folder = join(clusterDir, 'pg_wal');
  for (const name of namesIn(folder).filter((each) => each.endsWith('.history')))
    await sealInto(join(to, name + SEALED), createReadStream(join(folder, name)), recipient);
}

const tooFar = (to: Date) =>
  new StartupError(`What was archived ends before ${to.toISOString()}: leave --to out to restore all of it.`);

async function unpack(path: string, identity: string, folder: string): Promise<void> {
  if (!existsSync(path)) throw new StartupError(`${path} is missing: this copy is not whole.`);
  const tar = extract();
  const unpacking = (async () => {
    for await (const entry of tar) {
      const { name, type } = entry.header;
      const target = join(folder, name);
      if (!target.startsWith(`${folder}/`)) throw new StartupError(`${path} names a file outside of itself.`);
      await mkdir(type === 'directory' ? target : dirname(target), { recursive: true, mode: 0o700 });
      if (type === 'directory') entry.resume();
      else await pipeline(entry, createWriteStream(target, { mode: 0o600 }));
    }
  })();
  unpacking.catch((error: unknown) => tar.destroy(error as Error));
  await Promise.all([unsealInto(path, identity, tar as unknown as Writable), unpacking]);
}

async function openLog(from: string, identity: string, to: string): Promise<void> {
  for (const name of namesIn(from).filter((each) => each.endsWith(SEALED)))
    await unsealInto(
      join(from, name),
      identity,
      createWriteStream(join(to, name.slice(0, -SEALED.length)), { mode: 0o600 }),
    );
}

/** Nothing of the cluster's own configuration counts, which may name folders of another machine; nobody else is let in. */
function writeSettings(workshop: string): void {
  writeFileSync(join(workshop, 'postgresql.conf'), '');
  writeFileSync(join(workshop, 'pg_ident.conf'), '');
  writeFileSync(join(workshop, 'pg_hba.conf'), 'local all all trust\n');
}

function settingsOf({
  workshop,
  logs,
  sockets,
  to,
}: {
  workshop: string;
  logs: string;
  sockets: string;
  to: Date | null;
}): Record<string, string> {
  return {
    config_file: join(workshop, 'postgresql.conf'),
    hba_file: join(workshop, 'pg_hba.conf'),
    ident_file: join(workshop, 'pg_ident.conf'),
    listen_addresses: '',
    unix_socket_directories: sockets,
    shared_preload_libraries: '',
    ssl: 'off',
    archive_mode: 'off',
    // Until it is as it was nobody reads in it.
    hot_standby: 'off',
    restore_command: `cp "${logs}/%f" "%p"`,
    recovery_target_action: 'promote',
    log_statement: 'none',
    log_min_error_statement: 'panic',
    ...(to && {
      // It knows zones by their distance alone.
      recovery_target_time: to.toISOString().replace('Z', '+00'),
    }),
  };
}
