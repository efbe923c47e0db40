import sharp from 'sharp';
import { signIn } from './support/dev.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('the brand is seen before any script has come, in the chosen theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/guest', { waitUntil: 'commit' });
  await expect(page.locator('#splash header')).toBeVisible();
  await expect(page.locator('#splash')).toHaveCSS('background-color', 'rgb(19, 16, 22)');
});

test('the first look goes when the screen comes', async ({ page }) => {
  await page.goto('/authentication');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#splash')).toBeHidden();
});

test('the keyboard goes past the filters, and a tap on a slow line is answered', async ({ page }) => {
  // From the beginning: the shell also fetches at rest what is likely wanted next.
  const answered = Promise.withResolvers<void>();
  await page.route('**/assets/buy-point*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await signIn(page, DEMO_GUEST_PHONE, 1);
  await expect(page.getByRole('listitem').first()).toBeVisible();
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

test("nothing on the cast's home moves while it loads", async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await signIn(page, DEMO_CAST_PHONE, 2);
  await page.goto('/cast');
  await expect(page.getByRole('heading', { name: '今月の獲得ポイント' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBe(0);
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
