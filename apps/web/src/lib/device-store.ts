import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { memoryName } from './device-memory.ts';

/** A message that the server has not confirmed yet. */
export interface Unsent {
  /** Made here; the server stores one message for it, however often it comes. */
  readonly clientId: string;
  /** Orders what is waiting. */
  readonly at: string;
  readonly friendId: string;
  readonly text: string;
  /** The server's answer to it, once it has refused. */
  readonly failure: {
    readonly code: string | number;
    readonly message: string;
    readonly details: Readonly<Record<string, unknown>>;
  } | null;
}

/** What is kept on this device for one person: drafts by whom they are for, and messages that are not sent yet. */
export interface DeviceStore {
  readonly draftOf: (friendId: string) => Promise<string>;
  readonly keepDraft: (friendId: string, text: string) => Promise<void>;
  /** In the order in which they were written. */
  readonly unsent: () => Promise<readonly Unsent[]>;
  readonly put: (message: Unsent) => Promise<void>;
  readonly remove: (clientId: string) => Promise<void>;
}

interface Schema extends DBSchema {
  draft: { key: string; value: string };
  unsent: { key: string; value: Unsent };
}

const VERSION = 1;

/**
 * The store of a person. `onForgotten` is told when it was removed, here or in another tab: nothing may be written any more. A browser that
 * refuses to keep anything has one that lasts as long as the tab.
 */
export async function openDeviceStore(userId: string, onForgotten: () => void): Promise<DeviceStore> {
  try {
    const database = await openDB<Schema>(memoryName(userId), VERSION, {
      upgrade: (fresh) => {
        fresh.createObjectStore('draft');
        fresh.createObjectStore('unsent', { keyPath: 'clientId' });
      },
      blocking: (_, __, event) => {
        (event.target as IDBDatabase).close();
        onForgotten();
      },
    });
    return kept(database);
  } catch {
    return passing();
  }
}

const byTime = (a: Unsent, b: Unsent) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1);

function kept(database: IDBPDatabase<Schema>): DeviceStore {
  // What the browser has no room for is kept for as long as the tab is open.
  const rest = passing();
  return {
    draftOf: async (friendId) =>
      (await database.get('draft', friendId).catch(() => undefined)) ?? (await rest.draftOf(friendId)),
    keepDraft: async (friendId, text) => {
      const done = text === '' ? database.delete('draft', friendId) : database.put('draft', text, friendId);
      await done.catch(() => rest.keepDraft(friendId, text));
    },
    unsent: async () => {
      const messages = await database.getAll('unsent').catch(() => []);
      return [...messages, ...(await rest.unsent())].sort(byTime);
    },
    put: async (message) => {
      await database.put('unsent', message).catch(() => rest.put(message));
    },
    remove: async (clientId) => {
      await rest.remove(clientId);
      await database.delete('unsent', clientId).catch(() => undefined);
    },
  };
}

function passing(): DeviceStore {
  const drafts = new Map<string, string>();
  const messages = new Map<string, Unsent>();
  return {
    draftOf: (friendId) => Promise.resolve(drafts.get(friendId) ?? ''),
    keepDraft: (friendId, text) => Promise.resolve(void drafts.set(friendId, text)),
    unsent: () => Promise.resolve([...messages.values()].sort(byTime)),
    put: (message) => Promise.resolve(void messages.set(message.clientId, message)),
    remove: (clientId) => Promise.resolve(void messages.delete(clientId)),
  };
}
