import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentRoutes } from '@yoimachi/contract/content';
import { signUpGuest, startTestApp, typed, type TestApp } from '../../test-support/index.ts';

let webDir: string;
let app: TestApp;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'web-'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>宵待ち</title>');
  await writeFile(join(webDir, 'moon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app = await startTestApp({ webDir });
});
afterAll(async () => {
  await app.close();
  await rm(webDir, { recursive: true });
});

const get = (url: string) => app.app.http.inject({ url });
const support = () => app.call(contentRoutes.support, {});
const operator = (...words: [string, ...string[]]) => typed(app, ...words, '--operator', 'sato');

test('calls and screens are closed until an operator opens them, and say when to come back', async () => {
  expect((await support()).status).toBe(200);
  expect((await get('/guest')).statusCode).toBe(200);
  expect(await operator('showMaintenance')).toBe('');
  // 12:00 in Tokyo; servers hear of it within some seconds.
  await operator('beginMaintenance', '--until', '2026-11-20T12:30');
  await app.moveBy(1);

  const refused = await get('/v1/support');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe(String(29 * 60));
  expect(refused.headers['x-now']).toBe('2026-11-20T03:01:00.000Z');
  expect(refused.json()).toMatchObject({
    code: 'MAINTENANCE',
    message: expect.stringContaining('メンテナンス中'),
    details: { until: '2026-11-20T03:30:00.000Z' },
  });
  for (const address of ['/', '/guest', '/cast/faq?x=1', '/no-such-screen']) {
    const page = await get(address);
    expect(page.statusCode, address).toBe(503);
    expect(page.headers['retry-after']).toBe(String(29 * 60));
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('ただいまメンテナンス中です');
    expect(page.body).toContain('12:30');
    expect(page.body).toContain('http-equiv="refresh"');
  }

  // The time that was named does not open it.
  await app.moveBy(60);
  expect(await support()).toMatchObject({ status: 503, code: 'MAINTENANCE' });
  expect((await get('/guest')).body).toContain('作業を続けています');
  expect((await get('/guest')).headers['retry-after']).toBe('60');

  await operator('endMaintenance');
  await app.moveBy(1);
  expect((await support()).status).toBe(200);
  expect((await get('/guest')).body).toContain('<title>宵待ち</title>');
});

test('probes, files, what providers tell us, calls for help and operators go on', async () => {
  const guest = await signUpGuest(app);
  const authorization = `Bearer ${await guest.token()}`;
  await operator('beginMaintenance', '--until', '2026-11-21T12:00');
  await app.moveBy(1);
  for (const address of ['/healthz', '/moon.svg', '/maintenance/style.css', '/v1/openapi.json'])
    expect((await get(address)).statusCode, address).toBe(200);
  const told = await app.app.http.inject({ method: 'POST', url: '/webhooks/payment', payload: {} });
  expect(told.statusCode).not.toBe(503);
  const help = await app.app.http.inject({
    method: 'POST',
    url: '/v1/safety/sos',
    headers: { authorization },
    payload: {},
  });
  expect(help.statusCode).not.toBe(503);
  expect(await operator('suspendAccount', guest.userId, '--take-fee', 'false', '--reason', '確認')).toContain(
    'isNew: true',
  );
  await operator('endMaintenance');
});

test('a time that has passed closes nothing', async () => {
  await expect(operator('beginMaintenance', '--until', '2026-11-01T12:00')).rejects.toThrow('--until');
  expect(await operator('showMaintenance')).toBe('');
});
