import type { Server } from 'socket.io';
import type { Log } from '#platform/log';
import type { Nodes } from './nodes.ts';
import { ADMITTED_ROOM, accountRoom } from './rooms.ts';

interface Parts {
  readonly url: string;
  readonly io: Server;
  /** Where everybody is who is signed in on this node. */
  readonly here: string;
  readonly log: Log;
}

const STREAM = 'yoimachi:live';
const LONGEST_PAUSE_MS = 1_000;
/** A Redis that answers nothing for so long is taken for lost: until then the other nodes wait for what it holds back. */
const SILENT_MS = 3_000;
const PING_MS = 1_000;
/** Reading waits for so long at a time. */
const BLOCK_MS = 5_000;

/**
 * Nodes joined by Redis: whatever one of them emits, each emits to its own sockets. The adapter emits only when Redis has answered, so who
 * is here has heard it before and is left out. The packages are a third of all that the product reads: who has no Redis spares them.
 */
export async function createRedisNodes({ url, io, here, log }: Parts): Promise<Nodes> {
  const [{ createAdapter }, { createClient }] = await Promise.all([
    import('@socket.io/redis-streams-adapter'),
    import('redis'),
  ]);
  const client = createClient({
    url,
    // What cannot be sent now is not sent later: it will have been read in the log.
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: { connectTimeout: SILENT_MS, socketTimeout: SILENT_MS, reconnectStrategy },
  });
  client.on('error', (error: Error) => log.debug({ message: error.message }, 'Redis'));
  const readers: Reader[] = [];
  const duplicate = client.duplicate.bind(client);
  client.duplicate = (overrides) => {
    const reader = duplicate({
      ...overrides,
      // The adapter reads again at once after each failure: without a queue it would do nothing else.
      disableOfflineQueue: false,
      pingInterval: BLOCK_MS,
      socket: { connectTimeout: SILENT_MS, socketTimeout: 3 * BLOCK_MS, reconnectStrategy },
    });
    readers.push(unheeded(reader));
    return reader;
  };
  io.adapter(
    createAdapter(client, {
      streamName: STREAM,
      channelPrefix: STREAM,
      maxLen: 10_000,
      blockTimeInMs: BLOCK_MS,
    }),
  );
  void client.connect().catch(() => undefined);
  return {
    isHearing: () => client.isReady && readers.length > 0 && readers.every((reader) => reader.isReady),
    tell(events) {
      for (const { accountId, event } of events)
        io.to(accountRoom(accountId)).except(here).emit('live', event);
    },
    announce: (event, payload) => void io.to(ADMITTED_ROOM).except(here).emit(event, payload),
    open: () => undefined,
    async close() {
      // From here on the adapter reads no more.
      await io.sockets.adapter.close();
      for (const each of [client, ...readers]) if (each.isOpen) each.destroy();
    },
  };
}

const reconnectStrategy = (retries: number): number => Math.min(50 * 2 ** retries, LONGEST_PAUSE_MS);

/** What is handled here of a connection that the adapter makes for itself. */
interface Reader {
  readonly isOpen: boolean;
  readonly isReady: boolean;
  connect(): Promise<unknown>;
  subscribe(...args: unknown[]): Promise<unknown>;
  disconnect(): Promise<unknown>;
  destroy(): void;
}

/** The adapter does not look at what becomes of these; a rejection that nobody looks at ends the process. */
function unheeded(reader: Reader): Reader {
  const never = () => new Promise<never>(() => undefined);
  const connect = reader.connect.bind(reader);
  const subscribe = reader.subscribe.bind(reader);
  reader.connect = () => connect().catch(never);
  reader.subscribe = (...args) => subscribe(...args).catch(never);
  reader.disconnect = async () => {
    if (reader.isOpen) reader.destroy();
  };
  return reader;
}
