import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { addMinutes } from '@yoimachi/domain/time';
import { WEB_DIST } from '../tools/launch/paths.ts';
import { anyOf } from './support/choose.ts';
import { castWith } from './support/casts.ts';
import { FAVORITE_CAST, leaderOf, STORE } from './support/demo.ts';
import { moveClockTo, productNow, signIn } from './support/dev.ts';
import { agreeOnEvening } from './support/evening.ts';
import { layoutShifts } from './support/layout-shifts.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** The file that a screen is in, below its route. */
function fileOfScreen(route: string): string {
  const manifest = JSON.parse(readFileSync(join(WEB_DIST, '.vite/manifest.json'), 'utf8'));
  return manifest[`src/routes/${route}.tsx?tsr-split=component`].file;
}

/** How many casts a search has found. */
const foundCount = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+人/ });

test('the brand is seen before any script has come, in the chosen theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/guest', { waitUntil: 'commit' });
  await expect(page.locator('#splash header')).toBeVisible();
  await expect(page.locator('#splash')).toHaveCSS('background-color', 'rgb(19, 16, 22)');
});

test('the first look stands still, wherever its page is cut on the way', async ({ page, request }) => {
  const answer = await request.get('/authentication');
  // Its scripts would draw what comes after it.
  const parts = (await answer.text())
    .replaceAll(/<script.*?<\/script>/gs, '')
    .split(/(?<=<\/?(?:header|svg|ul|li)\b[^>]*>)/);
  expect(parts.length).toBeGreaterThan(10);
  await page.goto('about:blank');
  await page.evaluate(async (pieces) => {
    document.open();
    for (const piece of pieces) {
      document.write(piece);
      // Each is drawn before the next comes.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
    document.close();
  }, parts);
  await expect(page.locator('#splash header')).toHaveText('宵待ち');
  expect(await layoutShifts(page)).toEqual([]);
});

test('the first look goes when the screen comes', async ({ page }) => {
  await page.goto('/authentication');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#splash')).toBeHidden();
});

test('the keyboard goes past the filters, and a tap on a slow line is answered', async ({ page }) => {
  // From the beginning: the shell also fetches at rest what is likely wanted next.
  const answered = Promise.withResolvers<void>();
  await page.route(`**/${fileOfScreen('guest/buy-point.index')}`, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await signIn(page, DEMO_GUEST_PHONE, 1);
  await expect(foundCount(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '本文へ移動' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: '現在のポイント' }).dispatchEvent('click');
  await expect(page.getByRole('progressbar', { name: '読み込み中' })).toBeVisible();
  answered.resolve();
  await expect(page).toHaveTitle('ポイント購入 | 宵待ち');
  await expect(page.getByRole('progressbar', { name: '読み込み中' })).toBeHidden();
});

test('a browser that keeps nothing says what to switch on, and its help is there', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
  });
  await page.goto('/authentication');
  await expect(page.getByText('「Cookieとサイトのデータ」を許可し')).toBeVisible();
  await expect(page.getByText('利用する目的をお選びください')).toBeVisible();
  await page.getByRole('link', { name: 'ヘルプを見る' }).click();
  await expect(page).toHaveURL(/\/help/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

const movedOn = async (page: Page, path: string, shown: Locator): Promise<string[]> => {
  await page.goto(path);
  return movedUntil(page, shown);
};

/** What moved on a screen until everything had come, as browsers reckon it; first of all what moved. */
async function movedUntil(page: Page, shown: Locator): Promise<string[]> {
  await expect(shown).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

/** By the product's clock: a page learns of it from its first answer, and has other days then. */
async function watchMoves(page: Page): Promise<void> {
  await page.clock.setSystemTime(await productNow(page.request));
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    interface Shift extends PerformanceEntry {
      readonly sources: readonly { readonly node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        moved.push(sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | '));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test("nothing on the cast's home or her ranking moves while it loads", async ({ page }) => {
  await watchMoves(page);
  await signIn(page, DEMO_CAST_PHONE, 2);
  expect(await movedOn(page, '/cast', page.getByRole('heading', { name: '今月の獲得ポイント' }))).toEqual([]);
  expect(await movedOn(page, '/cast/ranking', page.getByText('全国', { exact: true }))).toEqual([]);
});

/** Keeps what is asked for at an address on its way, as a slow network does, until the returned function is called. */
async function holdAnswer(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('lists stand still, though the groups that narrow them come last', async ({ page }) => {
  await watchMoves(page);
  await signIn(page, DEMO_GUEST_PHONE, 1);
  for (const [path, list, item] of [
    ['/guest/dohan-list', '**/v1/guests/bookings*', page.getByRole('tabpanel').getByRole('listitem')],
    ['/guest/chat-list', '**/v1/chat/conversations*', page.getByRole('main').getByRole('listitem')],
  ] as const) {
    const release = await holdAnswer(page, '**/v1/favorite-categories/names*');
    const read = page.waitForResponse(list);
    await page.goto(path);
    await read;
    await expect(page.getByRole('status', { name: '読み込み中…' })).toBeVisible();
    release();
    expect(await movedUntil(page, anyOf(item)), path).toEqual([]);
  }
});

test("nothing on a cast's lists of money and people moves while it loads", async ({ page }) => {
  await watchMoves(page);
  await signIn(page, DEMO_CAST_PHONE, 2);
  for (const [path, shown] of [
    ['/cast/bookings', '評価待ち'],
    ['/cast/payoff', '年間の報酬明細'],
    ['/cast/point-history', '月別の獲得ポイント'],
    ['/cast/notification', 'あなたへ'],
  ] as const)
    expect(await movedOn(page, path, anyOf(page.getByText(shown, { exact: true }))), path).toEqual([]);
});

test('a picture has its colour before it comes', async ({ page }) => {
  await page.route('**/portraits/**', () => undefined);
  await signIn(page, DEMO_GUEST_PHONE, 1);
  const pictures = page.getByRole('list', { name: 'キャストの一覧' }).locator('img');
  await expect(anyOf(pictures)).toBeAttached();
  const colours = await pictures.evaluateAll((all) =>
    all.map((picture) => getComputedStyle(picture).backgroundColor),
  );
  expect(colours).not.toContain('rgba(0, 0, 0, 0)');
  expect(new Set(colours).size).toBeGreaterThan(1);
});

test('nothing on the home of a cast who meets somebody today moves while it loads', async ({ page }) => {
  const { cast, startsAt } = await agreeOnEvening(page.request, { aheadDays: 1, sparePoints: 0 });
  await moveClockTo(page.request, addMinutes(startsAt, -20));
  await watchMoves(page);
  await signIn(page, cast, 2);
  const card = page
    .getByRole('link', { name: '当日の画面へ' })
    .or(page.getByRole('button', { name: '到着しました' }));
  expect(await movedOn(page, '/cast', card)).toEqual([]);
});

for (const width of [390, 1280])
  test(`nothing moves while a guest's screens load, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchMoves(page);
    await signIn(page, DEMO_GUEST_PHONE, 1);
    // How many there are is told behind where it looks.
    await expect(foundCount(page)).toBeVisible();
    const { castId } = await castWith(page.request);
    const cards = page.getByRole('list', { name: 'キャストの一覧' }).getByRole('link');
    // An address that says where: one that does not goes on everywhere when it is not known for a second where he lives, and then goes there.
    expect(await movedOn(page, '/guest?prefecture=13', anyOf(cards)), '/guest').toEqual([]);
    for (const [path, name] of [
      ['/guest?day=any&genre=3', STORE.casts[0]],
      ['/guest/ranking', await leaderOf(page.request, {})],
      ['/guest/favorite', FAVORITE_CAST],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name });
      expect(await movedOn(page, path, link), path).toEqual([]);
    }
    const profile = `/guest/user-profile?castId=${castId}`;
    expect(await movedOn(page, profile, page.getByRole('heading', { level: 1 })), 'a profile').toEqual([]);
  });

test('the act beside a profile stands still, though her days come last', async ({ page }) => {
  const { castId } = await castWith(page.request);
  await page.setViewportSize({ width: 1280, height: 844 });
  await watchMoves(page);
  await signIn(page, DEMO_GUEST_PHONE, 1);
  const stands = Promise.withResolvers<void>();
  await page.route(`**/casts/${castId}/schedules?*`, async (route) => {
    await stands.promise;
    await route.continue();
  });
  await page.goto(`/guest/user-profile?castId=${castId}`);
  const panel = page.getByRole('region', { name: '日時と料金' });
  await expect(panel.getByText('日にちをお選びください')).toBeVisible();
  stands.resolve();
  expect(await movedUntil(page, panel.getByRole('radio', { name: '18:00' }))).toEqual([]);
});

test('icons and the manifest are there', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    readonly icons: readonly { readonly src: string; readonly type: string }[];
    readonly screenshots: readonly { readonly src: string; readonly type: string; readonly sizes: string }[];
  };
  for (const { src, type } of [...manifest.icons, { src: '/apple-touch-icon.png', type: 'image/png' }]) {
    const answer = await request.get(src);
    expect([answer.status(), answer.headers()['content-type']], src).toEqual([200, type]);
  }
  for (const { src, type, sizes } of manifest.screenshots) {
    const answer = await request.get(src);
    expect([answer.status(), answer.headers()['content-type']], src).toEqual([200, type]);
    const { width, height } = await sharp(await answer.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  // What a browser asks before it offers to install the product.
  expect(manifest).toMatchObject({ id: '/', start_url: '/start', scope: '/', display: 'standalone' });
  expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }));
  // A worker that is kept by a cache would keep its version.
  for (const path of ['/sw.js', '/build.txt', '/offline.html', '/']) {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()['cache-control']], path).toEqual([200, 'no-cache']);
    expect(answer.headers()['content-security-policy'], path).toContain("worker-src 'self'");
  }
});
