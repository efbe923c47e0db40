import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { assertCoherent } from '#money/points';
import { type Cluster, noCluster, startCluster } from '../../../../../tools/cluster/cluster.ts';
import { clusterPlace } from '../../../../../tools/database/place.ts';
import { readPostmaster } from '../../../../../tools/database/postmaster.ts';
import { ensureWebBuilt } from '../../../../../tools/launch/web-build.ts';
import { bookableCast } from '../../modules/meeting/booking/test/support.ts';
import { gather, settle, type Writer } from '../chat-storm/storm.ts';
import { nodesOf, type Nodes } from '../chat-storm/nodes.ts';
import { faultsAfter } from '../chat-storm/verdict.ts';
import { guestWithPoints, startTestApp, type TestApp } from '../index.ts';
import { randomOf } from '../random.ts';
import { startTraffic, type Tally, type Traffic } from './traffic.ts';

const SEED = Number(process.env['SEED'] ?? 20_261_130);
const USERS = 24;
const REQUESTS = 60;
const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
/** Between one fault and the next: what follows from it has ended. */
const CALM_MS = 6 * SECOND_MS;

const folder = mkdtempSync(join(tmpdir(), 'yoimachi-cluster-'));
let cluster: Cluster;
let app: TestApp;
let nodes: Nodes;
let writers: Writer[];
let traffic: Traffic;

beforeAll(async () => {
  if (noCluster() !== null) return;
  await ensureWebBuilt(new AbortController().signal);
  cluster = await startCluster(folder);
  const { database, secretKey } = cluster;
  const startAt = new Date().toISOString();
  app = await startTestApp({ databaseUrl: database.url, startAt, config: { secretKey } });
  const random = randomOf(SEED);
  const through = { url: async () => cluster.url };
  nodes = nodesOf([through as never], random);
  writers = await gather(app, nodes, { users: USERS, messages: 0, devices: 1, random });
  const requests = [];
  for (let count = 0; count < REQUESTS; count++) {
    const cast = await bookableCast(app, { day: addDays(dayOf(app.clock.now()), 2 + (count % 10)) });
    const guest = await guestWithPoints(app);
    requests.push({ guest, cast, token: await guest.token() });
  }
  const guestToken = await (await guestWithPoints(app)).token();
  traffic = startTraffic({ url: cluster.url, guestToken, writers, requests });
}, HOUR_MS);

afterAll(async () => {
  for (const { devices } of writers ?? []) for (const device of devices) device.close();
  await app?.close();
  await cluster?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Came extends Tally {
  readonly longestAwayMs: number;
}

/** Lets something happen under load, and says what became of the calls and sockets meanwhile and until all is calm again. */
async function under(what: string, happens: () => Promise<unknown>): Promise<Came> {
  await sleep(CALM_MS);
  traffic.take();
  longestAway();
  await happens();
  await sleep(CALM_MS);
  const came = { ...traffic.take(), longestAwayMs: longestAway() };
  const { answered, refused, failed, slowestMs, longestAwayMs } = came;
  console.log(
    `${what}: ${answered} calls answered, ${failed.length} failed, ${refused} told to ask again, the slowest ${seconds(slowestMs)}; sockets away for ${seconds(longestAwayMs)} at most`,
  );
  return came;
}

const seconds = (ms: number) => `${(ms / SECOND_MS).toFixed(1)} s`;
const longestAway = () =>
  Math.max(...writers.flatMap(({ devices }) => devices.map((device) => device.longestAwayMs())));

test.skipIf(noCluster() !== null)(
  `an installation goes on while its parts are restarted, killed, frozen and taken away${noCluster() ? `: ${noCluster()}` : ''}`,
  async () => {
    const rolling = await under('a rolling restart', async () => {
      for (const one of [...cluster.nodes, ...cluster.workers]) {
        expect(await one.stop()).toBe(0);
        await one.start();
      }
    });
    expect(rolling).toMatchObject({ failed: [], refused: 0 });
    expect(rolling.longestAwayMs).toBeLessThan(3 * SECOND_MS);

    let underWay = 0;
    const killed = await under('a node dies', async () => {
      underWay = traffic.underWay();
      await cluster.nodes[0]!.kill();
      await sleep(2 * SECOND_MS);
      await cluster.nodes[0]!.start();
    });
    expect(killed.failed.length, killed.failed.join()).toBeLessThanOrEqual(underWay);

    const worker = await under('a worker dies', async () => {
      await cluster.workers[0]!.kill();
      await cluster.workers[0]!.start();
    });
    expect(worker).toMatchObject({ failed: [], refused: 0 });

    const frozen = await under('a node stands still for 20 s', async () => {
      cluster.nodes[1]!.freeze();
      await sleep(20 * SECOND_MS);
      cluster.nodes[1]!.thaw();
    });
    expect(frozen.slowestMs).toBeLessThan(5 * SECOND_MS);

    const redis = await under('Redis is away for 10 s', async () => {
      await cluster.redis.kill();
      await sleep(10 * SECOND_MS);
      await cluster.redis.start();
    });
    expect(redis).toMatchObject({ failed: [], refused: 0 });

    const away = await under('PostgreSQL is away for 3 s', async () => {
      process.kill(readPostmaster(clusterPlace(join(folder, 'database')))!.pid, 'SIGKILL');
      await expect.poll(cluster.database.isRunning).toBe(false);
      await sleep(3 * SECOND_MS);
      await cluster.database.restart();
      await sleep(5 * SECOND_MS);
      const meanwhile = traffic.take();
      console.log(`  meanwhile ${meanwhile.refused} told to ask again`);
      expect(meanwhile.failed).toEqual([]);
      expect(meanwhile.refused).toBeGreaterThan(0);
    });
    expect(away).toMatchObject({ failed: [], refused: 0 });

    await traffic.stop();
    await settle(app, writers, 60 * SECOND_MS);
    expect(await faultsAfter(nodes, writers)).toEqual([]);
    await eachOnce();
  },
  HOUR_MS,
);

/** Each request is one booking with its points held once, each event was handed on, and nothing was given up. */
async function eachOnce(): Promise<void> {
  await expect
    .poll(
      async () =>
        (await app.db.selectFrom('outbox').select('id').where('processed_at', 'is', null).execute()).length,
    )
    .toBe(0);
  const bookings = await app.db.selectFrom('booking').select('guest_id').execute();
  expect(new Set(bookings.map(({ guest_id }) => guest_id)).size).toBe(bookings.length);
  expect(bookings.length).toBeGreaterThan(REQUESTS / 2);
  const holds = await app.db.selectFrom('hold').select('booking_id').execute();
  expect(holds.map(({ booking_id }) => booking_id).sort()).toHaveLength(bookings.length);
  await assertCoherent(app.db);
}
