import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../../../../tools/database/launch.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tools/test/global-database.ts';
import { AS_STARTED, killableServer, type KillableServer } from '../../../test-support/killable-server.ts';
import { createDb, createPool, withTransaction, type Db } from '#platform/database';
import { tell } from '../index.ts';
import { accountOf, pointsOf } from './kit.ts';
import type { CrowdState } from './socket-crowd.program.ts';

/* SOCKETS: how many; half of them in each of two processes. */
const SOCKETS = Number(process.env['SOCKETS'] ?? 5_000);
const CROWDS = 2;
const MOST_MB = 150;
const MINUTES = { timeout: 240_000, interval: 500 };
const NODE = join(import.meta.dirname, 'node-server.program.ts');
const CROWD = join(import.meta.dirname, 'socket-crowd.program.ts');

let database: TestDatabase;
let db: Db;
let server: KillableServer;
const crowds: ChildProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(createPool({ url: database.url, size: 4 }));
  const variables = {
    PORT: String(await freePort()),
    SOCKETS_PER_ADDRESS: '200',
    NODE_OPTIONS: `${AS_STARTED} --expose-gc`,
  };
  server = killableServer(database.url, tmpdir(), variables, NODE);
  await server.start();
});
afterAll(async () => {
  for (const crowd of crowds) crowd.kill('SIGKILL');
  await server.kill();
  await db.destroy();
  await database.drop();
});

async function states(): Promise<CrowdState[]> {
  return Promise.all(
    crowds.map(async (crowd) => {
      const answer = once(crowd, 'message');
      crowd.send('say');
      const [state] = (await answer) as [CrowdState];
      return state;
    }),
  );
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const admitted = async () => sum((await states()).map((state) => state.admitted));
const clientSeconds = async () => sum((await states()).map(({ cpuSeconds }) => cpuSeconds));
const endedOften = async () => sum((await states()).map(({ ended }) => ended));
const heardAll = async (seq: number) => sum((await states()).map(({ heard }) => heard[seq] ?? 0));

interface Figures {
  /** What the process has of memory, before its garbage is collected and what is kept after that. */
  readonly residentBytes: number;
  readonly keptBytes: number;
  readonly cpuSeconds: number;
}
const figures = async () => (await (await fetch(`${await server.url()}/memory`)).json()) as Figures;
const mb = (bytes: number) => Math.round(bytes / 1e6);

/** Everybody is told something, in transactions of a hundred. */
async function tellAll(version: number): Promise<void> {
  const people = Array.from({ length: SOCKETS }, (_, person) => accountOf(`crowd ${person}`));
  for (let from = 0; from < people.length; from += 100) {
    const told = people
      .slice(from, from + 100)
      .map((accountId) => ({ accountId, ...pointsOf(version), at: new Date(0) }));
    await withTransaction(db, (trx) => tell(trx, told));
  }
}

/** Calls one after the other until it is over; how long each took, in milliseconds. */
async function callWhile(isOver: () => boolean): Promise<number[]> {
  const took: number[] = [];
  while (!isOver()) {
    const startedAt = performance.now();
    const answer = await fetch(`${await server.url()}/heads`);
    expect(answer.status).toBe(200);
    took.push(performance.now() - startedAt);
    await sleep(50);
  }
  return took.toSorted((a, b) => a - b);
}

it(`${SOCKETS} sockets take little memory, come back after a crash with what they missed, and calls go on meanwhile`, async () => {
  await fetch(`${await server.url()}/heads`);
  const rest = await figures();
  const each = Math.ceil(SOCKETS / CROWDS);
  for (let crowd = 0; crowd < CROWDS; crowd++) {
    const from = crowd * each;
    const args = [await server.url(), String(from), String(Math.min(each, SOCKETS - from))];
    crowds.push(fork(CROWD, args));
  }
  await expect.poll(admitted, MINUTES).toBe(SOCKETS);
  await tellAll(1);
  await expect.poll(() => heardAll(1), MINUTES).toBe(SOCKETS);
  const full = await figures();

  await server.kill();
  const clientsBefore = await clientSeconds();
  await tellAll(2);
  await server.start();
  let isOver = false;
  const startedAt = performance.now();
  const calling = callWhile(() => isOver);
  await expect.poll(admitted, MINUTES).toBe(SOCKETS);
  await expect.poll(() => heardAll(2), MINUTES).toBe(SOCKETS);
  const stormSeconds = (performance.now() - startedAt) / 1_000;
  isOver = true;
  const took = await calling;
  const after = await figures();
  const more = ({ residentBytes, keptBytes }: Figures) =>
    `${mb(residentBytes - rest.residentBytes)} MB more (${mb(keptBytes - rest.keptBytes)} MB kept)`;
  console.log(
    [
      `${SOCKETS} sockets: ${more(full)} than ${mb(rest.residentBytes)} MB at rest, after the storm ${more(after)}`,
      `all back and told within ${stormSeconds.toFixed(1)} s of the start, ${(await endedOften()) - SOCKETS} connections lost beside those of the crash`,
      `${took.length} calls meanwhile: half within ${took[took.length >> 1]!.toFixed(0)} ms, longest ${took.at(-1)!.toFixed(0)} ms`,
      `the server took ${after.cpuSeconds.toFixed(1)} s of a processor with its start, the clients ${((await clientSeconds()) - clientsBefore).toFixed(1)} s`,
    ].join('; '),
  );
  for (const { residentBytes } of [full, after])
    expect(mb(residentBytes - rest.residentBytes)).toBeLessThan(MOST_MB);
});
