/** What people are told: by each channel against a service that answers at once, and in the product from the commit to the badge on an open screen. */
import { performance } from 'node:perf_hooks';
import type { LiveEvent } from '@yoimachi/contract/live';
import { NOTICE_CHANNELS, type NoticeChannel } from '@yoimachi/domain/notification';
import { io, type Socket } from 'socket.io-client';
import { startVendors } from '../apps/server/src/modules/talk/notification/test/vendors.ts';
import { startServer } from './child.ts';
import type { Cleanup } from './cleanup.ts';
import { inserts } from './chat.ts';
import { cpuMeter, type CpuMs } from './cpu.ts';
import { START_ISO, type BenchDatabase } from './database.ts';
import { percentile } from './load.ts';

export interface ChannelFigures {
  readonly channel: NoticeChannel;
  readonly deliveries: number;
  readonly perSecond: number;
  /** Of one delivery. */
  readonly cpu: CpuMs | null;
  /** Its adapter without anything that is kept. */
  readonly alonePerSecond: number;
}

export interface NoticeFigures {
  readonly channels: readonly ChannelFigures[];
  readonly badge: { readonly p50Ms: number; readonly p95Ms: number; readonly insertP50Ms: number };
}

export interface NoticeSize {
  readonly people: number;
  /** What each of them is told. */
  readonly messages: number;
  /** How often the badge is waited for. */
  readonly badges: number;
}

/** Until then code is still being compiled. */
const WARM_MESSAGES = 3;
const WARM_BADGES = 20;

/** In the order in which people get an address there: what was there before is passed over then. */
const CHANNELS = [...NOTICE_CHANNELS].reverse();

/** Tells people by one channel after the other, and one of them in the product. */
export async function measureNotices(
  cleanup: Cleanup,
  database: BenchDatabase,
  size: NoticeSize,
): Promise<NoticeFigures> {
  const databaseUrl = await database.copy(database.smallUrl, 'notices');
  const vendors = await startVendors();
  const stopVendors = cleanup.add(async () => void (await vendors.close()));
  const server = await startServer(cleanup, databaseUrl, START_ISO, 'api,realtime', vendors.config);
  const { ask } = server;
  const people = await ask.preparePeople(size.people);
  const browsers = await Promise.all(people.map(() => vendors.browser()));
  const meter = await cpuMeter(databaseUrl);
  const channels: ChannelFigures[] = [];
  for (const channel of CHANNELS) {
    await ask.giveChannel(channel, browsers);
    await ask.planDeliveries(WARM_MESSAGES);
    await ask.deliver();
    const before = vendors.taken()[channel];
    await ask.planDeliveries(size.messages);
    const used = meter?.start(server.pid);
    const seconds = await secondsOf(() => ask.deliver());
    const cpu = used?.() ?? null;
    const deliveries = vendors.taken()[channel] - before;
    if (deliveries !== size.people * size.messages) throw new Error(`${channel}: ${deliveries} came`);
    const alone = await secondsOf(() => ask.sendAlone(channel, deliveries, browsers));
    channels.push({
      channel,
      deliveries,
      perSecond: deliveries / seconds,
      alonePerSecond: deliveries / alone,
      cpu: cpu && { node: cpu.node / deliveries, database: cpu.database / deliveries },
    });
  }
  const [{ userId, token }] = people as readonly [(typeof people)[number]];
  await ask.startWork();
  const badge = await measureBadge(server.url, token, () => ask.tellOne(userId), size.badges);
  const insertP50Ms = percentile(await inserts(databaseUrl), 0.5);
  await server.stop();
  await stopVendors();
  await database.drop(databaseUrl);
  return { channels, badge: { ...badge, insertP50Ms } };
}

async function secondsOf(run: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await run();
  return (performance.now() - startMs) / 1000;
}

/** `tell` answers when it was committed, by the machine's clock. */
async function measureBadge(url: string, token: string, tell: () => Promise<number>, times: number) {
  const socket: Socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
  let counted = Promise.withResolvers<number>();
  socket.on('connect', () => socket.emit('authen', JSON.stringify({ token })));
  socket.on('live', ({ name }: LiveEvent) => {
    if (name === 'user.notification') counted.resolve(performance.timeOrigin + performance.now());
  });
  await new Promise((resolve) => socket.once('authenticated', resolve));
  const timesMs: number[] = [];
  for (let time = 0; time < WARM_BADGES + times; time++) {
    counted = Promise.withResolvers();
    const [committedMs, countedMs] = await Promise.all([tell(), counted.promise]);
    if (time >= WARM_BADGES) timesMs.push(countedMs - committedMs);
  }
  socket.disconnect();
  return { p50Ms: percentile(timesMs, 0.5), p95Ms: percentile(timesMs, 0.95) };
}
