import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { AUTH_CODE } from '@yoimachi/contract/errors';
import type { Config } from '#platform/config';
import { authCodeOf, type Access } from '#platform/http';
import type { Log } from '#platform/log';
import type { Metrics } from '#platform/metrics';
import { readAuthen } from './authen.ts';
import { createDoor, tooManySockets, type Door } from './door.ts';

export interface Realtime {
  /** Opens `/socket.io` on the server that serves the API. */
  attach(server: HttpServer, access: Access): void;
  /**
   * Sends a live document, as an event with its name, to every socket of an account. An older version never overwrites a newer one on the
   * client, so pushes may arrive twice or out of order.
   */
  pushLiveDocument(accountId: string, name: string, version: number, document: object): void;
  /** Sends an event to every authenticated socket. */
  announce(event: string, payload: object): void;
  /** Disconnects the sockets of a session that ended. */
  endSession(sessionId: string): void;
  close(): Promise<void>;
}

const RECHECK_MS = 30_000;
const MAX_MESSAGE_BYTES = 16 * 1024;

const ADMITTED_ROOM = 'admitted';
const accountRoom = (accountId: string) => `user:${accountId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;

const wantsUpgrade = ({ headers }: IncomingMessage) => /upgrade/i.test(headers.connection ?? '');

interface Welcome {
  readonly io: Server;
  readonly door: Door;
  readonly access: Access;
  readonly log: Log;
  readonly perAccount: number;
}

/**
 * The socket side: websocket only; a client must send `authen` with its token within ten seconds, and its session is rechecked later.
 * Sockets per address and per account are limited; further clients are told to stay away.
 */
export function createRealtime(config: Config, log: Log, metrics: Metrics): Realtime {
  const { perAddress, perAccount } = config.sockets;
  let io: Server | undefined;
  let isClosing = false;
  let recheck: NodeJS.Timeout | undefined;
  return {
    attach(server, access) {
      io = new Server(server, {
        transports: ['websocket'],
        serveClient: false,
        maxHttpBufferSize: MAX_MESSAGE_BYTES,
      });
      const door = createDoor({ perAddress, trustProxy: config.trustProxy });
      // Every upgrade passes through here, even one that names an existing connection.
      io.engine.use((request: IncomingMessage, _response: unknown, next: () => void) => {
        if (!wantsUpgrade(request) || door.enter(request)) next();
        else metrics.socketsRefused.inc({ limit: 'address' });
      });
      const parts: Welcome = { io, door, access, log, perAccount };
      io.on('connection', (socket) => {
        if (isClosing) {
          socket.conn.close();
          return;
        }
        metrics.sockets.inc();
        socket.on('disconnect', () => {
          metrics.sockets.dec();
          // Nobody is signed in on what is left of it.
          socket.conn.close();
        });
        welcome(socket, parts, () => metrics.socketsRefused.inc({ limit: 'account' }));
      });
      recheck = setInterval(() => {
        void dropEnded(io!, access).catch((error: unknown) =>
          log.error({ err: error }, 'sockets were not checked'),
        );
      }, RECHECK_MS);
      recheck.unref();
    },
    pushLiveDocument(accountId, name, version, document) {
      io?.to(accountRoom(accountId)).emit(name, { version, document });
    },
    announce(event, payload) {
      io?.to(ADMITTED_ROOM).emit(event, payload);
    },
    endSession(sessionId) {
      io?.in(sessionRoom(sessionId)).disconnectSockets(true);
    },
    async close() {
      clearInterval(recheck);
      isClosing = true;
      // Not `io.close()`: that would close the HTTP server before its own shutdown has begun. Clients see a lost connection and
      // connect to another process.
      io?.engine.close();
    },
  };
}

function welcome(socket: Socket, parts: Welcome, onRefused: () => void): void {
  socket.on('authen', (payload: unknown) => {
    void admitSocket(socket, payload, parts, onRefused).catch((error: unknown) => {
      parts.log.error({ err: error }, 'a socket was not admitted');
      socket.disconnect(true);
    });
  });
}

async function admitSocket(socket: Socket, payload: unknown, parts: Welcome, onRefused: () => void) {
  const { io, door, access, perAccount } = parts;
  const token = readAuthen(payload);
  const found = token === undefined ? undefined : await access.authenticate(token);
  if (!found?.ok) {
    const code = found && authCodeOf(found.error);
    socket.emit('unauthenticated', { code: code ?? null });
    // After an expired token a fresh one may follow on this connection, within the time for `authen`.
    if (code !== AUTH_CODE.EXPIRED) socket.disconnect(true);
    return;
  }
  const { accountId, sessionId } = found.value;
  const room = accountRoom(accountId);
  // A shared connection may pass to another person: pushes for the previous one stop here.
  for (const former of socket.rooms) if (former !== socket.id && former !== room) await socket.leave(former);
  if (!socket.rooms.has(room) && (io.sockets.adapter.rooms.get(room)?.size ?? 0) >= perAccount) {
    onRefused();
    socket.emit('refused', tooManySockets('account').body);
    socket.disconnect(true);
    return;
  }
  socket.data = { sessionId };
  await socket.join([ADMITTED_ROOM, room, sessionRoom(sessionId)]);
  door.admit(socket.request);
  socket.emit('authenticated', { userId: accountId });
}

async function dropEnded(io: Server, access: Access): Promise<void> {
  const sessions = new Set(
    [...io.sockets.sockets.values()].map((socket) => socket.data?.sessionId).filter(Boolean),
  );
  for (const sessionId of sessions)
    if (!(await access.isSessionOpen(sessionId))) io.in(sessionRoom(sessionId)).disconnectSockets(true);
}
