import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { searchRoutes } from '@yoimachi/contract/search';
import { createTestDatabase, type TestDatabase } from '../../../../tools/test/global-database.ts';
import { noPgbouncer, startTestPooler, type TestPooler } from '../../../../tools/test/pgbouncer.ts';
import { startServer } from '../main.ts';
import { gather, rage, settle, type StormOrder, type Writer } from './chat-storm/storm.ts';
import { nodesOf, type Nodes } from './chat-storm/nodes.ts';
import { faultsAfter } from './chat-storm/verdict.ts';
import {
  guestWithPoints,
  startTestApp,
  testConfig,
  verifiedCastWithSchedule,
  type TestApp,
} from './index.ts';
import { startProgram } from './program.ts';
import { randomOf } from './random.ts';

const PRODUCT = join(import.meta.dirname, '../modules/meeting/booking/test/crash-server.program.ts');
const SEED = Number(process.env['SEED'] ?? 20_261_129);
const LOAD_MS = 60_000;
const SETTLED_WITHIN_MS = 60_000;

let database: TestDatabase;
let dataDir: string;
const poolers: TestPooler[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'yoimachi-pooled-'));
});
afterEach(async () => {
  for (const pooler of poolers.splice(0)) await pooler.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function pooledUrl(mode: 'session' | 'transaction'): Promise<string> {
  const pooler = await startTestPooler(database.url, mode);
  poolers.push(pooler);
  return pooler.url;
}

const PAST = { preparedStatements: false } as const;
const start = (databaseUrl: string, changes: Parameters<typeof testConfig>[0] = {}) =>
  startServer({ config: testConfig({ dataDir, ...changes }), databaseUrl, webDir: null });

describe.skipIf(noPgbouncer() !== null)(
  `behind PgBouncer${noPgbouncer() ? `: ${noPgbouncer()}` : ''}`,
  () => {
    test('a start says what to set where each transaction is given another backend', async () => {
      const url = await pooledUrl('transaction');
      await expect(start(url)).rejects.toThrow(/^DATABASE_URL leads.*set PREPARED_STATEMENTS=false, and/);
      await expect(start(url, PAST)).rejects.toThrow(/^DATABASE_URL leads.*DATABASE_DIRECT_URL to/);
      await expect(start(url, { databaseDirectUrl: database.url })).rejects.toThrow(
        /^DATABASE_URL leads.*set PREPARED_STATEMENTS=false\.$/,
      );
      await expect(start(url, { ...PAST, databaseDirectUrl: url })).rejects.toThrow(
        /^DATABASE_DIRECT_URL leads/,
      );
    });

    test('a start goes on where sessions keep their backends', async () => {
      const server = await start(await pooledUrl('session'));
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      await server.close();
    });

    test('two nodes do their work under load, without an error', async () => {
      const url = await pooledUrl('transaction');
      const servers = [await startNode(url), await startNode(url)];
      const app = await startTestApp({ databaseUrl: database.url, startAt: new Date().toISOString() });
      try {
        const nodes = nodesOf(servers as never, randomOf(SEED));
        const { writers, asked } = await load(app, nodes);
        const faults = await faultsAfter(nodes, writers);
        for (const { devices } of writers) for (const device of devices) device.close();
        console.log(`${nodes.answered()} calls answered, ${asked} of them searches and lists; seed ${SEED}`);
        expect(faults).toEqual([]);
        expect(nodes.lost()).toBe(0);
        expect(servers.flatMap(({ said }) => said)).toEqual([]);
      } finally {
        for (const server of servers) await server.end();
        await app.close();
      }
    });
  },
);

interface Node {
  readonly url: () => Promise<string>;
  /** What it has logged as worth a look. */
  readonly said: readonly string[];
  readonly end: () => Promise<void>;
}

/** The product in a process of its own behind the pooler. */
async function startNode(pooled: string): Promise<Node> {
  const child: ChildProcess = startProgram(
    PRODUCT,
    {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      SOCKETS_PER_ADDRESS: '2000',
      DATABASE_URL: pooled,
      DATABASE_DIRECT_URL: database.url,
      PREPARED_STATEMENTS: 'false',
    },
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const lines = createInterface(child.stdout!);
  const [url] = (await once(lines, 'line')) as [string];
  const said: string[] = [];
  lines.on('line', (line) => said.push(line));
  return {
    url: async () => url,
    said,
    async end() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Chats over both nodes, searches and lists beside them, for a minute. */
async function load(app: TestApp, nodes: Nodes): Promise<{ writers: Writer[]; asked: number }> {
  const order: StormOrder = { users: 20, messages: 200, devices: 1, random: randomOf(SEED) };
  const writers = await gather(app, nodes, order);
  for (let count = 0; count < 5; count++) await verifiedCastWithSchedule(app);
  const guest = await (await guestWithPoints(app, 10_000)).token();
  const until = performance.now() + LOAD_MS;
  let asked = 0;
  const looking = async () => {
    while (performance.now() < until) {
      for (const [route, query] of [
        [searchRoutes.searchCasts, '?words=銀座'],
        [searchRoutes.searchCasts, ''],
        [guestBookingRoutes.listGuestBookings, ''],
      ] as const) {
        const { status, body } = await nodes.ask({
          route,
          path: `${route.path}${encodeURI(query)}`,
          token: guest,
        });
        expect(status, `${route.path}: ${JSON.stringify(body)}`).toBe(200);
        asked += 1;
      }
    }
  };
  const writing = async () => {
    while (performance.now() < until) await rage(nodes, writers, order);
  };
  await Promise.all([writing(), looking(), looking()]);
  await settle(app, writers, SETTLED_WITHIN_MS);
  return { writers, asked };
}
