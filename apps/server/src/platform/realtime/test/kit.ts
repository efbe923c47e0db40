import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';

/** Where everybody signs in with a word for a token: the account of that word. */
export function accountOf(token: string): string {
  const hex = createHash('md5').update(token).digest('hex');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

interface Said {
  readonly event: string;
  readonly payload: unknown;
}
const inboxes = new WeakMap<Socket, Said[]>();

/** A connection of its own, which keeps what it hears until somebody asks for it. */
export function connectTo(url: string): Socket {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
  const inbox: Said[] = [];
  inboxes.set(socket, inbox);
  socket.onAny((event: string, payload: unknown) => inbox.push({ event, payload }));
  for (const event of ['connect', 'disconnect'] as const)
    socket.on(event, (payload?: unknown) => inbox.push({ event, payload }));
  return socket;
}

/** The first that came, or comes, under a name and that nobody has asked for yet. */
export async function heard(socket: Socket, event: string): Promise<unknown> {
  const inbox = inboxes.get(socket)!;
  for (;;) {
    const at = inbox.findIndex((said) => said.event === event);
    if (at >= 0) return inbox.splice(at, 1)[0]!.payload;
    await sleep(2);
  }
}

/** An event that carries a version. */
export const pointsOf = (version: number) => ({
  name: 'user.point' as const,
  payload: { version, document: { currentPoint: version, pointGift: 0, pointPurchase: version } },
});
