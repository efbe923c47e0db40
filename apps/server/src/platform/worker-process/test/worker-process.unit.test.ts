import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { createLog } from '#platform/log';
import { createMetrics, type Metrics } from '#platform/metrics';
import { askTwice, createWorkerProcess, type WorkerProcess } from '../index.ts';
import type { OddHandlers } from './odd.worker.ts';
import { eventually } from '../../../test-support/eventually.ts';

const opened: WorkerProcess<OddHandlers>[] = [];
const PATIENT_MS = 20_000;
/** Of the next ask: it counts the start of a process, too. */
let timeoutMs = PATIENT_MS;
let metrics: Metrics;

function create(over: { atOnce?: number; memoryMb?: number; idleMs?: number } = {}) {
  metrics = createMetrics();
  const worker = createWorkerProcess<OddHandlers>(
    { log: createLog({ logLevel: 'silent' }), metrics },
    {
      worker: 'odd',
      entry: new URL('odd.worker.ts', import.meta.url),
      get timeoutMs() {
        return timeoutMs;
      },
      atOnce: 1,
      memoryMb: 200,
      idleMs: 60_000,
      ...over,
    },
  );
  opened.push(worker);
  return worker;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((worker) => worker.close()));
});

const reason = (asked: Promise<unknown>) => asked.then(String, (error: { reason: string }) => error.reason);
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
async function within<T>(limitMs: number, run: () => Promise<T>): Promise<T> {
  timeoutMs = limitMs;
  try {
    return await run();
  } finally {
    timeoutMs = PATIENT_MS;
  }
}
const gone = (pid: number) => eventually(() => expect(isRunning(pid)).toBe(false));

it('answers what it was asked, in one process that is kept', async () => {
  const worker = create();
  const payload = { bytes: new Uint8Array([1, 2]), at: new Date(0), none: undefined };
  expect(await worker.ask('echo', payload)).toEqual(payload);
  const pid = await worker.ask('pid', undefined);
  expect(pid).not.toBe(process.pid);
  expect(await worker.ask('pid', undefined)).toBe(pid);
  await expect(worker.ask('fail', undefined)).rejects.toThrow('no such picture');
  expect(await worker.ask('pid', undefined)).toBe(pid);
});

it('hands a large input on in parts, opened only when its turn has come', async () => {
  const worker = create();
  const events: string[] = [];
  async function* parts(name: string) {
    events.push(`${name} is opened`);
    for (let at = 0; at < 320; at++) yield new Uint8Array(65_536);
    events.push(`${name} is read`);
  }
  const asks = ['a', 'b'].map((name) => worker.ask('count', undefined, () => parts(name)));
  expect(await Promise.all(asks)).toEqual([320 * 65_536, 320 * 65_536]);
  expect(events).toEqual(['a is opened', 'a is read', 'b is opened', 'b is read']);
  expect(await worker.ask('count', undefined, () => new Uint8Array(3))).toBe(3);
  expect(await worker.ask('count', undefined)).toBe(0);
});

it('tells an input that breaks off as its own failure, and goes on', async () => {
  const worker = create();
  async function* broken() {
    yield new Uint8Array(10);
    throw new Error('the storage is away');
  }
  await expect(worker.ask('count', undefined, broken)).rejects.toThrow('the storage is away');
  expect(await worker.ask('count', undefined, () => new Uint8Array(4))).toBe(4);
});

it('tells a death only to whom it happened, and starts another for the next', async () => {
  const worker = create();
  const asks = [
    worker.ask('die', undefined),
    worker.ask('echo', 1),
    worker.ask('die', undefined),
    worker.ask('echo', 2),
  ];
  expect(await Promise.all(asks.map(reason))).toEqual(['DIED', '1', 'DIED', '2']);
});

it('can be killed in the middle', async () => {
  const worker = create();
  const pid = await worker.ask('pid', undefined);
  const asked = reason(worker.ask('sleep', 60_000));
  process.kill(pid, 'SIGKILL');
  expect(await asked).toBe('DIED');
  expect(await worker.ask('pid', undefined)).not.toBe(pid);
});

it('ends one that takes too long, also where nothing else gets a turn', async () => {
  const worker = create();
  const pid = await worker.ask('pid', undefined);
  expect(await within(1_000, () => reason(worker.ask('spin', undefined)))).toBe('TIME');
  await gone(pid);
  const stalled = async function* () {
    yield new Uint8Array(1);
    await after(60_000, undefined, { ref: false });
  };
  expect(await worker.ask('echo', 1)).toBe(1);
  expect(await within(1_000, () => reason(worker.ask('count', undefined, stalled)))).toBe('INPUT');
  expect(await worker.ask('echo', 1)).toBe(1);
});

it.each(['devour', 'hoard'] as const)('ends one that would %s the memory', async (kind) => {
  const worker = create();
  const before = process.memoryUsage.rss();
  expect(await reason(worker.ask(kind, undefined))).toBe('MEMORY');
  expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 2 ** 20);
  expect(await worker.ask('echo', 1)).toBe(1);
});

it('is asked again when it died, and gives up on what ends it every time', async () => {
  const worker = create();
  let asked = 0;
  const harm = (kind: 'die' | 'fail' | 'echo', times: number) => {
    asked = 0;
    return askTwice<unknown>(() => worker.ask(asked++ < times ? kind : 'echo', 'well'), 'harmful');
  };
  expect([await harm('die', 1), asked]).toEqual(['well', 2]);
  expect([await harm('die', 2), asked]).toEqual(['harmful', 2]);
  expect([await harm('fail', 1), asked]).toEqual(['harmful', 1]);
  const away = () => Promise.reject(new Error('the storage is away'));
  await expect(askTwice(away, 'harmful')).rejects.toThrow('the storage is away');
  await worker.close();
  await expect(harm('echo', 1)).rejects.toMatchObject({ failure: { code: 'UNAVAILABLE' } });
});

it('lets so many work at once, so many wait, and sends the others away', async () => {
  const worker = create({ atOnce: 2 });
  const pids = await Promise.all([worker.ask('pid', undefined), worker.ask('pid', undefined)]);
  expect(new Set(pids).size).toBe(2);
  const asks = Array.from({ length: 103 }, (_, at) => reason(worker.ask('echo', at)));
  expect(await asks[102]).toBe('BUSY');
  expect((await Promise.all(asks)).filter((said) => said === 'BUSY')).toHaveLength(1);
});

it('ends a process that nobody asks any more', async () => {
  const worker = create({ idleMs: 10 });
  const pid = await worker.ask('pid', undefined);
  await gone(pid);
  expect(await worker.ask('pid', undefined)).not.toBe(pid);
});

it('is closed for whom it works for and for who waits', async () => {
  const worker = create();
  const pid = await worker.ask('pid', undefined);
  const asks = [worker.ask('spin', undefined), worker.ask('echo', 1)].map(reason);
  await worker.close();
  expect(await Promise.all(asks)).toEqual(['CLOSED', 'CLOSED']);
  expect(isRunning(pid)).toBe(false);
  expect(await reason(worker.ask('echo', 1))).toBe('CLOSED');
});

it('does not start for a server that asks nothing, and is given no secret of it', async () => {
  vi.stubEnv('SECRET_KEY', 'hunter2');
  const worker = create();
  await worker.close();
  const variables = await create().ask('variables', undefined);
  vi.unstubAllEnvs();
  expect(variables).toContain('PATH');
  expect(variables).not.toContain('SECRET_KEY');
});

const ASKER = new URL('asker.ts', import.meta.url).pathname;

it('does not keep its server from ending, and ends with it', async () => {
  const server = spawn(process.execPath, [ASKER], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  expect(await once(server, 'exit')).toEqual([0, null]);
  await gone(Number(line));
});

it('ends by itself when its server is killed, even in the middle of an endless loop', async () => {
  const server = spawn(process.execPath, [ASKER, 'spin'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  expect(isRunning(Number(line))).toBe(true);
  server.kill('SIGKILL');
  await gone(Number(line));
});

it('counts what came of each ask', async () => {
  const worker = create();
  await worker.ask('echo', 1);
  await reason(worker.ask('die', undefined));
  const { values } = await metrics.workerSeconds.get();
  const counts = values.filter(({ metricName }) => metricName === 'yoimachi_worker_seconds_count');
  expect(counts.map(({ labels, value }) => [labels.kind, labels.outcome, value])).toEqual([
    ['echo', 'DONE', 1],
    ['die', 'DIED', 1],
  ]);
});
