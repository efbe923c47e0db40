import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Server, Socket } from 'socket.io';
import type { Leaving } from '@yoimachi/contract/live';
import type { Config } from '#platform/config';
import type { Access, SocketCalls } from '#platform/http';
import type { Metrics } from '#platform/metrics';
import { createDoor } from './door.ts';
import { createGate } from './gate.ts';
import { receive, type Reception } from './reception.ts';
import { sessionRoom } from './rooms.ts';

interface Parts extends Omit<Reception, 'door' | 'gate' | 'perAccount' | 'onRefused'> {
  readonly server: HttpServer;
  readonly config: Config;
  readonly metrics: Metrics;
}

export interface OpenSockets {
  /** Disconnects the sockets of sessions that have ended; it happens by itself, too. */
  checkSessions(): void;
  /** Tells all clients to come back elsewhere, and closes the sockets; those of who does not answer are cut. */
  sendAway(): void;
  /** When the calls that came on sockets are done, whoever has gone meanwhile. */
  done(): Promise<void>;
}

const RECHECK_MS = 30_000;
/** Sockets are back within three seconds, of which this leaves one to sign in. */
const SPREAD_SECONDS = 2;

const wantsUpgrade = ({ headers }: IncomingMessage) => /upgrade/i.test(headers.connection ?? '');

/**
 * Opens `/socket.io`: a client must send `authen` with its token within ten seconds, and its session is rechecked later. Sockets per
 * address and per account are limited; further clients are told to stay away.
 */
export function openSockets({ server, config, metrics, ...reception }: Parts): OpenSockets {
  const { io, access, log } = reception;
  const { perAddress, perAccount } = config.sockets;
  let isClosing = false;
  const underWay = new Set<Promise<unknown>>();
  const calls: SocketCalls = (call, address) => {
    const answer = reception.calls(call, address).finally(() => underWay.delete(answer));
    underWay.add(answer);
    return answer;
  };
  io.attach(server);
  const door = createDoor({ perAddress, trustProxy: config.trustProxy });
  const desk: Reception = {
    ...reception,
    calls,
    door,
    // Thousands come at a time. Calls find connections of the database free, and who waits here has not prepared a query yet.
    gate: createGate(Math.ceil(config.databasePool / 2)),
    perAccount,
    onRefused: () => metrics.socketsRefused.inc({ limit: 'account' }),
  };
  // Every upgrade passes through here, even one that names an existing connection.
  io.engine.use((request: IncomingMessage, _response: unknown, next: () => void) => {
    if (!wantsUpgrade(request) || door.enter(request)) next();
    else metrics.socketsRefused.inc({ limit: 'address' });
  });
  io.engine.on('connection', forgetRequest);
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
    receive(socket, desk);
  });
  const checkSessions = () =>
    void dropEnded(io, access).catch((error: unknown) =>
      log.error({ err: error }, 'sockets were not checked'),
    );
  const recheck = setInterval(checkSessions, RECHECK_MS);
  recheck.unref();
  return {
    checkSessions,
    sendAway() {
      clearInterval(recheck);
      isClosing = true;
      io.local.emit('leaving', { spreadSeconds: SPREAD_SECONDS } satisfies Leaving);
      // Not `io.close()`: that would close the HTTP server, which waits for calls by itself. Clients that do not know the word see a lost
      // connection and connect to another process.
      io.engine.close();
      door.clear();
    },
    done: async () => void (await Promise.allSettled(underWay)),
  };
}

const NOTHING = Object.freeze({});

/**
 * Socket.IO keeps what a connection began with for its whole life: a quarter of what a socket takes. Given up at once it is not yet among
 * what has grown old, which leaves holes in memory when thousands come at a time.
 */
function forgetRequest(conn: Socket['conn']): void {
  const { socket } = conn.request;
  Object.assign(conn, { request: { socket, connection: socket, headers: NOTHING, _query: NOTHING } });
}

/** Disconnects a session's sockets on this node. */
export const disconnectSession = (io: Server, sessionId: string): void =>
  io.local.in(sessionRoom(sessionId)).disconnectSockets(true);

async function dropEnded(io: Server, access: Access): Promise<void> {
  const sessions = new Set(
    [...io.sockets.sockets.values()].map((socket) => socket.data?.sessionId).filter(Boolean),
  );
  for (const sessionId of sessions)
    if (!(await access.isSessionOpen(sessionId))) disconnectSession(io, sessionId);
}
