/**
 * The limits of a chat in a process of their own. What comes on a connection goes out on the one that named itself its partner, and nothing is
 * kept; what is requested is one committed row first, as the least that a message which must not be lost can cost. Arguments: the database's
 * address, and how many connections to it.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { WebSocketServer, type WebSocket } from 'ws';
import { createPool } from '../apps/server/src/platform/database/index.ts';
import { answerCommands } from './answer-commands.ts';

interface Message {
  readonly clientId: string;
  readonly friend: string;
  readonly text: string;
}

const [databaseUrl, connections] = process.argv.slice(2);
const pool = createPool({ url: databaseUrl!, size: Number(connections) });
const lines = new Map<string, WebSocket>();
const server = createServer((request, response) => {
  void keep(request).then(() => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    response.end('{}');
  });
});
const sockets = new WebSocketServer({ server });
sockets.on('connection', (socket, request) => {
  const { searchParams } = new URL(request.url!, 'ws://relay');
  lines.set(searchParams.get('me')!, socket);
  const friend = searchParams.get('friend')!;
  socket.on('message', (message) => lines.get(friend)?.send((message as Buffer).toString()));
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

async function keep(request: IncomingMessage): Promise<void> {
  const body = await text(request);
  const { clientId, friend, text: said } = JSON.parse(body) as Message;
  await pool.query('insert into bench_row values ($1, $2)', [clientId, said]);
  lines.get(friend)?.send(body);
}

const { port } = server.address() as AddressInfo;
answerCommands(`http://127.0.0.1:${port}`, {}, async () => {
  for (const socket of sockets.clients) socket.terminate();
  server.close();
  await pool.end();
});
