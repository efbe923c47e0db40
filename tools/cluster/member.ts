import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { ROOT } from '../launch/paths.ts';
import { readManifest } from '../release/programs.ts';

const LOOK_MS = 50;
const READY_WITHIN_MS = 120_000;

/** A process of the product as an operator runs it. */
export interface Member {
  readonly name: string;
  readonly port: number;
  readonly logFile: string;
  readonly pid: number | undefined;
  /** Starts it, and waits until it says that it is ready. */
  start(): Promise<void>;
  /** SIGTERM, and waits for its end: what it ended with. */
  stop(): Promise<number | null>;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** It keeps its connections and answers nothing. */
  freeze(): void;
  thaw(): void;
}

interface MemberOptions {
  readonly name: string;
  readonly port: number;
  readonly logFile: string;
  readonly env: Readonly<Record<string, string>>;
}

export function member({ name, port, logFile, env }: MemberOptions): Member {
  let child: ChildProcess | undefined;
  const isUp = () => child && child.exitCode === null && child.signalCode === null;
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (!child || !isUp()) return null;
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    const [code] = await ended;
    return code;
  }
  return {
    name,
    port,
    logFile,
    get pid() {
      return child?.pid;
    },
    async start() {
      const log = openSync(logFile, 'a');
      const [, ...args] = readManifest().scripts['serve']!.split(' ');
      child = spawn(process.execPath, args, {
        cwd: ROOT,
        env: { PATH: process.env['PATH'], ...env, PORT: String(port) },
        stdio: ['ignore', log, log],
      });
      closeSync(log);
      for (let waitedMs = 0; waitedMs < READY_WITHIN_MS; waitedMs += LOOK_MS) {
        if (!isUp()) throw new StartupError(`${name} ended with ${child.exitCode}: see ${logFile}`);
        if (await isReady(port)) return;
        await sleep(LOOK_MS);
      }
      throw new StartupError(`${name} was not ready in time: see ${logFile}`);
    },
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL');
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
