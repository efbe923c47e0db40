import type { Page, WebSocket } from '@playwright/test';
import { firstCalls } from '../apps/web/build/first-calls.ts';
import type { BegunCall } from '../apps/web/src/lib/begin-calls.ts';
import { castWith } from './support/casts.ts';
import { productNow, signIn } from './support/dev.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from './support/people.ts';
import { expect, test } from './support/test.ts';

const SIDES = [
  { side: 'guest', phone: DEMO_GUEST_PHONE, userType: 1 },
  { side: 'cast', phone: DEMO_CAST_PHONE, userType: 2 },
] as const;

/** The addresses of a side whose pages name what they ask for first, with all that each names. */
const screensOf = (side: string, castId: string) =>
  Object.entries(firstCalls)
    .filter(([name]) => name.startsWith(`${side}.`) && name !== `${side}.route`)
    .map(([name, calls]) => {
      const path = `/${name.replace(/\.index$/, '').replaceAll('.', '/')}`;
      const query = name === 'guest.user-profile' ? `?castId=${castId}` : '';
      const all = [...calls, ...(firstCalls[`${side}.route`] ?? [])];
      return {
        address: path + query,
        calls: all.map((call) => call.replace('%24castId', castId)),
      };
    });

/** Once its socket is there: what is asked for anew then has been asked for. */
const connected = (socket: WebSocket) =>
  new Promise<void>((resolve) => {
    socket.on('framereceived', ({ payload }) => String(payload).includes('"authenticated"') && resolve());
  });

/** Keeps the scripts of a page on their way, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

for (const { side, phone, userType } of SIDES)
  test(`what a ${side}'s screens ask for first goes out before their code is there, and once`, async ({
    page,
    context,
    request,
  }) => {
    const { castId } = await castWith(request);
    await signIn(page, phone, userType);
    for (const { address, calls } of screensOf(side, castId)) {
      const tab = await context.newPage();
      // By the browser's clock the proof of who it is may be over.
      await tab.clock.setSystemTime(await productNow(request));
      const asked: string[] = [];
      tab.on('request', (sent) => {
        const { pathname, search } = new URL(sent.url());
        if (pathname.startsWith('/v1/')) asked.push(pathname + search);
      });
      const isConnected = tab.waitForEvent('websocket').then(connected);
      const letGo = await holdScripts(tab);
      await tab.goto(address, { waitUntil: 'commit' });
      await expect.poll(() => asked, address).toEqual(['/v1/account/refresh-tokens', ...calls]);
      letGo();
      await isConnected;
      expect(
        asked.filter((call, index) => asked.indexOf(call) < index),
        `${address} asks twice`,
      ).toEqual([]);
      const notTaken = await tab.evaluate(() =>
        (window as { begun?: readonly BegunCall[] }).begun?.map(({ path }) => path),
      );
      expect(notTaken, address).toEqual([]);
      await tab.close();
    }
  });
