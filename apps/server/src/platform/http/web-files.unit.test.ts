import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../../../../tools/launch/paths.ts';
import { PAGES } from './pages.gen.ts';
import { serveWeb } from './web-files.ts';

let webDir: string;
let app: FastifyInstance;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'yoimachi-web-'));
  for (const folder of ['assets', 'portraits', '.vite']) await mkdir(join(webDir, folder));
  await writeFile(join(webDir, 'index.html'), '<title>宵待ち</title>');
  await writeFile(join(webDir, 'assets/a-1234.js'), 'plain');
  await writeFile(join(webDir, 'assets/a-1234.js.br'), 'pressed');
  await writeFile(join(webDir, 'portraits/001.webp'), 'picture');
  await writeFile(join(webDir, '.vite/manifest.json'), '{}');
  await writeFile(join(webDir, 'robots.txt'), 'User-agent: *');
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
  for (const url of [
    '/',
    '/guest',
    '/cast/setting/setting-price?x=1',
    '/guest/help/faq',
    '/cast/',
    '/Guest',
  ]) {
    const page = await get(url);
    expect([page.statusCode, page.headers['cache-control']], url).toEqual([200, 'no-cache']);
    expect(page.body).toContain('宵待ち');
  }
  expect((await app.inject({ method: 'HEAD', url: '/guest' })).statusCode).toBe(200);
});

it('answers with the page of the screen where the build has them', async () => {
  const dir = join(webDir, 'with-pages');
  await mkdir(join(dir, 'screens'), { recursive: true });
  await writeFile(join(dir, 'index.html'), 'every screen');
  const pages = { '/guest': 'screens/home.html', '/guest/help/$page': 'screens/help.html' };
  await writeFile(join(dir, 'screens.json'), JSON.stringify(pages));
  for (const page of Object.values(pages)) await writeFile(join(dir, page), page);
  await writeFile(join(dir, 'screens/home.html.br'), 'pressed');
  const own = fastify();
  await serveWeb(own, dir);
  const shown = async (url: string) => (await own.inject({ url })).body;
  expect(await shown('/Guest/?x=1')).toBe(pages['/guest']);
  expect(await shown('/guest/help/faq')).toBe(pages['/guest/help/$page']);
  expect(await shown('/guest/nowhere')).toBe('every screen');
  const pressed = await own.inject({ url: '/guest', headers: { 'accept-encoding': 'br' } });
  expect([pressed.body, pressed.headers['cache-control']]).toEqual(['pressed', 'no-cache']);
  await own.close();
});

it('answers an address without a screen with 404 and the app, which says so', async () => {
  for (const url of [
    '/development',
    '/guest/nowhere',
    '/guest/help/none?x=/guest',
    '/cast/pause/x',
    '/%E0%A4',
  ]) {
    const page = await get(url);
    expect(page.statusCode, url).toBe(url === '/%E0%A4' ? 400 : 404);
    if (page.statusCode === 404) expect(page.body).toContain('宵待ち');
  }
});

it('knows every screen of the web, and nothing else', () => {
  const screens = globSync('apps/web/src/routes/**/*.tsx', { cwd: ROOT }).filter(
    (file) => !/__root|route\.tsx|\$/.test(file),
  );
  for (const file of screens) {
    const words = file
      .replace('apps/web/src/routes/', '')
      .replace(/\.tsx$/, '')
      .split(/[./]/);
    const path = words.filter((word) => word !== 'index').map((word) => word.replace(/_$/, ''));
    expect(PAGES, file).toContain(`/${path.join('/')}`);
  }
  expect([...PAGES].filter((page) => /[$*]|\/$/.test(page))).toEqual([]);
});

it('serves robots.txt as text and no name that begins with a dot', async () => {
  const robots = await get('/robots.txt');
  expect([robots.statusCode, robots.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  for (const url of [
    '/.vite/manifest.json',
    '/%2Evite/manifest.json',
    '/.env',
    '/guest/.git',
    '/favicon.ico',
  ]) {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']], url).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
  }
});

it('answers nothing where no screen can be', async () => {
  for (const url of ['/assets/gone.js', '/v1/gone', '/dev', '/dev/inbox', '/portraits/x.webp'])
    expect((await get(url)).statusCode, url).not.toBe(200);
  expect((await get('/..%2f..%2fetc/passwd')).body).not.toContain('root:');
  expect((await app.inject({ method: 'POST', url: '/guest' })).statusCode).toBe(404);
});
