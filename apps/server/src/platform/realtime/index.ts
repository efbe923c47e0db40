import { randomUUID } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import type pg from 'pg';
import { Server } from 'socket.io';
import type { Announcement, AnnouncementName } from '@yoimachi/contract/live';
import type { Config } from '#platform/config';
import { onCommit, type Db } from '#platform/database';
import type { Access, SocketCalls } from '#platform/http';
import type { Log } from '#platform/log';
import type { Metrics } from '#platform/metrics';
import type { StoredEvent } from './live.store.ts';
import { createLookout, type Lookout } from './lookout.ts';
import type { Announce, Nodes } from './nodes.ts';
import { createPostgresNodes } from './postgres-nodes.ts';
import { createRedisNodes } from './redis-nodes.ts';
import { ADMITTED_ROOM, accountRoom, nodeRoom } from './rooms.ts';
import { disconnectSession, openSockets, type OpenSockets } from './sockets.ts';
import { toldIn } from './tell.ts';

export { forgetLive, readHead } from './live.store.ts';
export { tell, type Told } from './tell.ts';

export interface Realtime {
  /** Opens `/socket.io` on the server that serves the API. */
  attach(server: HttpServer, access: Access, calls: SocketCalls): void;
  /** Hears other nodes from now on, and looks in the log for what they told and nobody heard. */
  open(): void;
  /** Whether it does hear them. */
  readonly isHearing: () => boolean;
  /** Says something to every socket that is signed in, on every node; it may be lost. */
  announce<Name extends AnnouncementName>(event: Name, payload: Announcement<Name>): void;
  /** Disconnects the sockets of a session that ended. */
  endSession(sessionId: string): void;
  /** Disconnects the sockets of all sessions that have ended: ends may have been missed. */
  checkSessions(): void;
  /** The process ends: all sockets here are closed, and their clients told to come back elsewhere. */
  sendAway(): void;
  /** Joins the other nodes no longer, once the calls that came on sockets are done: what they tell is still heard elsewhere. */
  close(): Promise<void>;
}

interface RealtimeParts {
  readonly config: Config;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly metrics: Metrics;
}

const MAX_MESSAGE_BYTES = 16 * 1024;

/** The socket side: websocket only, on this node and, by way of the others, on all of them. */
export async function createRealtime(parts: RealtimeParts): Promise<Realtime> {
  const { config, db, log, metrics } = parts;
  const io = new Server({
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
  });
  const here = nodeRoom(randomUUID());
  const announceHere: Announce = (event, payload) => void io.local.to(ADMITTED_ROOM).emit(event, payload);
  const nodes = await joinNodes(parts, { io, here, announceHere, lookout: () => lookout });
  const lookout: Lookout = createLookout({ io, db, log, metrics, isHearing: nodes.isHearing });
  let sockets: OpenSockets | undefined;

  const push = (events: readonly StoredEvent[]) => {
    // Who is here does not wait for what joins the nodes.
    for (const { accountId, event } of events) io.local.to(accountRoom(accountId)).emit('live', event);
    lookout.told(events);
    nodes.tell(events);
  };
  onCommit(db, (trx) => {
    const events = toldIn(trx);
    if (events.length > 0) push(events);
  });
  return {
    attach(server, access, calls) {
      const { admit } = lookout;
      sockets = openSockets({ io, here, server, access, calls, config, db, log, metrics, onAdmitted: admit });
    },
    open() {
      nodes.open();
      lookout.start();
    },
    isHearing: nodes.isHearing,
    announce(event, payload) {
      announceHere(event, payload);
      nodes.announce(event, payload);
    },
    // Every node hears of sessions that end.
    endSession: (sessionId) => disconnectSession(io, sessionId),
    checkSessions: () => sockets?.checkSessions(),
    sendAway: () => sockets?.sendAway(),
    async close() {
      await sockets?.done();
      lookout.stop();
      await nodes.close();
    },
  };
}

interface Node {
  readonly io: Server;
  readonly here: string;
  readonly announceHere: Announce;
  readonly lookout: () => Lookout;
}

async function joinNodes(
  { config, pool, log }: RealtimeParts,
  { io, here, announceHere, lookout }: Node,
): Promise<Nodes> {
  if (config.redisUrl !== null) {
    return createRedisNodes({ url: config.redisUrl, io, here, log });
  }
  return createPostgresNodes({
    pool,
    log,
    onRing: (accountIds) => lookout().lookFor(accountIds),
    onAnnounced: announceHere,
    onBegin: () => lookout().lookForAll(),
  });
}
