import type { QueryClient } from '@tanstack/react-query';
import type { Socket } from 'socket.io-client';
import { learnTime } from './clock.ts';
import { currentSession } from './session-storage.ts';
import { whenIdle } from './when-idle.ts';

/** A live document with its version; an older one never overwrites a newer one. */
export interface LiveDocument<T> {
  readonly version: number;
  readonly document: T;
}
export type LiveName = 'user.point' | 'user.notification';

/** Where a live document is in the query cache. */
export function liveKey(name: LiveName): readonly [string, LiveName] {
  return ['live', name];
}

/** Stores a document unless a newer one is there. */
export function takeDocument(client: QueryClient, name: LiveName, next: LiveDocument<unknown>): void {
  client.setQueryData<LiveDocument<unknown>>(liveKey(name), (present) =>
    present && present.version >= next.version ? present : next,
  );
}

type Handler = (payload: unknown) => void;

let socket: Promise<Socket> | null = null;
const handlers = new Map<string, Set<Handler>>();

/**
 * The one shared connection of this tab; its code is loaded here, after login. On every connect it emits `authen` with JSON text
 * of the stored token and `extra`. What changed while it was disconnected is reloaded.
 */
export function connectLive(client: QueryClient, extra: Readonly<Record<string, unknown>> = {}): void {
  socket ??= open(client, extra);
  void socket.catch(() => {
    socket = null;
  });
}

const RECONNECT_MS = 1000;
/** While nothing answers, or too many are connected from here, retries become less frequent, up to this. */
const MAX_RECONNECT_MS = 20_000;
/** Code of a 401 and of a refused `authen`: the token has expired. */
const TOKEN_EXPIRED = 10;
const documentNames: readonly LiveName[] = ['user.point', 'user.notification'];

async function open(client: QueryClient, extra: Readonly<Record<string, unknown>>): Promise<Socket> {
  // The screen's own code and calls go first.
  await new Promise<void>(whenIdle);
  const { io } = await import('socket.io-client');
  const made = io({ transports: ['websocket'], reconnectionDelayMax: MAX_RECONNECT_MS });
  let stayAwayMs = RECONNECT_MS;
  let isFirst = true;
  let sentToken: string | undefined;
  const authen = () => {
    sentToken = currentSession()?.token;
    if (sentToken) made.emit('authen', JSON.stringify({ token: sentToken, ...extra }));
  };
  made.on('connect', authen);
  // Pushes from before this socket was admitted reached nobody here.
  made.on('authenticated', () => {
    if (isFirst) catchUp(client);
    else void client.invalidateQueries();
    isFirst = false;
  });
  made.on('unauthenticated', async ({ code }: { readonly code: number | null }) => {
    if (code !== TOKEN_EXPIRED) return;
    // Reading a document refreshes the token, unless another call has done so. Anything pushed meanwhile is reloaded.
    await client.invalidateQueries({ queryKey: ['live'] });
    if (currentSession()?.token === sentToken) return;
    authen();
  });
  // This account has too many sockets: the answer says how long to stay away.
  made.on('refused', ({ details }: { readonly details: { readonly retryAfterSeconds: number } }) => {
    stayAwayMs = details.retryAfterSeconds * 1000;
  });
  made.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') void comeBack(made, client, stayAwayMs);
    stayAwayMs = RECONNECT_MS;
  });
  for (const name of documentNames) {
    made.on(name, (document: LiveDocument<unknown>) => takeDocument(client, name, document));
  }
  // Development only: the clock was moved.
  made.on('clock.moved', ({ now }: { readonly now: string }) => learnTime(now));
  made.onAny((event: string, payload: unknown) =>
    handlers.get(event)?.forEach((handler) => handler(payload)),
  );
  return made;
}

/** The screen was loaded before the first connection was up: only pushed documents are reloaded. */
function catchUp(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['live'] });
  handlers.get('booking.changed')?.forEach((handler) => handler(undefined));
}

/**
 * The server closed the connection: the token expired, or the session was ended. Reloading the live documents refreshes the token, or ends
 * in the forced logout; only a surviving session reconnects.
 */
async function comeBack(made: Socket, client: QueryClient, afterMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  await client.invalidateQueries({ queryKey: ['live'] });
  if (currentSession()) made.connect();
}

/** Listens to a server event until the returned function is called. */
export function onLive(event: string, handler: Handler): () => void {
  const set = handlers.get(event) ?? new Set();
  handlers.set(event, set.add(handler));
  return () => set.delete(handler);
}

/** Disconnects and clears the shared connection. */
export function disconnectLive(): void {
  void socket?.then((open) => open.disconnect());
  socket = null;
}
