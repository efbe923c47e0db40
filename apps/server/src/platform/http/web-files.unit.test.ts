import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveWeb } from './web-files.ts';

let webDir: string;
let app: FastifyInstance;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'yoimachi-web-'));
  for (const folder of ['assets', 'portraits']) await mkdir(join(webDir, folder));
  await writeFile(join(webDir, 'index.html'), '<title>宵待ち</title>');
  await writeFile(join(webDir, 'assets/a-1234.js'), 'plain');
  await writeFile(join(webDir, 'assets/a-1234.js.br'), 'pressed');
  await writeFile(join(webDir, 'portraits/001.webp'), 'picture');
  app = fastify();
  await serveWeb(app, webDir);
});
afterAll(() => rm(webDir, { recursive: true }));

const get = (url: string, encoding = '') => app.inject({ url, headers: { 'accept-encoding': encoding } });

it('keeps hashed files for ever and sends them compressed', async () => {
  const pressed = await get('/assets/a-1234.js', 'gzip, br');
  expect(pressed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
  });
  expect(pressed.body).toBe('pressed');
  expect((await get('/assets/a-1234.js')).body).toBe('plain');
  expect((await get('/portraits/001.webp')).headers['cache-control']).toBe('public, max-age=604800');
  const named = await get('/portraits/001.webp?v=0a1b2c3d');
  expect(named.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('answers every screen with index.html', async () => {
  for (const url of ['/', '/guest', '/cast/setting/setting-price?x=1', '/development']) {
    const page = await get(url);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(page.body).toContain('宵待ち');
  }
});

it('answers nothing where no screen can be', async () => {
  for (const url of ['/assets/gone.js', '/v1/gone', '/dev', '/dev/inbox', '/portraits/x.webp'])
    expect((await get(url)).statusCode, url).not.toBe(200);
  expect((await get('/..%2f..%2fetc/passwd')).body).not.toContain('root:');
  expect((await app.inject({ method: 'POST', url: '/guest' })).statusCode).toBe(404);
});
