import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatMessage } from '@yoimachi/contract/chat';
import type { LiveEvent, LiveHead, SocketAnswer, SocketCall, TooOld } from '@yoimachi/contract/live';
import { createFollower } from '@yoimachi/domain/live';
import { io, type Socket } from 'socket.io-client';
import { follow } from '../../platform/realtime/test/follow.ts';
import type { Nodes } from './nodes.ts';

/** A browser of one person, which shows what it is told and nothing else. */
export interface Device {
  readonly userId: string;
  /** By the other one's id and the message's number. */
  readonly shown: ReadonlyMap<string, ReadonlyMap<number, ChatMessage>>;
  readonly unread: ReadonlyMap<string, number>;
  /** The newest version of `user.chat` it was told, with its count. */
  readonly badge: { readonly version: number; readonly unreadCount: number };
  /** A message was shown twice, or before the one in front of it. */
  readonly faults: readonly string[];
  readonly drops: () => number;
  /** For how long it was without a line at most, since it was asked last. */
  longestAwayMs(): number;
  seq(): number | null;
  /** Makes a call on the line; null where there is none, or no answer came. */
  call(name: string, body: object): Promise<SocketAnswer | null>;
  /** The line is lost; it is found again by itself. */
  drop(): void;
  close(): void;
}
interface Owner {
  readonly userId: string;
  readonly token: string;
  readonly userType: number;
}

const AGAIN_MS = 100;
const ANSWER_WITHIN_MS = 4_000;

export async function openDevice(
  nodes: Nodes,
  owner: Owner,
  onMessage: (friendId: string, message: ChatMessage) => void,
): Promise<Device> {
  const screen = createScreen(onMessage);
  const follower = createFollower<LiveEvent>();
  const ready = Promise.withResolvers<void>();
  let socket: Socket | undefined;
  let isOver = false;
  let drops = 0;
  let lostAt: number | undefined;
  let longestAwayMs = 0;

  const handOn = (events: readonly LiveEvent[]) => events.forEach((event) => screen.take(event));
  function listen(made: Socket): void {
    const since = follower.seq ?? undefined;
    const { token, userType } = owner;
    made.on('connect', () => made.emit('authen', JSON.stringify({ token, userType, since })));
    made.on('authenticated', ({ seq }: LiveHead) => {
      if (lostAt !== undefined) longestAwayMs = Math.max(longestAwayMs, performance.now() - lostAt);
      lostAt = undefined;
      if (follower.seq === null) handOn(follower.startAt(seq));
      ready.resolve();
    });
    follow(made, follower, (came) => handOn(follower.take(came)));
    made.on('tooOld', ({ seq }: TooOld) => screen.fault(`${seq} is too old for ${owner.userId}`));
    made.on('disconnect', () => {
      lostAt ??= performance.now();
      void connect();
    });
    made.on('connect_error', () => void connect());
  }
  async function connect(): Promise<void> {
    socket?.removeAllListeners().disconnect();
    await sleep(AGAIN_MS);
    if (isOver) return;
    const url = await nodes.any();
    socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    listen(socket);
  }
  void connect();
  await ready.promise;
  return {
    userId: owner.userId,
    ...screen.state,
    get badge() {
      return screen.badge();
    },
    drops: () => drops,
    longestAwayMs() {
      const longest = longestAwayMs;
      longestAwayMs = 0;
      return longest;
    },
    seq: () => follower.seq,
    call: async (name, body) =>
      socket?.connected && lostAt === undefined ? callOn(socket, { name, token: owner.token, body }) : null,
    drop() {
      drops += 1;
      // No goodbye: as a tunnel takes it.
      socket?.io.engine?.close();
    },
    close() {
      isOver = true;
      socket?.removeAllListeners().disconnect();
    },
  };
}

const callOn = (socket: Socket, call: SocketCall): Promise<SocketAnswer | null> =>
  (socket.timeout(ANSWER_WITHIN_MS).emitWithAck('call', call) as Promise<SocketAnswer>).catch(() => null);

function createScreen(onMessage: (friendId: string, message: ChatMessage) => void) {
  const shown = new Map<string, Map<number, ChatMessage>>();
  const unread = new Map<string, number>();
  const faults: string[] = [];
  let badge = { version: -1, unreadCount: 0 };

  function show(friendId: string, message: ChatMessage): void {
    const chat = shown.get(friendId) ?? new Map<number, ChatMessage>();
    const last = Math.max(0, ...chat.keys());
    const isNext = chat.size === 0 || message.number === last + 1;
    if (!isNext) faults.push(`${message.number} came after ${last} of ${friendId}`);
    shown.set(friendId, chat.set(message.number, message));
    onMessage(friendId, message);
  }
  return {
    state: { shown, unread, faults },
    badge: () => badge,
    fault: (text: string) => void faults.push(text),
    take({ name, payload }: LiveEvent): void {
      if (name === 'chat.message') {
        const { friendId, message, unreadCount } = payload as {
          friendId: string;
          message: ChatMessage;
          unreadCount: number;
        };
        show(friendId, message);
        unread.set(friendId, unreadCount);
      } else if (name === 'chat.read') {
        const { friendId, unreadCount } = payload as { friendId: string; unreadCount?: number };
        if (unreadCount !== undefined) unread.set(friendId, unreadCount);
      } else if (name === 'user.chat') {
        const { version, document } = payload as { version: number; document: { unreadCount: number } };
        if (version > badge.version) badge = { version, unreadCount: document.unreadCount };
      }
    },
  };
}
