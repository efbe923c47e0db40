import { createServer, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/global-database.ts';
import { CALL_LIMITS, createDb, createPool, withTransaction, type Db } from '#platform/database';
import { createLog } from '#platform/log';
import { createMetrics } from '#platform/metrics';
import {
  countJobs,
  createJobs,
  createQueue,
  deadJobs,
  does,
  job,
  reviveJob,
  type Jobs,
  type JobWork,
  type Queue,
} from './index.ts';
import { eventually } from '../../test-support/eventually.ts';

const asking = job('ask-provider', z.object({ n: z.int() }));
const other = job('other', z.object({ n: z.int() }));
const log = createLog({ logLevel: 'silent' });
let database: TestDatabase;
let pool: pg.Pool;
let db: Db;
const running: Jobs[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, size: 8 });
  db = createDb(pool);
});
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
  await pool.query('delete from pgboss.job');
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

interface Process {
  readonly queue: Queue;
  readonly jobs: Jobs;
  readonly metrics: ReturnType<typeof createMetrics>;
}

/** A process that does these jobs. */
function processOf(works: readonly JobWork[], on = pool, endWithinMs?: number): Process {
  const metrics = createMetrics();
  const queue = createQueue({ pool: on, log, supervise: true, migrates: true });
  const jobs = createJobs({ db, queue, works, log, metrics, ...(endWithinMs && { endWithinMs }) });
  running.push(jobs);
  return { queue, jobs, metrics };
}
async function opened(...works: JobWork[]): Promise<Process> {
  const process = processOf(works);
  await process.jobs.open();
  return process;
}
const send = ({ queue }: Process, n: number) => withTransaction(db, (trx) => queue.send(trx, asking, { n }));
/** Lets every job that waits for its next try be tried at once. */
const hurry = () => pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);

it('is sent on the connection of its transaction, however few there are', async () => {
  const narrow = createPool({ url: database.url, size: 1 });
  const fresh = job('never-sent-before', z.object({ n: z.int() }));
  try {
    const { queue } = processOf([], narrow);
    await queue.open([fresh.name]);
    await withTransaction(createDb(narrow), (trx) => queue.send(trx, fresh, { n: 1 }));
    const { rows } = await pool.query('select data from pgboss.job where name = $1', [fresh.name]);
    expect(rows).toEqual([{ data: { n: 1 } }]);
    await queue.close();
  } finally {
    await narrow.end();
  }
});

it('does what a committed transaction sent, soon and in order', async () => {
  const done: number[] = [];
  const process = await opened(does(asking, async ({ n }) => done.push(n)));
  process.jobs.start(() => 60_000);
  await withTransaction(db, async (trx) => {
    await process.queue.send(trx, asking, { n: 0 });
    return { ok: false, error: { code: 'CONFLICT' } };
  });
  // It has looked when it started, and would look by itself in a minute.
  await process.jobs.drain();
  await sleep(200);
  for (const n of [1, 2, 3]) await send(process, n);
  await eventually(() => expect(done).toEqual([1, 2, 3]));
});

it('is done once by several processes', async () => {
  const done: number[] = [];
  const work = does(asking, async ({ n }) => done.push(n));
  const processes = await Promise.all([opened(work), opened(work), opened(work)]);
  const numbers = Array.from({ length: 30 }, (_, n) => n);
  for (const n of numbers) await send(processes[0], n);
  await Promise.all(processes.map(({ jobs }) => jobs.drain()));
  expect(done.toSorted((a, b) => a - b)).toEqual(numbers);
});

it('tells what it cannot take, and what came before it is ready', async () => {
  const process = processOf([does(asking, async () => undefined)]);
  await expect(send(process, 1)).rejects.toThrow('not ready');
  await process.jobs.open();
  await expect(send(process, 0.5)).rejects.toThrow();
  expect(await process.jobs.drain()).toBe(0);
});

it('has longer for its statements than a call', async () => {
  const limited = createDb(createPool({ url: database.url, size: 1, limits: CALL_LIMITS }));
  const seen: unknown[] = [];
  const look = async () => seen.push(...(await sql`show statement_timeout`.execute(limited)).rows);
  const process = await opened(does(asking, look));
  await send(process, 1);
  await process.jobs.drain();
  await look();
  expect(seen).toEqual([{ statement_timeout: '10min' }, { statement_timeout: '15s' }]);
  await limited.destroy();
});

describe('a job that fails', () => {
  it('is tried again later, and counted', async () => {
    const done: number[] = [];
    let failures = 2;
    const process = await opened(
      does(asking, async ({ n }) => {
        if (n === 2 && failures-- > 0) throw new Error('out of reach');
        done.push(n);
      }),
    );
    for (const n of [1, 2, 3]) await send(process, n);
    expect(await process.jobs.drain()).toBe(3);
    expect(done).toEqual([1, 3]);
    expect(await process.jobs.drain()).toBe(0);
    for (let n = 0; n < 2; n++) {
      await hurry();
      await process.jobs.drain();
    }
    expect(done).toEqual([1, 3, 2]);
    const figures = await process.metrics.registry.metrics();
    expect(figures).toContain('yoimachi_jobs_total{job="ask-provider",outcome="failed"} 2');
    expect(figures).toContain('yoimachi_jobs_total{job="ask-provider",outcome="done"} 3');
  });

  it('waits longer from try to try', async () => {
    const process = await opened(does(asking, () => Promise.reject(new Error('out of reach'))));
    await send(process, 1);
    const waits: number[] = [];
    for (let n = 0; n < 8; n++) {
      await process.jobs.drain();
      const { rows } = await pool.query(
        `select extract(epoch from start_after - now())::float as wait from pgboss.job where state = 'retry'`,
      );
      waits.push(rows[0].wait as number);
      await hurry();
    }
    expect(waits[0]).toBeLessThan(3);
    expect(waits[7]).toBeGreaterThan(60);
  });

  it('is given up in the end: an operator sees it in list and figures, and lets it be tried again', async () => {
    const done: number[] = [];
    let isDown = true;
    const process = await opened(
      does(asking, async ({ n }) => {
        if (isDown) throw new Error('out of reach');
        done.push(n);
      }),
    );
    await send(process, 7);
    await pool.query('update pgboss.job set retry_count = retry_limit');
    await process.jobs.drain();
    const [dead] = await deadJobs(db, 10);
    expect(dead).toMatchObject({ job: 'ask-provider', data: { n: 7 }, reason: 'out of reach' });
    const counts = await countJobs(db, 10);
    expect(counts.find(({ queue }) => queue === 'ask-provider')).toMatchObject({ dead: 1 });
    isDown = false;
    // As an operator's call does it, in the transaction that keeps who did it.
    expect(await withTransaction(db, (trx) => reviveJob(trx, dead!.id))).toBe(true);
    expect(await reviveJob(db, dead!.id)).toBe(false);
    await process.jobs.drain();
    expect(done).toEqual([7]);
    expect(await deadJobs(db, 10)).toEqual([]);
  });
});

it('a slow kind does not hold the others back', async () => {
  const mayEnd = Promise.withResolvers<void>();
  const done: number[] = [];
  const process = await opened(
    does(asking, () => mayEnd.promise),
    does(other, async ({ n }) => done.push(n)),
  );
  process.jobs.start(() => 60_000);
  await send(process, 1);
  await withTransaction(db, (trx) => process.queue.send(trx, other, { n: 2 }));
  await eventually(() => expect(done).toEqual([2]));
  mayEnd.resolve();
});

it('who was taken for dead ends nothing of the try that came after his', async () => {
  const tries: number[] = [];
  const mayEnd = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const slow = await opened(
    does(asking, async ({ n }) => {
      tries.push(n);
      begun.resolve();
      await mayEnd.promise;
    }),
  );
  await send(slow, 1);
  const first = slow.jobs.drain();
  await begun.promise;
  // As the monitor does when the heartbeat stops.
  await pool.query(`update pgboss.job set state = 'retry', start_after = now()`);
  const second = await opened(does(asking, () => Promise.reject(new Error('cannot'))));
  await second.jobs.drain();
  mayEnd.resolve();
  await first;
  const { rows } = await pool.query(`select state from pgboss.job where name = 'ask-provider'`);
  expect(rows).toEqual([{ state: 'retry' }]);
});

describe('a process that ends', () => {
  const looks = async () =>
    (await pool.query(`select state, retry_count from pgboss.job where name = 'ask-provider'`)).rows;

  it('hands back what it has not ended: another one does it at once, and what comes of the first try changes nothing', async () => {
    const done: string[] = [];
    const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const hang = does(asking, async () => {
      begun.resolve();
      await mayEnd.promise;
      done.push('the first');
    });
    const ending = processOf([hang], pool, 50);
    await ending.jobs.open();
    await send(ending, 1);
    const first = ending.jobs.drain();
    await begun.promise;
    // Its heart beats: nobody takes it for dead.
    const other = await opened(does(asking, async () => done.push('the other')));
    expect(await other.jobs.drain()).toBe(0);
    await ending.jobs.handBack();
    expect(await other.jobs.drain()).toBe(1);
    mayEnd.resolve();
    await first;
    expect(done).toEqual(['the other', 'the first']);
    expect(await looks()).toEqual([{ state: 'completed', retry_count: 1 }]);
  });

  it('ends what ends in time, takes no more, and can still send', async () => {
    const done: number[] = [];
    const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const ending = await opened(
      does(asking, async ({ n }) => {
        begun.resolve();
        await mayEnd.promise;
        done.push(n);
      }),
    );
    for (const n of [1, 2]) await send(ending, n);
    const round = ending.jobs.drain();
    await begun.promise;
    const handedBack = ending.jobs.handBack();
    mayEnd.resolve();
    await Promise.all([round, handedBack]);
    await send(ending, 3);
    expect([await ending.jobs.drain(), done]).toEqual([0, [1]]);
    const other = await opened(does(asking, async ({ n }) => done.push(n)));
    expect([await other.jobs.drain(), done]).toEqual([2, [1, 2, 3]]);
  });
});

describe('a database that is away while jobs start', () => {
  /** A way to the database that is closed at first. */
  async function door() {
    let isOpen = false;
    const target = new URL(database.url);
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      if (!isOpen) return socket.destroy();
      const way = connect(Number(target.port), target.hostname);
      for (const end of [socket, way]) {
        sockets.add(end);
        end.on('error', () => socket.destroy()).on('close', () => sockets.delete(end));
      }
      return void socket.pipe(way).pipe(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    return {
      url: Object.assign(new URL(database.url), { host: `127.0.0.1:${port}` }).href,
      open: () => void (isOpen = true),
      close: () => {
        for (const socket of sockets) socket.destroy();
        server.close();
      },
    };
  }

  it('does not leave them off: they start when it is back', async () => {
    const way = await door();
    const through = createPool({ url: way.url, size: 4 });
    const done: number[] = [];
    const process = processOf([does(asking, async ({ n }) => done.push(n))], through);
    const ready = process.jobs.open();
    await expect(send(process, 1)).rejects.toThrow('not ready');
    way.open();
    await ready;
    process.jobs.start(() => 60_000);
    await send(process, 2);
    await eventually(() => expect(done).toEqual([2]));
    await running.pop()!.stop();
    await through.end();
    way.close();
  });

  it('does not keep the product from closing', async () => {
    const way = await door();
    const through = createPool({ url: way.url, size: 4 });
    const { jobs } = processOf([], through);
    const ready = jobs.open();
    await running.pop()!.stop();
    await expect(ready).resolves.toBeUndefined();
    await through.end();
    way.close();
  });
});
