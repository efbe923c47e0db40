import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Distinguishes a process from a later one with the same pid. */
export interface ProcessMark {
  readonly pid: number;
  /** Start time in clock ticks after boot (Linux) or as `ps` prints it. */
  readonly startedAt: string;
}

/** The mark of a running process, or null when there is none (a zombie counts as none). */
export function markOf(pid: number): ProcessMark | null {
  if (process.platform !== 'linux') {
    const startedAt = askPs(pid, 'lstart=');
    return startedAt === '' ? null : { pid, startedAt };
  }
  try {
    // The second field is the command name in parentheses and may contain spaces, so count from the last parenthesis.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : { pid, startedAt: fields[19] ?? '' };
  } catch {
    return null;
  }
}

/** The arguments of a process's command line; empty if it is gone. */
export function commandOf(pid: number): string {
  if (process.platform !== 'linux') return askPs(pid, 'command=');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

function askPs(pid: number, column: string): string {
  return spawnSync('ps', ['-p', String(pid), '-o', column], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Polls until `condition` holds; false when it did not within `timeoutMs`. */
export async function waitUntil(condition: () => boolean, timeoutMs: number): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += 20) {
    if (condition()) return true;
    await pause(20);
  }
  return condition();
}
