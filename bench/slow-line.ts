import type { Page } from '@playwright/test';

/** A line of 400 kbit/s whose answers are 400 ms away, as lines of trains are. */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
/** A minute: whoever has seen nobody by then has gone. */
const TIMEOUT_MS = 60_000;

/** Milliseconds from the address to the first face on it. */
export interface FirstFace {
  /** Nothing of the product is on the phone but who is signed in. */
  readonly coldMs: number;
  /** At the next visit, with what the browser and the service worker kept. */
  readonly againMs: number;
}

/** How long somebody on a slow line waits for the first face of a list, at the first visit and at the next one. */
export async function measureFirstFace(page: Page, url: string): Promise<FirstFace> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.clearBrowserCache');
  const { origin } = new URL(url);
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage' });
  await client.send('Network.emulateNetworkConditions', SLOW_3G);
  const coldMs = await untilFace(page, url);
  // What it fetches at rest is there, too, when somebody comes back.
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
  const againMs = await untilFace(page, url);
  await client.detach();
  return { coldMs, againMs };
}

async function untilFace(page: Page, url: string): Promise<number> {
  await page.goto('about:blank');
  const startedAt = performance.now();
  await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('main li img')].some(
        (face) => face.complete && face.naturalWidth > 0,
      ),
    undefined,
    { timeout: TIMEOUT_MS },
  );
  return performance.now() - startedAt;
}
