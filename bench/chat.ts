/** Messages of a chat: from the call that sends one until it stands on the other's open screen, beside a server that commits one row for it, a relay that keeps nothing, and one committed row. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { chatRoutes } from '@yoimachi/contract/chat';
import type { LiveEvent, SocketAnswer, SocketCall } from '@yoimachi/contract/live';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { WebSocket } from 'ws';
import { startRelay, startServer, type BenchServer } from './child.ts';
import type { Cleanup } from './cleanup.ts';
import { cpuMeter, type CpuMs } from './cpu.ts';
import { START_ISO, type BenchDatabase } from './database.ts';
import { percentile, send } from './load.ts';
import type { PreparedChat } from './protocol.ts';

/** How a message is sent: as a request, or on the socket that its writer has open. */
export const CHAT_WAYS = ['request', 'socket'] as const;
export type ChatWay = (typeof CHAT_WAYS)[number];

export interface ChatFigures {
  readonly pairs: number;
  readonly way: ChatWay;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Of one message. */
  readonly cpu: CpuMs | null;
  /** A bare server that commits one row for each request and sends it on. */
  readonly barePerSecond: number;
  readonly bareP50Ms: number;
  /** One that keeps nothing, from socket to socket. */
  readonly relayPerSecond: number;
  /** One row inserted and committed, on one connection. */
  readonly insertP50Ms: number;
}

/** One of the two writes; resolves when the other has it, and whoever wrote knows that it is stored. */
type Line = (side: 0 | 1) => Promise<void>;
interface Lines {
  readonly all: readonly Line[];
  /** More than so many messages of one person within a minute are refused: the clock moves on. */
  nextMinute(): Promise<void>;
  close(): void;
}

/** Exchanges of a pair within a minute of the product's clock, each of two messages. */
const EXCHANGES = 18;
/** So many write for so long before anything is measured: until then a call costs twice as much of the processor, as its code is still being compiled. */
const WARM_PAIRS = 16;
const WARM_MINUTES = 6;
const MINUTE_MS = 60_000;
const INSERTS = 200;
const TEXT = '奥の席を取りました。';
/** As many as the product has. */
const CONNECTIONS = 10;
/** Limits are measured for so long: what is over at once says nothing. */
const LIMIT_MS = 3_000;
const LIMIT_WARM_MS = 1_000;

/** As many pairs as asked for, each writing to and fro without a pause: by each way, beside the limits. */
export async function measureChat(
  cleanup: Cleanup,
  database: BenchDatabase,
  { pairs, minutes }: { readonly pairs: number; readonly minutes: number },
): Promise<ChatFigures[]> {
  const databaseUrl = await database.copy(database.smallUrl, `chat_${pairs}`);
  const server = await startServer(cleanup, databaseUrl, START_ISO, 'api,realtime');
  const clock = { now: new Date(START_ISO).getTime() };
  const most = Math.max(pairs, WARM_PAIRS);
  const relay = await startRelay(cleanup, databaseUrl, CONNECTIONS);
  const limit = async (keeps: boolean) => {
    const lines = await openRelay(relay.url, most, keeps);
    await roundsFor(lines, most, LIMIT_WARM_MS);
    const measured = await roundsFor(lines, pairs, LIMIT_MS);
    lines.close();
    return measured;
  };
  const figures: ChatFigures[] = [];
  for (const way of CHAT_WAYS) {
    // Each way with people of its own, whose sessions begin now, and with sockets on which nothing was said.
    const chats = await server.ask.prepareChats(most);
    const warm = await openChats(server, chats, way, clock);
    await rounds(warm, most, WARM_MINUTES);
    warm.close();
    const lines = await openChats(server, chats, way, clock);
    const insertP50Ms = percentile(await inserts(databaseUrl), 0.5);
    const used = (await cpuMeter(databaseUrl))?.start(server.pid);
    const ours = await rounds(lines, pairs, minutes);
    const cpu = used?.() ?? null;
    lines.close();
    const bare = await limit(true);
    const messages = ours.timesMs.length;
    figures.push({
      pairs,
      way,
      perSecond: messages / ours.seconds,
      p50Ms: percentile(ours.timesMs, 0.5),
      p95Ms: percentile(ours.timesMs, 0.95),
      cpu: cpu && { node: cpu.node / messages, database: cpu.database / messages },
      barePerSecond: bare.timesMs.length / bare.seconds,
      bareP50Ms: percentile(bare.timesMs, 0.5),
      relayPerSecond: 0,
      insertP50Ms,
    });
  }
  const { timesMs, seconds } = await limit(false);
  await relay.stop();
  await server.stop();
  await database.drop(databaseUrl);
  return figures.map((one) => ({ ...one, relayPerSecond: timesMs.length / seconds }));
}

async function rounds(lines: Lines, pairs: number, minutes: number) {
  const timesMs: number[] = [];
  let seconds = 0;
  for (let minute = 0; minute < minutes; minute++) {
    await lines.nextMinute();
    const startMs = performance.now();
    await Promise.all(lines.all.slice(0, pairs).map((line) => exchange(line, timesMs)));
    seconds += (performance.now() - startMs) / 1000;
  }
  return { timesMs, seconds };
}

/** The same for so long. */
async function roundsFor({ all }: Lines, pairs: number, ms: number) {
  const timesMs: number[] = [];
  const startMs = performance.now();
  const goOn = async (line: Line) => {
    while (performance.now() - startMs < ms) await exchange(line, timesMs);
  };
  await Promise.all(all.slice(0, pairs).map(goOn));
  return { timesMs, seconds: (performance.now() - startMs) / 1000 };
}

async function exchange(line: Line, timesMs: number[]): Promise<void> {
  for (let turn = 0; turn < EXCHANGES * 2; turn++) {
    const startMs = performance.now();
    await line(turn % 2 === 0 ? 0 : 1);
    timesMs.push(performance.now() - startMs);
  }
}

async function openChats(
  server: BenchServer,
  chats: readonly PreparedChat[],
  way: ChatWay,
  clock: { now: number },
): Promise<Lines> {
  const agent = new Agent({ keepAlive: true });
  const sockets: Socket[] = [];
  const all = await Promise.all(
    chats.map(async (people) => {
      const ears = await Promise.all(people.map(({ token }) => hear(server.url, token)));
      sockets.push(...ears.map(({ socket }) => socket));
      return async (side: 0 | 1) => {
        const { token } = people[side];
        const clientId = randomUUID();
        const body = { friendId: people[1 - side]!.userId, clientId, text: TEXT };
        const heard = ears[1 - side]!.heard(clientId);
        await (way === 'socket'
          ? call(ears[side]!.socket, { name: 'sendMessage', token, body })
          : send(server.url, requestOf(token, body), agent));
        await heard;
      };
    }),
  );
  return {
    all,
    nextMinute: () => server.ask.advanceTo(new Date((clock.now += MINUTE_MS)).toISOString()),
    close() {
      for (const socket of sockets) socket.disconnect();
      agent.destroy();
    },
  };
}

interface Ear {
  readonly socket: Socket;
  /** Until the message with this client id has come. */
  heard(clientId: string): Promise<void>;
}

async function hear(url: string, token: string): Promise<Ear> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
  const waiting = new Map<string, () => void>();
  socket.on('connect', () => socket.emit('authen', JSON.stringify({ token })));
  socket.on('live', ({ name, payload }: LiveEvent) => {
    if (name === 'chat.message')
      waiting.get((payload as LiveEvent<'chat.message'>['payload']).message.clientId!)?.();
  });
  await new Promise((resolve) => socket.once('authenticated', resolve));
  return { socket, heard: (clientId) => new Promise((resolve) => waiting.set(clientId, resolve)) };
}

const requestOf = (token: string, body: object) =>
  ({
    method: 'POST',
    path: `/v1${chatRoutes.sendMessage.path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }) as const;

async function call(socket: Socket, asked: SocketCall): Promise<void> {
  const { status, body } = (await socket.emitWithAck('call', asked)) as SocketAnswer;
  if (status !== 200) throw new Error(`${asked.name}: ${status} ${body}`);
}

/** `keeps`: what is sent is requested, and a row. */
async function openRelay(url: string, pairs: number, keeps: boolean): Promise<Lines> {
  const agent = new Agent({ keepAlive: true });
  const sockets: WebSocket[] = [];
  const all = await Promise.all(
    Array.from({ length: pairs }, async (_, pair) => {
      const names = [`${pair}a`, `${pair}b`];
      const addressOf = (me: string, side: number) =>
        `${url.replace('http', 'ws')}/?me=${me}&friend=${names[1 - side]!}`;
      const two = names.map((me, side) => new WebSocket(addressOf(me, side)));
      sockets.push(...two);
      await Promise.all(two.map((socket) => once(socket, 'open')));
      return async (side: 0 | 1) => {
        const heard = once(two[1 - side]!, 'message');
        const body = JSON.stringify({ clientId: randomUUID(), friend: names[1 - side], text: TEXT });
        if (keeps) await send(url, { method: 'POST', path: '/', headers: {}, body }, agent);
        else two[side]!.send(body);
        await heard;
      };
    }),
  );
  return {
    all,
    nextMinute: async () => undefined,
    close: () => {
      for (const socket of sockets) socket.terminate();
      agent.destroy();
    },
  };
}

/** How long one row takes to be inserted and committed, some times, on one connection. */
export async function inserts(databaseUrl: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('create table if not exists bench_row (id uuid primary key, text text not null)');
  const timesMs: number[] = [];
  for (let made = 0; made < INSERTS; made++) {
    const startMs = performance.now();
    const values = [randomUUID(), TEXT];
    await client.query({ name: 'insert', text: 'insert into bench_row values ($1, $2)', values });
    timesMs.push(performance.now() - startMs);
  }
  await client.end();
  return timesMs;
}
