import type { Page } from '@playwright/test';

/** What a browser with an empty cache fetches and does until a screen is stable. */
export interface ScreenLoad {
  readonly scriptBytes: number;
  /** Photos, and the beginning of a video. */
  readonly pictureBytes: number;
  readonly otherBytes: number;
  readonly files: number;
  /** As counted by the browser; the target is 0. */
  readonly layoutShift: number;
  /** Tasks of more than 50 ms, and their total duration. */
  readonly longTasks: number;
  readonly longTasksMs: number;
}

interface Watched {
  shift: number;
  tasks: number[];
}

const KINDS: Readonly<Record<string, 'script' | 'picture'>> = {
  Script: 'script',
  Image: 'picture',
  Media: 'picture',
};
/** How long a screen is observed after its last request. */
const STILL_MS = 1500;

/** From now on every page in this tab counts its layout shifts and long tasks. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { shift: 0, tasks: [] };
    Object.assign(window, { watched });
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) watched.shift += value;
    });
    watch('longtask', (entry) => watched.tasks.push(entry.duration));
  });
}

/** Loads an address with an empty cache and counts until nothing more happens. */
export async function loadScreen(page: Page, url: string): Promise<ScreenLoad> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.clearBrowserCache');
  const types = new Map<string, string>();
  const sums = { script: 0, picture: 0, other: 0, files: 0 };
  client.on('Network.responseReceived', ({ requestId, type }) => void types.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    // Calls are answers, not files.
    if (type === undefined || type === 'Fetch' || type === 'XHR') return;
    sums.files += 1;
    sums[KINDS[type] ?? 'other'] += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(STILL_MS);
  const watched = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  await client.detach();
  return {
    scriptBytes: sums.script,
    pictureBytes: sums.picture,
    otherBytes: sums.other,
    files: sums.files,
    layoutShift: watched.shift,
    longTasks: watched.tasks.length,
    longTasksMs: watched.tasks.reduce((sum, one) => sum + one, 0),
  };
}
