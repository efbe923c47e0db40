import { spawn } from 'node:child_process';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { ROOT } from './paths.ts';

export interface ChildWork {
  /** What the work is called in a failure's sentence: "The demo data". */
  readonly name: string;
  /** A script and its arguments, run by this Node. */
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Ends the work early. */
  readonly signal: AbortSignal;
}

/**
 * Runs heavy work in a process of its own, so that its memory is gone afterwards. What it prints is shown only when it fails.
 * Throws StartupError then, and AbortError when the signal ended it.
 */
export function runChild({ name, args, cwd = ROOT, env = {}, signal }: ChildWork): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    child.on('error', reject).on('close', (code) => {
      if (signal.aborted) reject(signal.reason as Error);
      else if (code === 0) resolve();
      else reject(new StartupError(`${name} could not be made:\n${said.trim()}`));
    });
  });
}
