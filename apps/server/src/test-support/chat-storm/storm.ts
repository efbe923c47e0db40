import { setTimeout as sleep } from 'node:timers/promises';
import { chatRoutes, type ChatMessage } from '@yoimachi/contract/chat';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import type { Person } from '../people.ts';
import { signUpGuest, verifiedCast, type TestApp } from '../index.ts';
import { openDevice, type Device } from './device.ts';
import type { Answer, Nodes } from './nodes.ts';

/** Somebody who writes, with the browsers that person has open. */
export interface Writer {
  readonly person: Person;
  readonly token: string;
  readonly friendIds: readonly string[];
  readonly devices: readonly Device[];
  /** What was sent, in its order, by whom it was sent to. */
  readonly sent: Map<string, string[]>;
  /** Up to which number of whom the person has read. */
  readonly read: Map<string, number>;
  /** Readings under way, and done. */
  readonly reading: Promise<void>[];
}
export interface StormOrder {
  readonly users: number;
  readonly messages: number;
  /** Browsers of each person. */
  readonly devices: number;
  readonly random: () => number;
}

/** Of the messages that arrive, so many are read at once. */
const READ_SHARE = 0.3;
/** After so many messages a line drops. */
const DROP_SHARE = 0.02;
const SECOND_MS = 1_000;

/** As many guests as casts; each writes with two of the others, and all chats are open. */
export async function gather(app: TestApp, nodes: Nodes, order: StormOrder): Promise<Writer[]> {
  const half = order.users / 2;
  const guests: Person[] = [];
  const casts: Person[] = [];
  for (let index = 0; index < half; index++) {
    guests.push(await signUpGuest(app));
    casts.push(await verifiedCast(app));
  }
  for (const [index, guest] of guests.entries()) {
    await app.db
      .updateTable('guest')
      .set({ age_checked_at: app.clock.now() })
      .where('id', '=', guest.userId)
      .execute();
    for (const cast of friendsOf(casts, index, 1)) {
      await app.ok(favoriteRoutes.addFavorite, { body: { castId: cast.userId } }, guest);
      const body = { friendId: guest.userId, clientId: crypto.randomUUID(), text: 'はじめまして' };
      await app.ok(chatRoutes.sendMessage, { body }, cast);
    }
  }
  const writers: Writer[] = [];
  for (const [index, guest] of guests.entries()) {
    writers.push(await open(nodes, guest, friendsOf(casts, index, 1), order));
    writers.push(await open(nodes, casts[index]!, friendsOf(guests, index, -1), order));
  }
  return writers;
}

const friendsOf = (people: readonly Person[], index: number, step: 1 | -1): Person[] => [
  people[index]!,
  people[(index + step + people.length) % people.length]!,
];

async function open(
  nodes: Nodes,
  person: Person,
  friends: readonly Person[],
  { devices, random }: StormOrder,
): Promise<Writer> {
  const token = await person.token();
  const writer = {
    person,
    token,
    devices: [] as Device[],
    sent: new Map<string, string[]>(),
    read: new Map<string, number>(),
    reading: [] as Promise<void>[],
    friendIds: friends.map(({ userId }) => userId),
  };
  const owner = { userId: person.userId, userType: person.userType, token };
  for (let index = 0; index < devices; index++) {
    const mayRead =
      index === 0
        ? (friendId: string, message: ChatMessage) => {
            if (random() < READ_SHARE) writer.reading.push(read(nodes, writer, friendId, message.number));
          }
        : () => undefined;
    writer.devices.push(await openDevice(nodes, owner, mayRead));
  }
  return writer;
}

async function read(nodes: Nodes, { token, read: upTo }: Writer, friendId: string, number: number) {
  upTo.set(friendId, Math.max(number, upTo.get(friendId) ?? 0));
  const route = chatRoutes.markRead;
  const { status } = await nodes.ask({
    route,
    path: route.path.replace(':friendId', friendId),
    token,
    body: { number },
  });
  if (status !== 200) throw new Error(`reading: ${status}`);
}

/** Everybody writes at once until all is sent; lines drop at random. */
export async function rage(nodes: Nodes, writers: readonly Writer[], order: StormOrder): Promise<void> {
  const each = Math.ceil(order.messages / writers.length);
  const pace = paceOf(nodes);
  await Promise.all(
    writers.map(async (writer) => {
      for (let index = 0; index < each; index++) {
        await send(nodes, writer, { index, pace });
        for (const device of writer.devices) if (order.random() < DROP_SHARE) device.drop();
      }
    }),
  );
}

interface Sending {
  readonly index: number;
  readonly pace: () => Promise<void>;
}

/** One after the other by request and on the line, where that answers. */
async function send(nodes: Nodes, writer: Writer, { index, pace }: Sending): Promise<void> {
  const { friendIds, sent } = writer;
  const friendId = friendIds[index % friendIds.length]!;
  const clientId = crypto.randomUUID();
  const body = { friendId, clientId, text: `${index}通目です` };
  for (;;) {
    const onLine = index % 2 === 0 ? await callOnLine(writer, body) : null;
    const { status, body: said } = onLine ?? (await request(nodes, writer, body));
    if (status === 200) break;
    if (status !== 429) throw new Error(`sending: ${status} ${JSON.stringify(said)}`);
    await pace();
  }
  sent.set(friendId, [...(sent.get(friendId) ?? []), clientId]);
}

const request = (nodes: Nodes, { token }: Writer, body: object): Promise<Answer> =>
  nodes.ask({ route: chatRoutes.sendMessage, path: chatRoutes.sendMessage.path, token, body });

async function callOnLine({ devices }: Writer, body: object): Promise<Answer | null> {
  const answer = await devices[0]!.call('sendMessage', body);
  if (!answer || answer.status >= 500) return null;
  return { status: answer.status, body: JSON.parse(answer.body) as Answer['body'] };
}

/** More than twenty a minute is refused: then the product's clock moves on by a minute, once for all who wait. */
function paceOf(nodes: Nodes): () => Promise<void> {
  let moving: Promise<void> | null = null;
  const move = async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"minutes":1}' };
    await fetch(`${await nodes.any()}/dev/clock`, init).catch(() => undefined);
    await sleep(SECOND_MS);
  };
  return () => (moving ??= move().finally(() => (moving = null)));
}

/** All that was read is known, and every device has been told what its person was told; nothing comes after that. */
export async function settle(app: TestApp, writers: readonly Writer[], withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  for (;;) {
    await Promise.all(writers.flatMap(({ reading }) => reading));
    const heads = new Map(
      (await app.db.selectFrom('live_head').selectAll().execute()).map(({ account_id, seq }) => [
        account_id,
        seq,
      ]),
    );
    const behind = writers
      .flatMap(({ devices }) => devices)
      .filter((device) => device.seq() !== heads.get(device.userId));
    if (behind.length === 0) return;
    if (performance.now() > until) throw new Error(`${behind.length} devices have not heard everything`);
    await sleep(SECOND_MS / 10);
  }
}
