import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startEmbedded } from '../../../../../tools/database/embedded.ts';
import { clusterPlace } from '../../../../../tools/database/place.ts';
import { readPostmaster } from '../../../../../tools/database/postmaster.ts';
import { createTestRedis, noRedis } from '../../../../../tools/test/redis.ts';
import { makeTemporaryDataDir } from '../../../../../tools/test/temporary-cluster.ts';
import { startTestApp } from '../index.ts';
import { killableServer } from '../killable-server.ts';
import { randomOf } from '../random.ts';
import { nodesOf } from './nodes.ts';
import { gather, rage, settle, type StormOrder } from './storm.ts';
import { faultsAfter } from './verdict.ts';

const SEED = Number(process.env['SEED'] ?? 20_261_123);
const SETTLED_WITHIN_MS = 300_000;
const AWAY_MS = 3_000;
/** Between one blow and the next. */
const PAUSE_MS = 20_000;
const HOUR_MS = 3_600_000;

const whyNot = noRedis();

// Said by name where it cannot run: Debian's Redis joins the nodes.
test.skipIf(whyNot !== null)(
  `two hundred write twenty thousand messages: a node dies twice, Redis and PostgreSQL go away and come back${whyNot ? `: ${whyNot}` : ''}`,
  async () => {
    await using stage = await setStage();
    const { app, nodes, random, redis, databaseDies } = stage;
    const order: StormOrder = { users: 200, messages: 20_000, devices: 2, random };
    const writers = await gather(app, nodes, order);
    const startedAt = performance.now();
    const raging = rage(nodes, writers, order);
    const blows = [
      () => diesAndReturns(nodes.all[0]!),
      async () => {
        await redis.kill();
        await sleep(AWAY_MS);
        await redis.start();
      },
      databaseDies,
      () => diesAndReturns(nodes.all[0]!),
    ];
    for (const blow of blows) {
      await sleep(PAUSE_MS);
      await blow();
    }
    await raging;
    const seconds = (performance.now() - startedAt) / 1_000;
    await settle(app, writers, SETTLED_WITHIN_MS);
    const faults = await faultsAfter(nodes, writers);
    const devices = writers.flatMap((writer) => writer.devices);
    const drops = devices.reduce((sum, device) => sum + device.drops(), 0);
    for (const device of devices) device.close();
    console.log(
      `${order.messages} messages of ${order.users} people in ${seconds.toFixed(0)} s; ${drops} lines dropped, ${nodes.lost()} answers lost; seed ${SEED}`,
    );
    expect(faults).toEqual([]);
    expect(writers.flatMap(({ sent }) => [...sent.values()].flat())).toHaveLength(order.messages);
  },
  HOUR_MS,
);

async function diesAndReturns(node: { kill(): Promise<void>; start(): Promise<void> }): Promise<void> {
  await node.kill();
  await sleep(AWAY_MS);
  await node.start();
}

/** A database and a Redis of their own, and two nodes on them. */
async function setStage() {
  const folder = await makeTemporaryDataDir();
  const dataDir = mkdtempSync(join(tmpdir(), 'yoimachi-storm-'));
  const database = await startEmbedded({ dataDir: folder.dataDir });
  const redis = await createTestRedis();
  await redis.start();
  const variables = { REDIS_URL: redis.url, SOCKETS_PER_ADDRESS: '2000' };
  const servers = [0, 1].map(() => killableServer(database.url, dataDir, variables));
  for (const server of servers) await server.start();
  const app = await startTestApp({ databaseUrl: database.url, startAt: new Date().toISOString() });
  const random = randomOf(SEED);
  return {
    app,
    redis,
    random,
    nodes: nodesOf(servers, random),
    databaseDies: async () => {
      process.kill(readPostmaster(clusterPlace(folder.dataDir))!.pid, 'SIGKILL');
      await expect.poll(database.isRunning).toBe(false);
      await sleep(AWAY_MS);
      await database.restart();
    },
    async [Symbol.asyncDispose]() {
      for (const server of servers) await server.kill();
      await app.close();
      await redis.close();
      await database.stop();
      await folder.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
