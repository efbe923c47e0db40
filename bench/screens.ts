import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { freePort } from '../tools/database/launch.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE, DEMO_PICTURED_CAST_PHONE } from '../tools/demo/accounts.ts';
import { findChromium } from '../tools/test/chromium.ts';
import { makeTemporaryDataDir } from '../tools/test/temporary-cluster.ts';
import type { Cleanup } from './cleanup.ts';
import { startProduct } from './cold-start.ts';
import { loadScreen, watchPage, type ScreenLoad } from './screen-load.ts';
import { measureFirstFace, type FirstFace } from './slow-line.ts';

export interface ScreenFigures extends ScreenLoad {
  readonly screen: string;
  /** Lighthouse's score for performance, 0 to 100, the median; null for the empty page, and where Lighthouse is not installed. */
  readonly score: number | null;
  /** On a slow line; only of the guest's home. */
  readonly firstFace?: FirstFace;
}

/** What is used of Lighthouse: 180 MB that only this needs, so `npm ci` leaves them out; `npm ci --prefix bench/scores` brings them. */
type Lighthouse = (
  url: string,
  flags: Readonly<Record<string, unknown>>,
) => Promise<
  | { readonly lhr: { readonly categories: Readonly<Record<string, { readonly score: number | null }>> } }
  | undefined
>;
const LIGHTHOUSE = new URL('scores/node_modules/lighthouse/core/index.js', import.meta.url);

const GUEST = 1;
const CAST = 2;
const VIEWPORT = { width: 390, height: 844 };
/** Of most phones: which size of a photo is fetched depends on it. */
const PIXEL_RATIO = 3;
const EMPTY = '/empty-page';

interface Session {
  readonly page: Page;
  readonly port: number;
  readonly origin: string;
}

/** What each screen fetches and does, next to an empty page in the same run; null if there is no browser. */
export async function measureScreens(cleanup: Cleanup, runs: number): Promise<ScreenFigures[] | null> {
  const executablePath = findChromium();
  if (executablePath === null) return null;
  const folder = await makeTemporaryDataDir();
  cleanup.add(folder.remove);
  const product = await startProduct(cleanup, folder.dataDir);
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    viewport: VIEWPORT,
    deviceScaleFactor: PIXEL_RATIO,
    locale: 'ja-JP',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  });
  cleanup.add(() => context.close());
  const page = context.pages()[0] ?? (await context.newPage());
  await watchPage(page);
  await page.route(`**${EMPTY}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>empty</title>' }),
  );
  const session = { page, port, origin: `http://127.0.0.1:${product.port}` };
  const figures = [
    { screen: 'empty page', ...(await loadScreen(page, session.origin + EMPTY)), score: null },
    await measureScreen(session, '/', runs),
    await measureScreen(session, '/authentication', runs),
  ];
  await signIn(session, DEMO_PICTURED_CAST_PHONE, CAST);
  const picturedId = await page.evaluate(() => sessionStorage.getItem('userIdCurrent') ?? '');
  const castId = await signIn(session, DEMO_GUEST_PHONE, GUEST);
  const firstFace = await measureFirstFace(page, `${session.origin}/guest`);
  for (const screen of [
    '/guest',
    '/guest/search',
    `/guest/user-profile?castId=${castId}`,
    '/guest/dohan-list',
  ])
    figures.push({
      ...(await measureScreen(session, screen, runs)),
      ...(screen === '/guest' && { firstFace }),
    });
  const pictured = await loadScreen(
    page,
    `${session.origin}/guest/user-profile?castId=${JSON.parse(picturedId)}`,
  );
  figures.push({ screen: 'a profile with photos and a video', ...pictured, score: null });
  await signIn(session, DEMO_CAST_PHONE, CAST);
  // Of the back office, whose session is another: its login.
  for (const screen of ['/cast', '/cast/dohan-list', '/admin/'])
    figures.push(await measureScreen(session, screen, runs));
  await context.close();
  await product.stop();
  return figures;
}

/** Signs the browser in as a demo user; returns the cast at the top of a guest's list. */
async function signIn({ page, origin }: Session, phone: string, userType: number): Promise<string> {
  const answer = await page.request.post(`${origin}/dev/tab`, { data: { phone, user_type: userType } });
  const { grant } = (await answer.json()) as { grant: string };
  await page.goto(`${origin}/authentication?dev=${grant}`);
  await page.waitForURL(userType === GUEST ? '**/guest' : '**/cast');
  if (userType === CAST) return '';
  const card = page.locator('a[href*="castId="]').first();
  await card.waitFor();
  return new URL((await card.getAttribute('href')) ?? '', origin).searchParams.get('castId') ?? '';
}

async function measureScreen(
  { page, port, origin }: Session,
  path: string,
  runs: number,
): Promise<ScreenFigures> {
  const load = await loadScreen(page, origin + path);
  const scores: number[] = [];
  // The open tab stays idle meanwhile.
  await page.goto('about:blank');
  for (let run = 0; run < runs && existsSync(LIGHTHOUSE); run += 1) {
    await emptyCache(page);
    scores.push(await scoreOf(origin + path, port));
  }
  const median = scores.sort((a, b) => a - b)[scores.length >> 1] ?? null;
  return { screen: path.replace(/\?.*/, ''), ...load, score: median };
}

async function emptyCache(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.clearBrowserCache');
  await client.detach();
}

/** A phone on a simulated slow connection, signed in as the browser is. */
async function scoreOf(url: string, port: number): Promise<number> {
  const { default: lighthouse } = (await import(LIGHTHOUSE.href)) as { default: Lighthouse };
  const flags = {
    port,
    hostname: '127.0.0.1',
    onlyCategories: ['performance'],
    disableStorageReset: true,
    logLevel: 'silent',
  };
  const result = await lighthouse(url, flags);
  return Math.round((result?.lhr.categories['performance']?.score ?? 0) * 100);
}
