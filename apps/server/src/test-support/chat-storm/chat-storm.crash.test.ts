import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/global-database.ts';
import { startTestApp, type TestApp } from '../index.ts';
import { killableServer, type KillableServer } from '../killable-server.ts';
import { LIVES_TIMEOUT_MS } from '../program.ts';
import { randomOf } from '../random.ts';
import { nodesOf } from './nodes.ts';
import { gather, rage, settle, type StormOrder } from './storm.ts';
import { faultsAfter } from './verdict.ts';

const SEED = Number(process.env['SEED'] ?? 20_261_123);
/** Twenty of each may go out before anybody has to wait: at this answer the others are all under way, half of them to the node that dies. */
const DIES_AT_ANSWER = 400;
const LOOK_MS = 5;
const SETTLED_WITHIN_MS = 60_000;

let database: TestDatabase;
let app: TestApp;
let dataDir: string;
let servers: readonly KillableServer[];

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'yoimachi-storm-'));
  app = await startTestApp({ databaseUrl: database.url, startAt: new Date().toISOString() });
  servers = [killableServer(database.url, dataDir), killableServer(database.url, dataDir)];
  await Promise.all(servers.map((server) => server.start()));
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test(
  'forty write two thousand messages over two nodes, lines drop, a node dies: all are stored and seen once',
  { timeout: LIVES_TIMEOUT_MS },
  async () => {
    const random = randomOf(SEED);
    const order: StormOrder = { users: 40, messages: 2_000, devices: 1, random };
    const nodes = nodesOf(servers, random);
    const writers = await gather(app, nodes, order);
    const raging = rage(nodes, writers, order);
    while (nodes.answered() < DIES_AT_ANSWER) await sleep(LOOK_MS);
    await servers[0]!.kill();
    await servers[0]!.start();
    await raging;
    await settle(app, writers, SETTLED_WITHIN_MS);
    const faults = await faultsAfter(nodes, writers);
    for (const { devices } of writers) for (const device of devices) device.close();
    expect(faults).toEqual([]);
    const sent = writers.flatMap(({ sent: chats }) => [...chats.values()].flat());
    expect(sent).toHaveLength(order.messages);
    expect(nodes.lost()).toBeGreaterThan(0);
    expect(
      writers.flatMap(({ devices }) => devices).reduce((sum, device) => sum + device.drops(), 0),
    ).toBeGreaterThan(0);
  },
);
