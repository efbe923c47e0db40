import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Leaving, LiveEvent } from '@yoimachi/contract/live';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { createFollower } from '@yoimachi/domain/live';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { freePort } from '../../../tools/database/launch.ts';
import { createTestDatabase, type TestDatabase } from '../../../tools/test/global-database.ts';
import { notify } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { publish } from '#platform/outbox';
import { startServer, type RunningServer } from './main.ts';
import { follow } from './platform/realtime/test/follow.ts';
import { eventually } from './test-support/eventually.ts';
import { signUpGuest, startTestApp, type Person, type TestApp } from './test-support/index.ts';
import { testConfig } from './test-support/test-config.ts';

/* Two nodes of the whole product, and who hands calls to them: one is replaced while people go on. */

const CALLERS = 4;
const ASK_EVERY_MS = 20;
const TELL_EVERY_MS = 100;
/** Many times what a balancer needs to see that a node drains. */
const DRAIN_SECONDS = 2;

let database: TestDatabase;
let dataDir: string;
let test: TestApp;
let guest: Person;
const nodes = new Map<string, RunningServer>();

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'yoimachi-restart-'));
  test = await startTestApp({ databaseUrl: database.url, startAt: new Date().toISOString() });
  test.app.bell.open();
  guest = await signUpGuest(test);
  await Promise.all([startNode(await freePort()), startNode(await freePort())]);
});
afterAll(async () => {
  await Promise.all([...nodes.values()].map((node) => node.close()));
  await test.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function startNode(port: number): Promise<string> {
  const services = new Set(['api', 'realtime', 'worker'] as const);
  const config = testConfig({ services, port, dataDir, drainSeconds: DRAIN_SECONDS });
  const node = await startServer({ config, databaseUrl: database.url, webDir: null });
  nodes.set(node.url, node);
  return node.url;
}

/** What a node says of itself to who opens a connection for it: nothing is wrong, why it refuses, or nothing. */
const readinessOf = (url: string) =>
  new Promise<string>((resolve) => {
    const asked = get(`${url}/readyz`, { agent: false }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += String(chunk)));
      answer.on('end', () => resolve((JSON.parse(body) as { why: string[] }).why.join() || 'ready'));
    });
    asked.on('error', () => resolve('refused'));
  });

/** Asks each node again and again, and hands out in turn those that are ready. */
function balance() {
  const said = new Map<string, string[]>([...nodes.keys()].map((url) => [url, []]));
  const over = new AbortController();
  let turn = 0;
  const asking = Promise.all(
    [...said].map(async ([url, all]) => {
      while (!over.signal.aborted) {
        const one = await readinessOf(url);
        if (all.at(-1) !== one) all.push(one);
        await sleep(ASK_EVERY_MS);
      }
    }),
  );
  const ready = () => [...said].filter(([, all]) => all.at(-1) === 'ready').map(([url]) => url);
  return {
    said,
    ready,
    next: () => ready()[turn++ % ready().length]!,
    end: () => (over.abort(), asking),
  };
}
type Balancer = ReturnType<typeof balance>;

/** Calls one after the other, on connections that are kept, wherever the balancer says. */
async function callOn(balancer: Balancer, isOver: () => boolean) {
  const served = new Set<string>();
  const failed: unknown[] = [];
  const { method, path } = notificationRoutes.userNotification;
  const headers = { authorization: `Bearer ${await guest.token()}` };
  while (!isOver()) {
    const url = balancer.next();
    // Calls that fail at once would leave nothing else a turn.
    await sleep(1);
    try {
      const answer = await fetch(`${url}/v1${path}`, { method, headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) failed.push(answer.status);
      served.add(url);
    } catch (error) {
      failed.push(error);
    }
  }
  return { served, failed };
}

/** A screen of the guest's, as the web keeps it: it hangs up when its node leaves, and comes back elsewhere a little later. */
async function openScreen(balancer: Balancer) {
  const follower = createFollower<LiveEvent>();
  follower.startAt(0);
  const heard: LiveEvent[] = [];
  const [places, leavings, lost]: [string[], Leaving[], string[]] = [[], [], []];
  const token = await guest.token();
  let socket: Socket;
  function connect(): void {
    const url = balancer.next();
    socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    socket.on('connect', () => socket.emit('authen', JSON.stringify({ token, since: follower.seq })));
    socket.on('authenticated', () => places.push(url));
    follow(socket, follower, (came) => heard.push(...follower.take(came)));
    socket.on('leaving', (leaving: Leaving) => {
      leavings.push(leaving);
      socket.disconnect();
      setTimeout(connect, 10);
    });
    socket.on('disconnect', (why) => why === 'io client disconnect' || lost.push(why));
    socket.on('connect_error', ({ message }) => lost.push(message));
  }
  connect();
  await eventually(() => expect(places).toHaveLength(1));
  return { heard, places, leavings, lost, close: () => socket.disconnect() };
}

/** Notices for the guest, which a worker hands on, one after the other. */
async function tellOn(isOver: () => boolean): Promise<number> {
  let told = 0;
  for (; !isOver(); told++) {
    const notice = { accountId: guest.userId, ...noticeOf('SUSPENSION_LIFTED', {}), body: `${told}` };
    await withTransaction(test.db, (trx) => publish(trx, notify, notice, test.clock.now()));
    await sleep(TELL_EVERY_MS);
  }
  return told;
}

it('a node that is replaced fails no call, and nobody misses anything', async () => {
  const balancer = balance();
  await eventually(() => expect(balancer.ready()).toHaveLength(2));
  let over = false;
  const calling = Promise.all(Array.from({ length: CALLERS }, () => callOn(balancer, () => over)));
  const telling = tellOn(() => over);
  const screen = await openScreen(balancer);
  const [leaves] = screen.places as [string];
  const stays = [...nodes.keys()].find((url) => url !== leaves)!;

  await nodes.get(leaves)!.close();
  await eventually(() => expect(screen.places).toEqual([leaves, stays]));
  await startNode(Number(new URL(leaves).port));
  await eventually(() => expect(balancer.ready()).toHaveLength(2));
  over = true;
  const told = await telling;
  const calls = await calling;
  await balancer.end();

  expect(calls.flatMap(({ failed }) => failed)).toEqual([]);
  const served = new Set(calls.flatMap((one) => [...one.served]));
  expect([...served].toSorted()).toEqual([leaves, stays].toSorted());
  // Before its listener is told that all is there, it may say that it starts.
  const saidWhileItLeft = balancer.said.get(leaves)!.filter((one) => one !== 'NOT_STARTED');
  expect(saidWhileItLeft).toEqual(['ready', 'DRAINING', 'refused', 'ready']);
  expect(balancer.said.get(stays)).toEqual(['ready']);

  const notices = test.db.selectFrom('notification').select('id').where('account_id', '=', guest.userId);
  await eventually(async () => expect(await notices.execute()).toHaveLength(told));
  const head = test.db.selectFrom('live_head').select('seq').where('account_id', '=', guest.userId);
  await eventually(async () => {
    const { seq } = await head.executeTakeFirstOrThrow();
    expect(screen.heard.map((event) => event.seq)).toEqual(Array.from({ length: seq }, (_, at) => at + 1));
    expect(seq).toBeGreaterThan(0);
  });
  expect([screen.leavings, screen.lost]).toEqual([[{ spreadSeconds: 2 }], []]);
  screen.close();
});
