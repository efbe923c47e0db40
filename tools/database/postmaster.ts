import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, markOf, waitUntil } from './process.ts';

/** What a running server records in its `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

const STOP_TIMEOUT_MS = 20_000;

const isAlive = (pid: number, clusterDir: string): boolean =>
  markOf(pid) !== null && commandOf(pid).includes(clusterDir);

/** The live server of a cluster, or null. A pid that another program has by now does not count. */
export function readPostmaster(clusterDir: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isAlive(pid, clusterDir)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** Removes the pid file of a dead server: if its pid now belongs to another program, PostgreSQL would not start. */
export function clearStaleNote(clusterDir: string): void {
  if (!readPostmaster(clusterDir)) rmSync(join(clusterDir, 'postmaster.pid'), { force: true });
}

/** Stops a server: first politely (open transactions are rolled back), then at once (the next start recovers). */
export async function stopPostmaster(pid: number, clusterDir: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitUntil(() => !isAlive(pid, clusterDir), STOP_TIMEOUT_MS)) return;
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop`);
}
