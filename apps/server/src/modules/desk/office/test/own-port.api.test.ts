import { adminRoutes } from '@yoimachi/contract/admin';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATORS, startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { openBrowser, signedIn } from './browser.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { adminPort: 0, adminUrl: 'https://admin.example.jp' } });
});
afterAll(() => app.close());

const statusOf = async (server: 'http' | 'office', url: string) =>
  (await app.app[server].inject({ url })).statusCode;

test('the office answers on its own server, and the product knows nothing of it', async () => {
  const { browser } = await signedIn(app, OPERATORS.tanaka);
  expect((await browser.call('listQueues')).status).toBe(200);
  expect(await statusOf('http', '/admin/v1/session')).toBe(404);
  expect((await openBrowser(app).call('listQueues')).code).toBe('OFFICE_LOGIN_REQUIRED');
});

test('its server knows no call of people, no page for them and no socket', async () => {
  for (const url of [
    '/v1/casts',
    '/v1/guest',
    '/',
    '/dev',
    '/robots.txt',
    '/socket.io/?EIO=4&transport=polling',
  ])
    expect(await statusOf('office', url), url).toBe(404);
});

test('private pictures are opened there alone, photos on both', () => {
  const serves = (server: 'http' | 'office', url: string) => app.app[server].hasRoute({ method: 'GET', url });
  for (const url of ['/age-documents/:token', '/inquiry-pictures/look/:token'])
    expect([serves('office', url), serves('http', url)], url).toEqual([true, false]);
  for (const url of ['/media/look/:token', '/media/:fileId/:name', '/avatars/:fileId/:name'])
    expect([serves('office', url), serves('http', url)], url).toEqual([true, true]);
  expect(serves('office', '/inquiry-pictures/:fileId')).toBe(false);
});

test('every call of operators is there', () => {
  for (const { method, path } of Object.values(adminRoutes))
    expect(app.app.office.hasRoute({ method, url: `/admin/v1${path}` }), path).toBe(true);
});
