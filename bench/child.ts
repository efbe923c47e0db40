import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { MEMORY_FLAGS } from '../tools/launch/start-command.ts';
import type { Config } from '../apps/server/src/platform/config/index.ts';
import type { Cleanup } from './cleanup.ts';
import type { BareCommands, BareKind, ChildMessage, CommandMessage, ServerCommands } from './protocol.ts';

/** A process that serves HTTP on the loopback address, and what it does on request. */
export interface Serving<Commands> {
  readonly url: string;
  readonly pid: number;
  readonly ask: Commands;
  stop(): Promise<void>;
}
/** The product's server in its own process. */
export type BenchServer = Serving<ServerCommands>;

const STOP_TIMEOUT_MS = 5_000;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Starts a file of this folder and waits until it listens. Throws if it ends first. */
async function startChild<Commands extends object>(
  cleanup: Cleanup,
  file: string,
  args: readonly string[],
): Promise<Serving<Commands>> {
  const child = fork(join(import.meta.dirname, file), args, {
    serialization: 'advanced',
    execArgv: [...MEMORY_FLAGS],
  });
  const waiting = new Map<number, Waiting>();
  const stop = cleanup.add(() => stopChild(child));
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: ChildMessage) => {
      if ('url' in message) return resolve(message.url);
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if ('error' in message) asked?.reject(new Error(message.error));
      else asked?.resolve(message.value);
    });
    child.on('exit', (code) => {
      const ended = new Error(`${file} has ended with ${code}`);
      reject(ended);
      for (const one of waiting.values()) one.reject(ended);
    });
  });
  return { url, pid: child.pid!, stop, ask: asker(child, waiting) as Commands };
}

/** An object whose every function is a command of the child. */
function asker(child: ChildProcess, waiting: Map<number, Waiting>): object {
  let lastId = 0;
  const ask = (name: string, args: unknown[]) =>
    new Promise((resolve, reject) => {
      const message: CommandMessage = { id: ++lastId, name, args };
      waiting.set(message.id, { resolve, reject });
      child.send(message);
    });
  const get =
    (_: object, name: string | symbol) =>
    (...args: unknown[]) =>
      ask(String(name), args);
  return new Proxy({}, { get });
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}

/** The product's server on a database, with its clock stopped at an instant, by the services of others that are configured. */
export const startServer = (
  cleanup: Cleanup,
  databaseUrl: string,
  nowIso: string,
  services: 'api' | 'api,realtime' = 'api',
  vendors: Partial<Config> = {},
): Promise<BenchServer> =>
  startChild(cleanup, 'server.ts', [databaseUrl, nowIso, services, JSON.stringify(vendors)]);

/** The limits of a chat, with this many database connections. */
export const startRelay = (
  cleanup: Cleanup,
  databaseUrl: string,
  connections: number,
): Promise<Serving<object>> => startChild(cleanup, 'relay.ts', [databaseUrl, String(connections)]);

/** The bare server, with this many database connections. */
export const startBare = (
  cleanup: Cleanup,
  databaseUrl: string,
  connections: number,
  kind: BareKind = 'bare',
): Promise<Serving<BareCommands>> => startChild(cleanup, 'bare.ts', [databaseUrl, String(connections), kind]);
