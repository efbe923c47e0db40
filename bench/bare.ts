/**
 * The limit of a call: a server that sends the statements of the call, recorded from the product, over the product's driver and writes the
 * body that the product answered. No session, validation, rows made into cards or JSON in between. Arguments: the database's address, how
 * many connections to it, and what serves: Node's own HTTP server, or the framework with nothing added.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { createPool } from '../apps/server/src/platform/database/index.ts';
import { answerCommands } from './answer-commands.ts';
import type { BareAnswer, BareCommands, BareKind } from './protocol.ts';

const TYPE = 'application/json; charset=utf-8';

const [databaseUrl, connections, kind] = process.argv.slice(2);
const pool = createPool({ url: databaseUrl!, size: Number(connections) });
const answers = new Map<string, BareAnswer>();

async function bodyOf(address: string): Promise<string> {
  const { statements, body } = answers.get(address)!;
  for (const { text, values } of statements) await pool.query(text, [...values]);
  return body;
}

async function listenBare(): Promise<number> {
  const server = createServer((request, response) => {
    void bodyOf(request.url!).then((body) => {
      response.writeHead(200, { 'content-type': TYPE, 'content-length': Buffer.byteLength(body) });
      response.end(body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}

async function listenFramework(): Promise<number> {
  const app = fastify();
  app.get('*', async (request, reply) => reply.type(TYPE).send(await bodyOf(request.url)));
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

const commands: BareCommands = {
  async answer(all) {
    for (const one of all) answers.set(one.path, one);
  },
};
const port = await ((kind as BareKind) === 'framework' ? listenFramework() : listenBare());
answerCommands(`http://127.0.0.1:${port}`, commands, () => pool.end());
