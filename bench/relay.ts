/** A bare relay in its own process: what comes on a connection goes out on the one that named itself its partner. Nothing is kept. */
import { WebSocketServer, type WebSocket } from 'ws';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { answerCommands } from './answer-commands.ts';

const lines = new Map<string, WebSocket>();
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
await once(server, 'listening');
server.on('connection', (socket, request) => {
  const { searchParams } = new URL(request.url!, 'ws://relay');
  lines.set(searchParams.get('me')!, socket);
  const friend = searchParams.get('friend')!;
  socket.on('message', (message) => lines.get(friend)?.send((message as Buffer).toString()));
});
const { port } = server.address() as AddressInfo;
answerCommands(`ws://127.0.0.1:${port}`, {}, async () => {
  for (const socket of server.clients) socket.terminate();
  server.close();
});
