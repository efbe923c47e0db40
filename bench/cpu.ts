import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** CPU time that one turn took, in milliseconds: of a process with all its threads, and of all processes of a PostgreSQL cluster. */
export interface CpuMs {
  readonly node: number;
  readonly database: number;
}

/** Reads the kernel's own count, which other load on the machine does not change. */
export interface CpuMeter {
  /** Starts to count for a process; the function returned says what it and the cluster have used since. */
  start(pid: number): () => CpuMs;
}

const NANOSECONDS = 1_000_000;

/** A meter for the cluster on this machine that serves a database. Null where the system has no such count (not Linux). */
export async function cpuMeter(databaseUrl: string): Promise<CpuMeter | null> {
  const postmaster = await postmasterOf(databaseUrl);
  if (postmaster === null) return null;
  return {
    start(pid) {
      const before = { node: usedBy([pid]), database: usedBy(withChildren(postmaster)) };
      return () => ({
        node: since(before.node, usedBy([pid])),
        database: since(before.database, usedBy(withChildren(postmaster))),
      });
    },
  };
}

/** The parent of a database's process. */
async function postmasterOf(databaseUrl: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return parentOf(rows[0]!.pid);
  } finally {
    await client.end();
  }
}

/** Used milliseconds by process: one that began in between counts whole, one that ended not at all. */
type Used = ReadonlyMap<number, number>;

const since = (before: Used, after: Used): number =>
  [...after].reduce((sum, [pid, ms]) => sum + Math.max(0, ms - (before.get(pid) ?? 0)), 0);

const usedBy = (pids: readonly number[]): Used => new Map(pids.map((pid) => [pid, usedMs(pid)]));

function usedMs(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]))
      .reduce((sum, nanoseconds) => sum + nanoseconds / NANOSECONDS, 0);
  } catch {
    return 0;
  }
}

function withChildren(pid: number): number[] {
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return [pid, ...all.filter((one) => parentOf(one) === pid)];
}

/** Null for a process that has ended, or is not on this machine. */
function parentOf(pid: number): number | null {
  try {
    // The name in parentheses may hold anything; what follows it are the state and the parent.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}
