import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { ROOT } from './paths.ts';

const WITH_PARENT = pathToFileURL(join(ROOT, 'tools/launch/with-parent.mjs')).href;

export interface ChildWork {
  /** What a failure sentence calls the work: "The demo data". */
  readonly name: string;
  /** A script and its arguments, run by this Node. */
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether others go first where there are too few cores for all. */
  readonly isPatient?: boolean;
  /** Ends the work early. */
  readonly signal: AbortSignal;
  /** Hears each line that it says. */
  readonly hear?: (line: string) => void;
}

/**
 * Runs heavy work in its own process, so that its memory is freed afterwards; it ends with this one, however that ends. Its output is shown only
 * if it fails. Throws StartupError then, and AbortError if the signal ended it.
 */
export function runChild({
  name,
  args,
  cwd = ROOT,
  env = {},
  isPatient,
  signal,
  hear,
}: ChildWork): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', WITH_PARENT, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      signal,
    });
    if (isPatient) letOthersFirst(child.pid);
    let said = '';
    if (hear) createInterface(child.stdout!).on('line', hear);
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    child.on('error', reject).on('close', (code) => {
      if (signal.aborted) reject(signal.reason as Error);
      else if (code === 0) resolve();
      else reject(new StartupError(`${name} could not be made:\n${said.trim()}`));
    });
  });
}

/** At once, as a process hands its priority on to the threads that it makes. */
function letOthersFirst(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended, or the system does not let us: then all go at once.
  }
}
