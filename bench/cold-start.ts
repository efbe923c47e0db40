import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../tools/database/launch.ts';
import { ROOT } from '../tools/launch/paths.ts';
import { START_ARGS } from '../tools/launch/start-command.ts';
import { removeBuilds } from '../tools/launch/web-build.ts';
import { startMeter } from '../tools/test/processor.ts';
import { makeTemporaryDataDir } from '../tools/test/temporary-cluster.ts';
import type { Cleanup } from './cleanup.ts';
import { percentile } from './load.ts';

export interface ColdStart {
  /** Time until `/readyz` answers 200, with nothing built and on an empty data folder. */
  readonly firstMs: number;
  /** The processor time of everything that it takes, which other load on the machine hardly changes; null where the system does not tell. */
  readonly firstCpuMs: number | null;
  /** Time until what that start makes beside the running product is there, too. */
  readonly wholeMs: number;
  /** The same as the first, of a later start: the median of three. */
  readonly laterMs: number;
  /** Its processor time, of everything that is started. */
  readonly laterCpuMs: number | null;
  /** Resident memory of the product's Node process, a few seconds after the start; null if the system does not report it. */
  readonly idleBytes: number | null;
}

const STARTS = 3;
const IDLE_MS = 5_000;
const READY_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 20_000;

/** The product as a user starts it, including demo data, after `npm ci`: what is built is removed, and built again by the first start. */
export async function measureColdStart(cleanup: Cleanup): Promise<ColdStart> {
  const folder = await makeTemporaryDataDir();
  const remove = cleanup.add(folder.remove);
  removeBuilds();
  const meter = startMeter();
  const minutesBefore = meter?.() ?? 0;
  const first = await startProduct(cleanup, folder.dataDir);
  const firstCpuMs = meter && (meter() - minutesBefore) * 60_000;
  const wholeMs = first.readyMs + (await untilWhole(first.port));
  await first.stop();
  const readyMs: number[] = [];
  const readyCpuMs: number[] = [];
  let idleBytes: number | null = null;
  while (readyMs.length < STARTS) {
    const minutes = meter?.() ?? 0;
    const again = await startProduct(cleanup, folder.dataDir);
    readyMs.push(again.readyMs);
    if (meter) readyCpuMs.push((meter() - minutes) * 60_000);
    if (readyMs.length === STARTS) {
      await sleep(IDLE_MS);
      idleBytes = residentBytes(again.pid);
    }
    await again.stop();
  }
  await remove();
  return {
    firstMs: first.readyMs,
    firstCpuMs,
    wholeMs,
    laterMs: percentile(readyMs, 0.5),
    laterCpuMs: meter && percentile(readyCpuMs, 0.5),
    idleBytes,
  };
}

/** In how many milliseconds nothing was left to be made beside the product. */
async function untilWhole(port: number): Promise<number> {
  const startMs = performance.now();
  const read = async () =>
    (await fetch(`http://127.0.0.1:${port}/dev/coming`)).json() as Promise<{ coming: object | null }>;
  while ((await read()).coming !== null) {
    if (performance.now() - startMs > READY_TIMEOUT_MS) throw new Error('The demo does not become whole');
    await sleep(100);
  }
  return performance.now() - startMs;
}

/** Starts the product on a data folder, with a database of its own or this one, and waits until it answers. */
export async function startProduct(cleanup: Cleanup, dataDir: string, databaseUrl = '') {
  const port = await freePort();
  const startMs = performance.now();
  const child = spawn(process.execPath, START_ARGS, {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = cleanup.add(() => end(child));
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`The product has ended with ${child.exitCode}`);
    if (performance.now() - startMs > READY_TIMEOUT_MS) throw new Error('The product does not get ready');
    await sleep(10);
  }
  return { readyMs: performance.now() - startMs, pid: child.pid!, port, stop };
}

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}

function residentBytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}
