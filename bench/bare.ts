/**
 * The limit of search: Node's own HTTP server that sends the statements of a call, recorded from the product, over the product's driver and
 * writes the body that the product answered. No framework, session, validation, rows made into cards or JSON in between. Arguments: the
 * database's address and how many connections to it.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPool } from '../apps/server/src/platform/database/index.ts';
import { answerCommands } from './answer-commands.ts';
import type { BareAnswer, BareCommands } from './protocol.ts';

const [databaseUrl, connections] = process.argv.slice(2);
const pool = createPool({ url: databaseUrl!, size: Number(connections) });
const answers = new Map<string, BareAnswer>();

const server = createServer((request, response) => {
  const { statements, body } = answers.get(request.url!)!;
  void (async () => {
    for (const { text, values } of statements) await pool.query(text, [...values]);
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  })();
});

const commands: BareCommands = {
  async answer(all) {
    for (const one of all) answers.set(one.path, one);
  },
};
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  answerCommands(`http://127.0.0.1:${port}`, commands, () => pool.end());
});
