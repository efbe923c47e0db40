import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '../../packages/domain/src/people/profile/index.ts';
import { eventually } from '../../apps/server/src/test-support/eventually.ts';
import { freePort } from '../database/launch.ts';
import { type Proxy, type ProxyPorts, startProxy } from '../cluster/proxy.ts';
import { findNginx, noNginx } from '../test/nginx.ts';

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: number;
}

/** A node that tells what it was asked, and takes sockets. */
async function startNode(port: number) {
  const seen: Seen[] = [];
  const server = http.createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      seen.push({ method: request.method!, url: request.url!, headers: request.headers, bytes });
      response.end('answered');
    });
  });
  server.on('upgrade', (request, socket) => {
    seen.push({ method: 'UPGRADE', url: request.url!, headers: request.headers, bytes: 0 });
    socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    seen,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

// Said by name where it cannot run.
describe.skipIf(noNginx() !== null)('the configuration of nginx that is given', () => {
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-nginx-'));
  let ports: ProxyPorts;
  let proxy: Proxy;
  let node: Awaited<ReturnType<typeof startNode>>;

  beforeAll(async () => {
    ports = {
      product: await freePort(),
      plain: await freePort(),
      nodes: [await freePort(), await freePort()],
    };
    const made = spawnSync('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=www.example.jp',
      '-keyout',
      join(folder, 'tls.key'),
      '-out',
      join(folder, 'tls.crt'),
    ]);
    expect(made.status, String(made.stderr)).toBe(0);
    // Only the second node is there.
    node = await startNode(ports.nodes[1]!);
    proxy = startProxy(folder, ports, { tls: true });
    await eventually(async () => expect((await ask('/')).status).toBe(200));
  });
  afterAll(async () => {
    await proxy?.close();
    await node?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  interface Asked {
    readonly method?: string;
    readonly headers?: http.OutgoingHttpHeaders;
    readonly body?: Buffer;
  }
  function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
    return new Promise<{ status: number; upgraded: boolean }>((resolve, reject) => {
      const options = { port: ports.product, host: '127.0.0.1', path, method, rejectUnauthorized: false };
      const request = https.request(
        { ...options, headers: { host: 'www.example.jp', ...headers } },
        (answer) => {
          answer.resume().on('end', () => resolve({ status: answer.statusCode!, upgraded: false }));
        },
      );
      request.on('upgrade', (answer, socket) => {
        socket.destroy();
        resolve({ status: answer.statusCode!, upgraded: true });
      });
      request.on('error', reject);
      request.end(body);
    });
  }
  const last = () => node.seen.at(-1)!;

  test('is taken by nginx without a warning', () => {
    const run = spawnSync(findNginx()!, ['-t', '-c', proxy.file, '-p', folder], { encoding: 'utf8' });
    expect(run.stderr).toContain('test is successful');
    expect(run.stderr.replaceAll(/.*"user" directive.*\n/g, '')).not.toContain('[warn]');
  });

  test('tells the product who asks, and believes nobody else about it', async () => {
    await ask('/v1/casts?x=1', {
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'gopher', 'x-request-id': 'forged' },
    });
    expect(last()).toMatchObject({
      url: '/v1/casts?x=1',
      headers: {
        host: 'www.example.jp',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'www.example.jp',
        'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    });
  });

  test('asks the other node where one refuses, also for what changes something and was not taken yet', async () => {
    for (let times = 0; times < 4; times++)
      expect(await ask('/v1/bookings', { method: 'POST', body: Buffer.from('{}') })).toMatchObject({
        status: 200,
      });
  });

  test.each(['/metrics', '/readyz', '/healthz', '/dev', '/dev/inbox'])('keeps %s inside', async (path) => {
    const before = node.seen.length;
    expect(await ask(path)).toMatchObject({ status: 404 });
    expect(node.seen.length).toBe(before);
  });

  test('lets sockets through', async () => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket' };
    expect(await ask('/socket.io/?EIO=4&transport=websocket', { headers })).toEqual({
      status: 101,
      upgraded: true,
    });
    expect(last()).toMatchObject({
      headers: { upgrade: 'websocket', connection: 'upgrade', 'x-forwarded-for': '127.0.0.1' },
    });
  });

  test('takes files as large as the product does, and no large body elsewhere', async () => {
    const largest = Buffer.alloc(Math.max(IMAGE_MAX_BYTES, VIDEO_MAX_BYTES));
    expect(await ask('/v1/uploads/1', { method: 'PATCH', body: largest })).toMatchObject({ status: 200 });
    expect(last()).toMatchObject({ method: 'PATCH', bytes: largest.length });
    const body = Buffer.alloc(2_000_000);
    // It may be cut while it is sent.
    const refused = await ask('/v1/casts', { method: 'POST', body }).catch(() => ({ status: 413 }));
    expect(refused.status).toBe(413);
  });

  test('leads from http to https', async () => {
    const answer = await fetch(`http://127.0.0.1:${ports.plain}/guest?x=1`, {
      headers: { host: 'www.example.jp' },
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      expect.stringMatching(/^https:.*\/guest\?x=1$/),
    ]);
  });
});
