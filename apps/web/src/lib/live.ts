import type { LiveName, LivePayload } from '@yoimachi/contract/live';
import type { QueryClient } from '@tanstack/react-query';
import { elapsedMs } from '#lib/clock.ts';
import type { LiveConnection } from './live-connection.ts';
import { ownKey } from './queries.ts';
import { currentSession } from './session-storage.ts';
import { whenIdle } from './when-idle.ts';

/** A live document with its version; an older one never overwrites a newer one. */
export interface LiveDocument<T> {
  readonly version: number;
  readonly document: T;
}
/** The events that carry a live document. */
export type DocumentName = {
  [Name in LiveName]: LivePayload<Name> extends LiveDocument<unknown> ? Name : never;
}[LiveName];

/** Where a live document is in the query cache. */
export const liveKey = (name: DocumentName) => ownKey('live', name);

/** Stores a document unless a newer one is there. */
export function takeDocument(client: QueryClient, name: DocumentName, next: LiveDocument<unknown>): void {
  client.setQueryData<LiveDocument<unknown>>(liveKey(name), (present) =>
    present && present.version >= next.version ? present : next,
  );
}

interface Listener {
  readonly handle: (payload: never) => void;
  readonly loadAnew: (() => void) | undefined;
}
const listeners = new Map<LiveName, Set<Listener>>();

/** A screen reads before it listens; so long before, at most. */
const READ_BEFORE_MS = 5000;
let loadedAnewAt = -Infinity;

/**
 * Hears every event of a name, once and in order, until the returned function is called. `loadAnew` is called where events may have passed
 * unheard: when the connection is there for the first time, after too long an absence, and at once where either was just before.
 */
export function onLive<Name extends LiveName>(
  name: Name,
  handle: (payload: LivePayload<Name>) => void,
  loadAnew?: () => void,
): () => void {
  const listener: Listener = { handle, loadAnew };
  const set = listeners.get(name) ?? new Set();
  listeners.set(name, set.add(listener));
  if (loadAnew && elapsedMs() - loadedAnewAt < READ_BEFORE_MS) loadAnew();
  return () => set.delete(listener);
}

/** Hands an event to the query cache, where it is a live document, and to who listens. One that fails keeps it from nobody else. */
function hand(client: QueryClient, name: LiveName, payload: object): void {
  if ('version' in payload) takeDocument(client, name as DocumentName, payload as LiveDocument<unknown>);
  for (const { handle } of listeners.get(name) ?? []) tryTo(() => handle(payload as never));
}

/** What is on screens may be older than what will be heard. */
function loadAnew(): void {
  loadedAnewAt = elapsedMs();
  for (const set of listeners.values()) for (const listener of set) tryTo(() => listener.loadAnew?.());
}

function tryTo(run: () => void): void {
  try {
    run();
  } catch (error) {
    reportError(error);
  }
}

let opened: { readonly userId: string; readonly connection: Promise<LiveConnection> } | null = null;

/**
 * The one shared connection of this tab; its code is loaded here, after login, when the screen's own code and calls are done. It is of one
 * person: for another one it is opened again.
 */
export function connectLive(client: QueryClient): void {
  const userId = currentSession()?.userId;
  if (userId === undefined || opened?.userId === userId) return;
  disconnectLive();
  const connection = open(client, userId);
  const own = { userId, connection };
  opened = own;
  void connection.catch(() => {
    if (opened === own) opened = null;
  });
}

async function open(client: QueryClient, userId: string): Promise<LiveConnection> {
  await new Promise<void>(whenIdle);
  const { openConnection } = await import('./live-connection.ts');
  return openConnection({
    client,
    userId,
    hand: (name, payload) => hand(client, name, payload),
    loadAnew,
    draw: Math.random,
  });
}

/** Disconnects and clears the shared connection, and what it knows. */
export function disconnectLive(): void {
  void opened?.connection.then((connection) => connection.close());
  opened = null;
  loadedAnewAt = -Infinity;
}
