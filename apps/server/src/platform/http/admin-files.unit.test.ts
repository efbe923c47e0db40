import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveAdmin } from './admin-files.ts';
import { serveWeb } from './web-files.ts';

let root: string;
const apps: FastifyInstance[] = [];

/** A product with the back office beside the guest's app, in either order, or alone. */
async function product(...served: ('web' | 'admin')[]): Promise<FastifyInstance> {
  const app = fastify();
  apps.push(app);
  app.get('/admin/v1/session', () => ({ isCall: true }));
  for (const which of served)
    await (which === 'web' ? serveWeb(app, join(root, 'web')) : serveAdmin(app, join(root, 'admin')));
  return app;
}

const COOKIE = 'office=x';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'yoimachi-admin-'));
  for (const folder of ['web/assets', 'admin/assets', 'admin/.vite'])
    await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, 'web/index.html'), 'guest');
  await writeFile(join(root, 'web/assets/a-1.js'), 'of the guest');
  await writeFile(join(root, 'admin/index.html'), 'office');
  await writeFile(join(root, 'admin/login.html'), 'login');
  await writeFile(join(root, 'admin/theme.js'), 'theme');
  await writeFile(join(root, 'admin/assets/b-2.js'), 'plain');
  await writeFile(join(root, 'admin/assets/b-2.js.br'), 'pressed');
  await writeFile(join(root, 'admin/.vite/manifest.json'), '{}');
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await rm(root, { recursive: true });
});

it.each([[['web', 'admin']], [['admin', 'web']], [['admin']]] as const)(
  'serves files, screens and calls of the back office: %j',
  async (served) => {
    const app = await product(...served);
    const get = (url: string, encoding = '') =>
      app.inject({ url, headers: { 'accept-encoding': encoding, cookie: COOKIE } });
    const pressed = await get('/admin/assets/b-2.js', 'br');
    expect([pressed.body, pressed.headers['cache-control']]).toEqual([
      'pressed',
      'public, max-age=31536000, immutable',
    ]);
    expect((await get('/admin/assets/b-2.js')).body).toBe('plain');
    expect((await get('/admin/theme.js')).headers['cache-control']).toBe('no-cache');
    for (const url of ['/admin/', '/admin/login', '/admin/audit?outcome=DONE', '/admin/members/x/bookings']) {
      const page = await get(url);
      expect([page.statusCode, page.body, page.headers['cache-control']], url).toEqual([
        200,
        'office',
        'no-cache',
      ]);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    }
    const door = await get('/admin');
    expect([door.statusCode, door.headers.location]).toEqual([302, '/admin/']);
    expect((await get('/admin/v1/session')).json()).toEqual({ isCall: true });
    for (const url of [
      '/admin/v1/nowhere',
      '/admin/v1',
      '/admin/assets/gone.js',
      '/admin/.vite/manifest.json',
    ])
      expect((await get(url)).statusCode, url).toBe(404);
    expect((await get('/admin/..%2fweb%2findex.html')).body).not.toContain('guest');
    expect((await app.inject({ method: 'POST', url: '/admin/login' })).statusCode).toBe(404);
  },
);

it("keeps each app's files and screens out of the other's paths", async () => {
  const both = await product('web', 'admin');
  for (const url of ['/assets/b-2.js', '/admin/assets/a-1.js', '/theme.js'])
    expect((await both.inject({ url })).statusCode, url).toBe(404);
  expect((await both.inject({ url: '/guest' })).body).toBe('guest');
  const alone = await product('web');
  for (const url of ['/admin', '/admin/', '/admin/login', '/Admin'])
    expect((await alone.inject({ url })).body, url).not.toBe('guest');
});

it('answers with the page of the screen, and with that of the login whoever sends no cookie', async () => {
  const dir = join(root, 'screens');
  await cp(join(root, 'admin'), dir, { recursive: true });
  await mkdir(join(dir, 'screens'));
  const pages = {
    '/': 'home',
    '/login': 'login again',
    '/members/$accountId': 'member',
    '/invite': 'invited',
  };
  for (const name of Object.values(pages)) await writeFile(join(dir, `screens/${name}.html`), name);
  const named = Object.entries(pages).map(([address, name]) => [address, `screens/${name}.html`]);
  await writeFile(join(dir, 'screens.json'), JSON.stringify(Object.fromEntries(named)));
  const app = fastify();
  apps.push(app);
  await serveAdmin(app, dir);
  const shown = async (url: string, cookie?: string) =>
    (await app.inject({ url, headers: { ...(cookie !== undefined && { cookie }) } })).body;
  expect(await shown('/admin/', COOKIE)).toBe('home');
  expect(await shown('/admin/members/a-1?tab=x', COOKIE)).toBe('member');
  expect(await shown('/admin/members/a-1/b', COOKIE)).toBe('office');
  expect(await shown('/admin/login', COOKIE)).toBe('login again');
  for (const url of ['/admin/', '/admin/login', '/admin/members/a-1', '/admin/nothing'])
    expect(await shown(url), url).toBe('login');
  expect(await shown('/admin/invite')).toBe('invited');
});

it('lets who opens it wait while it is being built, also where an older build lies, and says when that failed', async () => {
  const app = fastify();
  apps.push(app);
  app.get('/admin/v1/session', () => ({ isCall: true }));
  await serveWeb(app, join(root, 'web'));
  const built = Promise.withResolvers<void>();
  const dir = join(root, 'coming');
  await serveAdmin(app, dir, built.promise);
  const waiting = await app.inject({ url: '/admin/login' });
  expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([503, '2']);
  expect(waiting.body).toContain('http-equiv="refresh"');
  expect(waiting.body).toContain('運営画面を準備しています');
  const style = /href="(\/admin\/[\w.]+)"/.exec(waiting.body)![1]!;
  expect((await app.inject({ url: style })).headers['content-type']).toContain('text/css');
  await cp(join(root, 'admin'), dir, { recursive: true });
  for (const url of ['/admin/', '/admin/assets/b-2.js'])
    expect((await app.inject({ url })).statusCode, url).toBe(503);
  expect((await app.inject({ url: '/admin/v1/session' })).json()).toEqual({ isCall: true });
  built.resolve();
  await built.promise;
  expect((await app.inject({ url: '/admin/login' })).body).toBe('login');
  expect((await app.inject({ url: '/admin/assets/b-2.js' })).body).toBe('plain');

  const broken = fastify();
  apps.push(broken);
  await serveAdmin(broken, dir, Promise.reject(new Error('no build')));
  const failed = await broken.inject({ url: '/admin/' });
  expect(failed.body).toContain('運営画面を準備できませんでした');
  expect(failed.body).not.toContain('http-equiv');
});
