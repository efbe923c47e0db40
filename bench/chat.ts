/** Messages of a chat: from the call that sends one until it stands on the other's open screen, beside a relay that keeps nothing, and beside one committed row. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { chatRoutes } from '@yoimachi/contract/chat';
import type { LiveEvent } from '@yoimachi/contract/live';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { WebSocket } from 'ws';
import { startRelay, startServer, type BenchServer } from './child.ts';
import type { Cleanup } from './cleanup.ts';
import { cpuMeter, type CpuMs } from './cpu.ts';
import { START_ISO, type BenchDatabase } from './database.ts';
import { percentile, send } from './load.ts';
import type { PreparedChat } from './protocol.ts';

export interface ChatFigures {
  readonly pairs: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Of one message. */
  readonly cpu: CpuMs | null;
  readonly relayPerSecond: number;
  readonly relayP50Ms: number;
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

/** As many pairs as asked for, each writing to and fro without a pause. */
export async function measureChat(
  cleanup: Cleanup,
  database: BenchDatabase,
  { pairs, minutes }: { readonly pairs: number; readonly minutes: number },
): Promise<ChatFigures> {
  const databaseUrl = await database.copy(database.smallUrl, `chat_${pairs}`);
  const server = await startServer(cleanup, databaseUrl, START_ISO, 'api,realtime');
  const most = Math.max(pairs, WARM_PAIRS);
  const product = await openChats(server, await server.ask.prepareChats(most));
  const relay = await openRelay(cleanup, most);
  await rounds(product, most, WARM_MINUTES);
  await rounds(relay, most, 1);
  const used = (await cpuMeter(databaseUrl))?.start(server.pid);
  const ours = await rounds(product, pairs, minutes);
  const cpu = used?.() ?? null;
  const bare = await rounds(relay, pairs, minutes);
  const insertP50Ms = percentile(await inserts(databaseUrl), 0.5);
  product.close();
  relay.close();
  await server.stop();
  await database.drop(databaseUrl);
  const messages = ours.timesMs.length;
  return {
    pairs,
    perSecond: messages / ours.seconds,
    relayPerSecond: bare.timesMs.length / bare.seconds,
    p50Ms: percentile(ours.timesMs, 0.5),
    p95Ms: percentile(ours.timesMs, 0.95),
    relayP50Ms: percentile(bare.timesMs, 0.5),
    insertP50Ms,
    cpu: cpu && { node: cpu.node / messages, database: cpu.database / messages },
  };
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

async function exchange(line: Line, timesMs: number[]): Promise<void> {
  for (let turn = 0; turn < EXCHANGES * 2; turn++) {
    const startMs = performance.now();
    await line(turn % 2 === 0 ? 0 : 1);
    timesMs.push(performance.now() - startMs);
  }
}

async function openChats(server: BenchServer, chats: readonly PreparedChat[]): Promise<Lines> {
  const agent = new Agent({ keepAlive: true });
  const sockets: Socket[] = [];
  let now = new Date(START_ISO).getTime();
  const all = await Promise.all(
    chats.map(async (people) => {
      const ears = await Promise.all(people.map(({ token }) => hear(server.url, token)));
      sockets.push(...ears.map(({ socket }) => socket));
      return (side: 0 | 1) => write({ server, agent }, people, side, ears[1 - side]!);
    }),
  );
  return {
    all,
    nextMinute: () => server.ask.advanceTo(new Date((now += MINUTE_MS)).toISOString()),
    close: () => {
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

async function write(
  { server, agent }: { readonly server: BenchServer; readonly agent: Agent },
  people: PreparedChat,
  side: 0 | 1,
  ear: Ear,
): Promise<void> {
  const clientId = randomUUID();
  const call = {
    method: 'POST',
    path: `/v1${chatRoutes.sendMessage.path}`,
    headers: { authorization: `Bearer ${people[side].token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ friendId: people[1 - side]!.userId, clientId, text: '奥の席を取りました。' }),
  } as const;
  const heard = ear.heard(clientId);
  await send(server.url, call, agent);
  await heard;
}

async function openRelay(cleanup: Cleanup, pairs: number): Promise<Lines> {
  const relay = await startRelay(cleanup);
  const sockets: WebSocket[] = [];
  const all = await Promise.all(
    Array.from({ length: pairs }, async (_, pair) => {
      const names = [`${pair}a`, `${pair}b`];
      const two = names.map((me, side) => new WebSocket(`${relay.url}/?me=${me}&friend=${names[1 - side]!}`));
      sockets.push(...two);
      await Promise.all(two.map((socket) => once(socket, 'open')));
      return async (side: 0 | 1) => {
        const heard = once(two[1 - side]!, 'message');
        two[side]!.send(JSON.stringify({ clientId: randomUUID(), text: '奥の席を取りました。' }));
        await heard;
      };
    }),
  );
  return {
    all,
    nextMinute: async () => undefined,
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}

/** How long one row takes to be inserted and committed, some times, on one connection. */
export async function inserts(databaseUrl: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('create table bench_row (id uuid primary key, text text not null)');
  const timesMs: number[] = [];
  for (let made = 0; made < INSERTS; made++) {
    const startMs = performance.now();
    const values = [randomUUID(), '奥の席を取りました。'];
    await client.query({ name: 'insert', text: 'insert into bench_row values ($1, $2)', values });
    timesMs.push(performance.now() - startMs);
  }
  await client.end();
  return timesMs;
}
