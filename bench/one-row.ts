/**
 * The limit of search: Node's own HTTP server answering one PostgreSQL row, read by a prepared statement, and nothing else. No framework,
 * session, validation or selection in between. Arguments: the database's address and how many
 * connections to it.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { answerCommands } from './answer-commands.ts';

const KNOWN_CASTS = 1_000;

const [databaseUrl, connections] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: Number(connections) });
const { rows: casts } = await pool.query<{ id: string }>('select id from cast_member where listed limit $1', [
  KNOWN_CASTS,
]);
let next = 0;
const server = createServer((_request, response) => {
  next = (next + 1) % casts.length;
  const read = pool.query({
    name: 'one-row',
    text: 'select id, nickname, district, price30 from cast_member where id = $1',
    values: [casts[next]!.id],
  });
  void read.then(({ rows }) => {
    const body = JSON.stringify(rows[0]);
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  answerCommands(`http://127.0.0.1:${port}`, {}, () => pool.end());
});
