import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findProgram, installPackages } from './debian.ts';

const findRedis = (): string | null =>
  findProgram('REDIS_SERVER', ['redis-server'], ['/usr/bin/redis-server']);

/** Why tests with Redis cannot run here; null: they can. */
export const noRedis = (): string | null =>
  findRedis() ? null : 'there is no redis-server (Debian: apt-get install redis-server, or set REDIS_SERVER)';

/** As root on Debian it is installed; where it cannot be, its tests say so and are counted. */
export function ensureRedis(): void {
  if (findRedis()) return;
  const problem = installPackages(['redis-server']);
  const reason = noRedis();
  if (reason) console.log(`not run: nodes joined by Redis: ${problem ?? reason}`);
}

/** A Redis of the test's own, which keeps nothing, and can be taken away and given back on the same port. */
export interface TestRedis {
  readonly url: string;
  start(): Promise<void>;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** It keeps its connections and answers nothing. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

const READY_WITHIN_MS = 20_000;
/** Below those that systems give to whoever asks for any: nobody is given it while this Redis is down. */
const PORTS = { first: 20_000, count: 10_000 };
/** Each process looks at a place of its own, and at none twice. */
let looked = process.pid * 10;

async function ownPort(): Promise<number> {
  for (let looks = 0; looks < PORTS.count; looks++) {
    const port = PORTS.first + (looked++ % PORTS.count);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${PORTS.first} on is free`);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

export async function createTestRedis(): Promise<TestRedis> {
  const port = await ownPort();
  const dir = mkdtempSync(join(tmpdir(), 'yoimachi-redis-'));
  let child: ChildProcess | undefined;
  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    child = undefined;
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn(findRedis()!, [...options, '--dir', dir], { stdio: ['ignore', 'pipe', 'inherit'] });
      await said(child, 'Ready to accept');
    },
    kill,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    async close() {
      await kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Waits until it prints this; rejects at once when it ends instead. */
function said(child: ChildProcess, text: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const late = setTimeout(() => reject(new Error(`redis-server did not say: ${text}`)), READY_WITHIN_MS);
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`redis-server ended with ${code} before it said: ${text}`)));
  createInterface(child.stdout!).on('line', (line) => {
    if (line.includes(text)) resolve();
  });
  return promise.finally(() => clearTimeout(late));
}
