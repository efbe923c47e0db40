import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tools/test/global-database.ts';
import { createTestRedis, noRedis, type TestRedis } from '../../../../../../tools/test/redis.ts';
import { killableServer, type KillableServer } from '../../../test-support/killable-server.ts';
import { createDevice, type Device } from './device.ts';
import { accountOf } from './kit.ts';

const NODE = join(import.meta.dirname, 'node-server.program.ts');
const ROUNDS = 3;
/** A node takes a Redis that keeps silent for lost two seconds later at the earliest. */
const LOST_AFTER_MS = 2_000;

let database: TestDatabase;
let client: pg.Client;
let nodes: KillableServer[] = [];
const devices: Device[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(() => {
  for (const made of devices.splice(0)) made.close();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const stopNodes = () => Promise.all(nodes.map((node) => node.kill()));
async function startNodes(variables: Readonly<Record<string, string>> = {}): Promise<void> {
  nodes = [0, 1].map(() => killableServer(database.url, tmpdir(), variables, NODE));
  await Promise.all(nodes.map((node) => node.start()));
}

async function device(token: string, node: number): Promise<Device> {
  const made = createDevice(token);
  devices.push(made);
  await made.connect(await nodes[node]!.url());
  return made;
}

async function say(node: number, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const url = `${await nodes[node]!.url()}${path}`;
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
}
const tell = (node: number, version: number, ...to: string[]) => say(node, '/tell', { to, version });

/** A figure of a node's metrics. */
async function figure(node: number, name: string): Promise<number> {
  const text = await (await fetch(`${await nodes[node]!.url()}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}
const isDeaf = (node: number) => figure(node, 'yoimachi_live_deaf');

const versions = (each: Device) => each.events.map(({ payload }) => (payload as { version: number }).version);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** One after the other, each on another node than the one before. */
async function tellInTurn(token: string, from: number, to: number): Promise<void> {
  for (let version = from; version <= to; version++) await tell(version % 2, version, token);
}

function joined(by: string): void {
  it('tells every device of a person on either node, each event once and in order', async () => {
    const [mine, others] = [`${by} mine`, `${by} others`];
    const all = await Promise.all([device(mine, 0), device(mine, 1), device(mine, 1)]);
    const other = await device(others, 1);
    await tellInTurn(mine, 1, 60);
    await Promise.all(upTo(20).map((step) => tell(step % 2, 60 + step, mine, others)));
    for (const each of all) await expect.poll(() => each.events.length).toBe(80);
    for (const each of all) {
      expect(versions(each).slice(0, 60)).toEqual(upTo(60));
      expect(each.events).toEqual(all[0].events);
      expect(new Set(versions(each))).toEqual(new Set(upTo(80)));
    }
    await expect.poll(() => other.events.length).toBe(20);
  });

  it('announces on both', async () => {
    const both = await Promise.all([device(by, 0), device(by, 1)]);
    const message = { now: '2026-11-21T09:00:00.000Z' };
    // A node that has just begun may not be heard yet, and what is announced may be lost.
    await expect
      .poll(async () => {
        await say(0, '/announce', message);
        return both.every(({ announced }) => announced.length > 0);
      })
      .toBe(true);
  });

  it('loses nothing when one is killed: who was on it goes on at the other', async () => {
    const token = `${by} moving`;
    const [moving, staying] = [await device(token, 0), await device(token, 1)];
    await tellInTurn(token, 1, 10);
    const telling = Promise.allSettled(upTo(40).map((step) => tell(0, 10 + step, token)));
    await nodes[0]!.kill();
    await nodes[0]!.start();
    await telling;
    const { rows } = await client.query<{ seq: string }>('select seq from live_head where account_id = $1', [
      accountOf(token),
    ]);
    const told = Number(rows[0]!.seq);
    await tell(1, 1_000, token);
    await moving.connect(await nodes[1]!.url());
    // What a node had committed and not told any more is found by the other one.
    for (const each of [moving, staying]) await expect.poll(() => each.events.length).toBe(told + 1);
    expect(moving.events).toEqual(staying.events);
    expect(moving.events.map(({ seq }) => seq)).toEqual(upTo(told + 1));
  });
}

describe('nodes joined by PostgreSQL', () => {
  beforeAll(() => startNodes());
  afterAll(stopNodes);
  joined('postgres');

  it('ask the log while they hear nothing', async () => {
    const far = await device('deaf', 1);
    await tell(0, 1, 'deaf');
    await expect.poll(() => far.events.length).toBe(1);
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen yoimachi_live'`,
    );
    await tell(0, 2, 'deaf');
    await expect.poll(() => versions(far)).toEqual([1, 2]);
    await expect.poll(() => isDeaf(1)).toBe(0);
  });
});

describe.skipIf(noRedis() !== null)('nodes joined by Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await createTestRedis();
    await redis.start();
    await startNodes({ REDIS_URL: redis.url });
  });
  afterAll(async () => {
    await stopNodes();
    await redis.close();
  });
  joined('redis');

  it('ask the log while it is gone, say so, and go on with it when it is back', async () => {
    const [near, far] = [await device('gone', 0), await device('gone', 1)];
    await redis.kill();
    await expect.poll(() => isDeaf(1)).toBe(1);
    for (const version of upTo(20)) await tell(0, version, 'gone');
    for (const each of [near, far]) await expect.poll(() => versions(each)).toEqual(upTo(20));
    expect(await figure(1, 'yoimachi_live_found_total')).toBeGreaterThan(0);
    await redis.start();
    await expect.poll(async () => [await isDeaf(0), await isDeaf(1)]).toEqual([0, 0]);
    await tellInTurn('gone', 21, 40);
    for (const each of [near, far]) await expect.poll(() => versions(each)).toEqual(upTo(40));
  });

  it('lose nothing while it keeps silent', async () => {
    const [near, far] = [await device('silent', 0), await device('silent', 1)];
    redis.freeze();
    await tellInTurn('silent', 1, 10);
    for (const each of [near, far]) await expect.poll(() => versions(each)).toEqual(upTo(10));
    redis.thaw();
    await expect.poll(async () => [await isDeaf(0), await isDeaf(1)]).toEqual([0, 0]);
    await tellInTurn('silent', 11, 20);
    for (const each of [near, far]) await expect.poll(() => versions(each)).toEqual(upTo(20));
  });

  it('tell those who are here without waiting for it while it keeps silent', async () => {
    const token = 'here';
    const [near, far] = [await device(token, 0), await device(token, 1)];
    // Before the node takes it for lost; a machine that had the time for something else is asked again.
    let isHeardBefore = false;
    for (let round = 1; round <= ROUNDS && !isHeardBefore; round++) {
      redis.freeze();
      const frozenAt = performance.now();
      await tell(0, round, token);
      await say(0, '/announce', { now: '2026-11-21T09:00:00.000Z' });
      await expect.poll(() => [versions(near).length, near.announced.length]).toEqual([round, round]);
      isHeardBefore = performance.now() - frozenAt < LOST_AFTER_MS;
      redis.thaw();
      await expect.poll(async () => [await isDeaf(0), await isDeaf(1)]).toEqual([0, 0]);
      await expect.poll(() => versions(far).length).toBe(round);
    }
    expect(isHeardBefore).toBe(true);
    const told = versions(near).length;
    await tellInTurn(token, told + 1, 10);
    for (const each of [near, far]) await expect.poll(() => versions(each)).toEqual(upTo(10));
    // Each once, also to who heard it before the others.
    expect(near.arrivals()).toBe(10);
  });

  it('start without it, too', async () => {
    await redis.kill();
    await nodes[0]!.kill();
    await nodes[0]!.start();
    const far = await device('without', 1);
    await tell(0, 1, 'without');
    await expect.poll(() => versions(far)).toEqual([1]);
    await redis.start();
    await expect.poll(async () => [await isDeaf(0), await isDeaf(1)]).toEqual([0, 0]);
  });
});
