import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import type { Binaries } from './binaries.ts';
import { BARE_ENVIRONMENT } from './cluster.ts';
import { clearStaleNote, type Postmaster, readPostmaster } from './postmaster.ts';
import { type DatabaseUser, spawnAs } from './user.ts';

const READY_TIMEOUT_MS = 60_000;
const LOG_LIMIT_BYTES = 5_000_000;

export interface Launch {
  readonly clusterDir: string;
  readonly logFile: string;
  readonly binaries: Binaries;
  readonly user: DatabaseUser;
  readonly settings: Readonly<Record<string, string>>;
  /** How long it may take until it is ready; absent: a minute. */
  readonly readyWithinMs?: number;
  /** Its previous port; absent: any free port. */
  readonly port?: number;
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function openLog(logFile: string): number {
  const log = openSync(logFile, 'a', 0o600);
  if (statSync(logFile).size > LOG_LIMIT_BYTES) truncateSync(logFile);
  return log;
}

/** Starts the server and waits until it accepts connections; or returns its output if it exited instead. */
async function attempt(launch: Launch): Promise<Postmaster | string> {
  const settings = { ...launch.settings, port: String(launch.port ?? (await freePort())) };
  clearStaleNote(launch.clusterDir);
  const log = openLog(launch.logFile);
  const logStart = statSync(launch.logFile).size;
  const child = spawn(
    launch.binaries.postgres,
    [
      '-D',
      launch.clusterDir,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // A process group of its own: Ctrl-C reaches us, who then stop it in order.
    { ...spawnAs(launch.user), cwd: '/', env: BARE_ENVIRONMENT, stdio: ['ignore', log, log], detached: true },
  );
  closeSync(log);
  let ended = false;
  child.on('error', () => (ended = true)).on('exit', () => (ended = true));
  child.unref();
  for (let waitedMs = 0; waitedMs < (launch.readyWithinMs ?? READY_TIMEOUT_MS); waitedMs += 20) {
    if (ended) return readFileSync(launch.logFile, 'utf8').slice(logStart).trim();
    const postmaster = readPostmaster(launch.clusterDir);
    if (postmaster?.ready && postmaster.pid === child.pid) return postmaster;
    await later(20);
  }
  return 'it was not ready in time';
}

/**
 * Starts PostgreSQL on a loopback port. Retries if the port was taken meanwhile, or if a killed server's processes still hold its shared
 * memory (they exit within seconds).
 */
export async function launchPostgres(launch: Launch): Promise<Postmaster> {
  for (let tries = 0; ; tries++) {
    const outcome = await attempt(launch);
    if (typeof outcome !== 'string') return outcome;
    const passes = /could not bind|still in use/.test(outcome);
    if (!passes || tries >= 20) {
      const reason = outcome.split('\n').findLast((line) => /FATAL|PANIC|error/.test(line)) ?? outcome;
      throw new StartupError(`The database did not start: ${reason} (see ${launch.logFile})`);
    }
    await later(300);
  }
}
