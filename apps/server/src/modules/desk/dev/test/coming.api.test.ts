import { beforeEach, expect, test } from 'vitest';
import { createIdentityTokens } from '../../../../gateways/identity/index.ts';
import { useTestApp } from '../../../../test-support/index.ts';
import { devModule, type Coming } from '../index.ts';

let played: PromiseWithResolvers<boolean>;
let coming: Coming | null;
beforeEach(() => {
  played = Promise.withResolvers();
  coming = { done: 7, of: 22, isDemoPlaying: true, hasFailed: false };
});
const tools = {
  coming: () => coming,
  get demoPlayed() {
    return played.promise;
  },
};
const app = useTestApp({ modules: [devModule(tools, createIdentityTokens)] });

const page = async () => (await app.app.http.inject({ url: '/dev' })).body;
const move = () => app.app.http.inject({ method: 'POST', url: '/dev/clock', payload: { minutes: 60 } });

test('says how far the demo is, and that its clock waits; its clock moves when the demo is whole', async () => {
  expect(await page()).toContain('準備中です（22件中7件が完了）。');
  expect(await page()).toContain('id="clock-waits"');
  expect((await app.app.http.inject({ url: '/dev/coming' })).json()).toEqual({ coming });
  const before = app.clock.now();
  let hasMoved = false;
  const moving = move().then((answer) => ((hasMoved = true), answer));
  await page();
  expect([hasMoved, app.clock.now()]).toEqual([false, before]);
  coming = null;
  played.resolve(true);
  expect((await moving).statusCode).toBe(200);
  expect(app.clock.now().getTime()).toBe(before.getTime() + 3_600_000);
  expect(await page()).not.toContain('準備');
});

test('does not move its clock when the product is stopped meanwhile', async () => {
  const before = app.clock.now();
  const moving = move();
  played.resolve(false);
  expect((await moving).statusCode).toBe(503);
  expect(app.clock.now()).toEqual(before);
});

test('says that a part could not be made', async () => {
  coming = { done: 7, of: 22, isDemoPlaying: false, hasFailed: true };
  expect(await page()).toContain('一部を準備できませんでした');
  expect(await page()).not.toContain('id="clock-waits"');
});
