import type { IncomingMessage } from 'node:http';
import type { Socket as Connection } from 'node:net';
import { fail } from '@yoimachi/domain/result';
import { failureAnswer, networkOf } from '#platform/http';

export interface DoorOptions {
  /** Maximum open connections per network. */
  readonly perAddress: number;
  /** Behind a proxy: the caller's address is the last one in X-Forwarded-For. */
  readonly trustProxy: boolean;
}

/** Where connections come in: counted per network, and closed if nobody has signed in on them in time, whatever they did. */
export interface Door {
  /** Accepts a connection that wants to become a socket; false: it was answered 429 and is being closed. */
  enter(request: IncomingMessage): boolean;
  /** Somebody has signed in on the connection of this request: it may stay. */
  admit(request: Pick<IncomingMessage, 'socket'>): void;
  /** From where the connection of this request comes. */
  addressOf(request: Pick<IncomingMessage, 'socket'>): string;
  /** Cuts the connections that are still there after a while: a client that is gone says no goodbye. */
  clear(): void;
}

const AUTHEN_WITHIN_MS = 10_000;
const LEAVE_WITHIN_MS = 2_000;
/** How long a refused client stays away. */
const STAY_AWAY_SECONDS = 60;

/** What a client is told when its address or account has too many sockets. */
export const tooManySockets = (of: 'address' | 'account') =>
  failureAnswer(
    fail('RATE_LIMITED', undefined, { tooManySocketsOf: of, retryAfterSeconds: STAY_AWAY_SECONDS }).error,
  );

export function createDoor({ perAddress, trustProxy }: DoorOptions): Door {
  const open = new Map<string, number>();
  const connections = new Set<Connection>();
  const deadlines = new WeakMap<Connection, NodeJS.Timeout>();
  const addresses = new WeakMap<Connection, string>();
  const settle = (connection: Connection) => {
    clearTimeout(deadlines.get(connection));
    deadlines.delete(connection);
  };
  return {
    enter(request) {
      const connection = request.socket;
      const address = addressOf(request, trustProxy);
      const network = networkOf(address);
      const count = open.get(network) ?? 0;
      if (count >= perAddress) {
        turnAway(connection);
        return false;
      }
      open.set(network, count + 1);
      connections.add(connection);
      addresses.set(connection, address);
      // To the client this is a lost connection: it reconnects with the token it has by then.
      deadlines.set(
        connection,
        setTimeout(() => connection.destroy(), AUTHEN_WITHIN_MS),
      );
      connection.once('close', () => {
        settle(connection);
        connections.delete(connection);
        const left = (open.get(network) ?? 1) - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      });
      return true;
    },
    admit: ({ socket }) => settle(socket),
    addressOf: ({ socket }) => addresses.get(socket) ?? '',
    clear() {
      const cut = () => connections.forEach((connection) => connection.destroy());
      setTimeout(cut, LEAVE_WITHIN_MS).unref();
    },
  };
}

function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const chain = trustProxy ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  return chain.at(-1)?.trim() || (socket.remoteAddress ?? '');
}

function turnAway(connection: Connection): void {
  const { retryAfter, body } = tooManySockets('address');
  const text = JSON.stringify(body);
  const head = [
    'HTTP/1.1 429 Too Many Requests',
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    `Retry-After: ${retryAfter}`,
  ];
  connection.on('error', () => undefined);
  connection.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => connection.destroy());
}
