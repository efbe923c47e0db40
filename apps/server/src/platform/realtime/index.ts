import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { AUTH_CODE } from '@yoimachi/contract/errors';
import { authCodeOf, type Access } from '../http/index.ts';
import type { Log } from '../log/index.ts';
import type { Metrics } from '../metrics/index.ts';
import { readAuthen } from './authen.ts';

export interface Realtime {
  /** Opens `/socket.io` on the server that serves the API. */
  attach(server: HttpServer, access: Access): void;
  /**
   * Sends a live document, as an event of its name, to every socket of an account. An older version never overwrites a newer one at the client, so
   * pushes may arrive twice or out of order.
   */
  pushLiveDocument(accountId: string, name: string, version: number, document: object): void;
  /** Sends an event to every authenticated socket. */
  announce(event: string, payload: object): void;
  /** Disconnects the sockets of a session that ended. */
  endSession(sessionId: string): void;
  close(): Promise<void>;
}

const AUTHEN_WITHIN_MS = 10_000;
const RECHECK_MS = 30_000;
const MAX_MESSAGE_BYTES = 16 * 1024;

const ADMITTED_ROOM = 'admitted';
const accountRoom = (accountId: string) => `user:${accountId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;

/** The socket side: websocket only; a client has to send `authen` with its token, and its session is asked for again later. */
export function createRealtime(log: Log, metrics: Metrics): Realtime {
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
      io.on('connection', (socket) => {
        if (isClosing) {
          socket.conn.close();
          return;
        }
        metrics.sockets.inc();
        socket.on('disconnect', () => metrics.sockets.dec());
        welcome(socket, access, log);
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
      // look for another process.
      io?.engine.close();
    },
  };
}

function welcome(socket: Socket, access: Access, log: Log): void {
  // To the client this is a lost connection: it comes back, then with the token it has by that time.
  const deadline = setTimeout(() => socket.conn.close(), AUTHEN_WITHIN_MS);
  socket.on('disconnect', () => clearTimeout(deadline));
  socket.on('authen', (payload: unknown) => {
    void admitSocket(socket, payload, access)
      .then((admitted) => admitted && clearTimeout(deadline))
      .catch((error: unknown) => {
        log.error({ err: error }, 'a socket was not admitted');
        socket.disconnect(true);
      });
  });
}

async function admitSocket(socket: Socket, payload: unknown, access: Access): Promise<boolean> {
  const token = readAuthen(payload);
  const found = token === undefined ? undefined : await access.authenticate(token);
  if (!found?.ok) {
    const code = found && authCodeOf(found.error);
    socket.emit('unauthenticated', { code: code ?? null });
    // After an expired token a fresh one may follow on this connection, within the time for `authen`.
    if (code !== AUTH_CODE.EXPIRED) socket.disconnect(true);
    return false;
  }
  // A shared connection may be handed to another person: what the former one was sent ends here.
  for (const room of socket.rooms) if (room !== socket.id) await socket.leave(room);
  const { accountId, sessionId } = found.value;
  socket.data = { sessionId };
  await socket.join([ADMITTED_ROOM, accountRoom(accountId), sessionRoom(sessionId)]);
  socket.emit('authenticated', { userId: accountId });
  return true;
}

async function dropEnded(io: Server, access: Access): Promise<void> {
  const sessions = new Set(
    [...io.sockets.sockets.values()].map((socket) => socket.data?.sessionId).filter(Boolean),
  );
  for (const sessionId of sessions)
    if (!(await access.isSessionOpen(sessionId))) io.in(sessionRoom(sessionId)).disconnectSockets(true);
}
